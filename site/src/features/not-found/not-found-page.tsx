import { Board } from '../../components/board.tsx';
import { BoardDrawing } from '../../illustrations/board-drawing.tsx';
import { offeredLinks } from '../../lib/link-target.ts';
import type { Site } from '../../lib/site-context.tsx';
import type { PageOf } from '../../model/page.ts';
import { SiteLayout } from '../../layouts/site-layout.tsx';
import { Section } from '../../components/section.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import type { KnownPage } from './suggest-page.ts';
import styles from './not-found-page.module.css';

interface NotFoundPageProps {
  site: Site;
  page: PageOf<'not-found'>;
  pages: readonly KnownPage[];
}

/** The 404 page: the specification's card with its note, and links to other pages. */
export function NotFoundPage({ site, page, pages }: NotFoundPageProps) {
  return (
    <SiteLayout site={site}>
      <Section surface="muted" className={styles.page}>
        <Board tray>
          <div className={styles.card}>
            <div className={styles.erased}>
              <BoardDrawing name="erased-board" />
              <h1>{page.heading}</h1>
              <p className={styles.note}>
                <code>{page.note}</code>
              </p>
            </div>
            <div className={styles.ways}>
              <p>{page.lead}</p>
              {/* The page's script shows one of these when the URL resembles a page or the blog. */}
              <p hidden data-known-pages={JSON.stringify(pages)} className={styles.suggestion}>
                {page.suggestion} <a />?
              </p>
              {site.settings.blog && (
                <p hidden data-blog className={styles.suggestion}>
                  {page.blog.text}
                </p>
              )}
              <ul role="list">
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
          </div>
        </Board>
      </Section>
    </SiteLayout>
  );
}
