import type { ReactNode } from 'react';
import { offeredLinks } from '../../lib/link-target.ts';
import type { Site } from '../../lib/site-context.tsx';
import type { PageOf } from '../../model/page.ts';
import { SharedLayout } from '../../frame/shared-layout.tsx';
import { Section } from '../../ui/section.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import styles from './not-found-screen.module.css';

interface NotFoundScreenProps {
  site: Site;
  page: PageOf<'not-found'>;
  likelyPage?: ReactNode;
}

/** The 404 page: the specification's card with its note, and ways on for whoever came to read. */
export function NotFoundScreen({ site, page, likelyPage }: NotFoundScreenProps) {
  return (
    <SharedLayout site={site}>
      <Section ground="paper">
        <div className={styles.card}>
          <h1>{page.heading}</h1>
          <p className={styles.note}>
            <code>{page.note}</code>
          </p>
          <p>{page.lead}</p>
          <div className={styles.likelyPage}>{likelyPage}</div>
          <ul role="list" className={styles.ways}>
            {offeredLinks(page.waysOn, site.settings).map((way) => (
              <li key={way.to}>
                <SiteLink to={way.to}>{way.label}</SiteLink>
              </li>
            ))}
            {site.settings.blog && (
              <li>
                <SiteLink to="setting:blog">{page.blog.button}</SiteLink>
              </li>
            )}
          </ul>
        </div>
      </Section>
    </SharedLayout>
  );
}
