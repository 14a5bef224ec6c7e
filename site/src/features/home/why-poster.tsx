import { ArrowLink } from '../../components/arrow-link.tsx';
import { Poster } from '../../components/section.tsx';
import type { PageOf } from '../../model/page.ts';
import license from './license.svg?raw';
import styles from './why-poster.module.css';

/** Three reasons in large type between rules on a yellow background, with the drawing of a license beside the heading. */
export function WhyPoster({ heading, points, drawing }: PageOf<'home'>['why']) {
  return (
    <Poster id="why" labelledBy="why-heading" ground="yellow" className={styles.content}>
      <div className={styles.head}>
        <h2 id="why-heading">{heading}</h2>
        {drawing && (
          <div aria-hidden="true" className={styles.license} dangerouslySetInnerHTML={{ __html: license }} />
        )}
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
