import type { ReactNode } from 'react';
import { offeredLinks } from '../../lib/link-target.ts';
import type { Site } from '../../lib/site-context.tsx';
import type { PageOf } from '../../model/page.ts';
import { SharedLayout } from '../../layouts/site-layout.tsx';
import { Section } from '../../components/section.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import styles from './not-found-page.module.css';

interface NotFoundPageProps {
  site: Site;
  page: PageOf<'not-found'>;
  likelyPage?: ReactNode;
}

/** The 404 page: the specification's card with its note, and ways on for whoever came to read. */
export function NotFoundPage({ site, page, likelyPage }: NotFoundPageProps) {
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
