import { ButtonLink } from '../../components/button-link.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { offeredLinks } from '../../lib/link-target.ts';
import type { Site } from '../../lib/site-context.tsx';
import type { PageOf } from '../../model/page.ts';
import { SiteLayout } from '../../layouts/site-layout.tsx';
import type { KnownPage } from './suggest-page.ts';
import styles from './not-found-page.module.css';

/** A drawing of the number 404 on a board, with its last digit half erased. Decorative. */
function ErasedDigits() {
  return (
    <svg
      viewBox="0 0 1440 760"
      preserveAspectRatio="xMinYMid slice"
      className={styles.board}
      aria-hidden="true"
    >
      <pattern id="board-dots" width="24" height="24" patternUnits="userSpaceOnUse">
        <circle cx="2" cy="2" r="1.5" />
      </pattern>
      <mask id="eraser-strokes" maskUnits="userSpaceOnUse" x="-800" y="-2000" width="3200" height="5000">
        <path d="M-800-2000h3200v5000h-3200z" fill="#fff" />
        <path
          transform="translate(36 62) scale(.86)"
          stroke="#000"
          strokeWidth="108"
          d="M560 196Q700 130 836 176M548 300Q720 232 846 292M566 408Q700 346 850 402M596 500Q700 470 800 496"
        />
      </mask>
      <g className={styles.scene}>
        <path d="M-800-2000h3200v5000h-3200z" fill="url(#board-dots)" mask="url(#eraser-strokes)" />
        <g transform="translate(36 62) scale(.86)">
          <path
            className={styles.digit}
            d="M236 150Q172 282 112 388Q204 396 294 386M252 262Q248 420 254 560M470 150Q346 158 352 350Q358 556 476 552Q584 540 580 344Q574 156 462 154"
          />
          <path
            className={styles.wiped}
            d="M748 150Q684 282 624 388Q716 396 806 386M764 262Q760 420 766 560"
          />
          <path className={styles.digit} d="M765 522Q765 542 766 560" />
          <g transform="translate(792 470) rotate(-14)">
            <path className={styles.felt} d="M-84 26H84V50H-84Z" />
            <path className={styles.grip} d="M-92-34H92V26H-92Z" />
          </g>
        </g>
      </g>
    </svg>
  );
}

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
        <ErasedDigits />
        <div className={`container ${styles.place}`}>
          <div className={styles.card}>
            <h1>{page.heading}</h1>
            <p>
              <code>{page.note}</code>
            </p>
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
          </div>
        </div>
      </div>
    </SiteLayout>
  );
}
