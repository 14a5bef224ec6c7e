import type { PageOf } from '../../model/page.ts';
import styles from './offers.module.css';

/** Hand-drawn strike-through lines, each a little different. */
const strokes = [
  'M1 15C22 11 48 13 70 9S92 7 99 6',
  'M1 6C30 9 52 7 74 12S94 13 99 15',
  'M1 14C26 10 40 13 66 9S90 9 99 5',
  'M1 7C18 10 46 7 68 12S88 11 99 15',
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
