import type { PageOf } from '../../model/page.ts';
import styles from './offers.module.css';

/** Hand-drawn strike-through lines, each a little different. */
const strokes = [
  'M1 13C22 8 48 14 70 9S92 8 99 11',
  'M1 10C30 14 52 6 74 11S94 12 99 9',
  'M1 11C26 6 40 13 66 10S90 13 99 8',
  'M1 9C18 13 46 7 68 12S88 7 99 12',
];

type OffersProps = Pick<PageOf<'are-you-a-teacher'>, 'offersHead' | 'offers' | 'teach'>;

/** What a teacher does not have to do, struck through, and what remains, with a check mark; nothing where all is left. */
export function Offers({ offersHead, offers, teach }: OffersProps) {
  if (!offersHead || !offers) return null;
  return (
    <section id="offers" aria-labelledby="offers-heading" className="container">
      <div className={styles.head}>
        <h2 id="offers-heading">{offersHead.heading}</h2>
        <p>{offersHead.lead}</p>
      </div>
      <ul role="list">
        {offers.map(({ title, text }, index) => (
          <li key={title} className={styles.row}>
            <h3 className={styles.struck}>
              {title}
              <svg viewBox="0 0 100 20" preserveAspectRatio="none" aria-hidden="true">
                <path vectorEffect="non-scaling-stroke" d={strokes[index % strokes.length]} />
              </svg>
            </h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <div className={`${styles.row} ${styles.teach}`}>
        <h3>{teach.title}</h3>
        <svg viewBox="0 0 400 132" preserveAspectRatio="none" aria-hidden="true">
          <path vectorEffect="non-scaling-stroke" d="M14 74Q44 92 70 118Q150 40 390 14" />
        </svg>
        <p>{teach.text}</p>
      </div>
    </section>
  );
}
