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
    <svg viewBox="92 130 800 450" className={styles.board} aria-hidden="true">
      <pattern id="board-dots" width="26" height="26" patternUnits="userSpaceOnUse">
        <circle cx="14" cy="14" r="1.6" />
      </pattern>
      <mask id="eraser-strokes" maskUnits="userSpaceOnUse" x="-1600" y="-2000" width="4800" height="5000">
        <path d="M-1600-2000h4800v5000h-4800z" fill="#fff" />
        <path
          stroke="#000"
          strokeWidth="108"
          d="M560 196Q700 130 836 176M548 300Q720 232 846 292M566 408Q700 346 850 402M596 500Q700 470 800 496"
        />
      </mask>
      <path d="M-1600-2000h4800v5000h-4800z" fill="url(#board-dots)" mask="url(#eraser-strokes)" />
      <path
        className={styles.digit}
        d="M236 150Q172 282 112 388Q204 396 294 386M252 262Q248 420 254 560M466 150C384 150 350 240 352 350C354 470 396 552 468 552C544 552 582 460 580 344C578 240 540 150 466 150Z"
      />
      <path className={styles.wiped} d="M748 150Q684 282 624 388Q716 396 806 386M764 262Q760 420 766 560" />
      <path
        className={styles.streaks}
        d="M648 246Q740 214 846 204M640 336Q736 306 862 294M660 440Q740 410 850 396"
      />
      <path className={styles.digit} d="M765 522Q765 542 766 560" />
      <g transform="translate(792 470) rotate(-14)">
        <path className={styles.felt} d="M-84 26H84V50H-84Z" />
        <path className={styles.grip} d="M-92-34H92V26H-92Z" />
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
        <div className={`container ${styles.place}`}>
          <ErasedDigits />
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
