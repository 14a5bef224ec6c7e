import { ArrowLink } from '../../components/arrow-link.tsx';
import { Poster } from '../../components/sections/poster.tsx';
import type { PageOf } from '../../model/page.ts';
import styles from './why-poster.module.css';

/** Three reasons in large type between rules on a yellow background, with the drawing of a license beside the heading. */
export function WhyPoster({ heading, points }: PageOf<'home'>['why']) {
  return (
    <Poster id="why" labelledBy="why-heading" ground="yellow" className={styles.content}>
      <div className={styles.head}>
        <h2 id="why-heading">{heading}</h2>
        <svg viewBox="0 0 320 230" className={styles.license} aria-hidden="true">
          <path d="M160 16L70 62M160 16l90 46" />
          <circle cx="160" cy="14" r="6" />
          <path className={styles.paper} d="M6 62H314V222H6Z" />
          <path strokeWidth="2" d="M20 76H300V208H20Z" />
          <text x="36" y="118" fontSize="36">
            Teaching license
          </text>
          <path className={styles.signature} d="M38 184q12-20 20-4t18-6 16 4 20-6 22 4" />
          <path className={styles.seal} d="M243 179l-7 24 18-8 18 8-7-24" />
          <circle className={styles.seal} cx="254" cy="160" r="22" />
        </svg>
      </div>
      <ul role="list">
        {points.map(({ title, text, link }) => (
          <li key={title}>
            <h3>{title}</h3>
            <div>
              <p>{text}</p>
              {link && <ArrowLink to={link.to} label={link.label} />}
            </div>
          </li>
        ))}
      </ul>
    </Poster>
  );
}
