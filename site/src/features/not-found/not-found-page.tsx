import { ButtonLink } from '../../components/button-link.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { offeredLinks } from '../../lib/link-target.ts';
import type { Site } from '../../lib/site-context.tsx';
import type { PageOf } from '../../model/page.ts';
import { SiteLayout } from '../../layouts/site-layout.tsx';
import type { KnownPage } from './suggest-page.ts';
import digits from './erased-digits.svg?raw';
import styles from './not-found-page.module.css';

interface NotFoundPageProps {
  site: Site;
  page: PageOf<'not-found'>;
  pages: readonly KnownPage[];
}

/** The 404 page: the specification's card with its note, and links to other pages. */
export function NotFoundPage({ site, page, pages }: NotFoundPageProps) {
  const [first, ...others] = offeredLinks(page.waysOn, site.settings);
  return (
    <SiteLayout site={site}>
      <div className={styles.page}>
        <div className={`container ${styles.place}`}>
          <div aria-hidden="true" className={styles.board} dangerouslySetInnerHTML={{ __html: digits }} />
          <div className={styles.card}>
            <h1>{page.heading}</h1>
            {/* The page's script shows one of these when the URL resembles a page or the blog. */}
            <p hidden data-known-pages={JSON.stringify(pages)} className={styles.suggestion}>
              {page.suggestion} <a />?
            </p>
            {site.settings.blog && (
              <p hidden data-blog className={styles.suggestion}>
                {page.blog.text}
              </p>
            )}
            <p>{page.lead}</p>
            {first && <ButtonLink to={first.to}>{first.label}</ButtonLink>}
            <ul role="list">
              {others.map((way) => (
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
            {page.note && (
              <p>
                <code>{page.note}</code>
              </p>
            )}
          </div>
        </div>
      </div>
    </SiteLayout>
  );
}
