import type { WordFamily } from '../../model/exam.ts';
import { Poster } from '../../components/section.tsx';
import styles from './word-family.module.css';

/** Words that grow from one root, each at the end of a branch. */
export function WordFamilyPoster({ heading, root, meaning, words }: WordFamily) {
  const middle = words.length / 2;
  const branches = words.map((_, index) => `M0 ${middle}C.6 ${middle} .4 ${index + 0.5} 1 ${index + 0.5}`);
  // On phones, the root stands above its words, and they hang on one stem.
  const twigs = words.map((_, index) => `M0 ${index}C0 ${index + 0.5} .4 ${index + 0.5} 1 ${index + 0.5}`);
  return (
    <Poster ground="amberTint" labelledBy="family" heading={heading}>
      <div className={styles.tree}>
        <p>
          <b>{root}</b> {meaning}
        </p>
        <svg viewBox={`0 0 1 ${words.length}`} preserveAspectRatio="none" aria-hidden="true">
          <path d={branches.join('')} className={styles.branches} />
          <path d={`M0 0V${words.length - 1}${twigs.join('')}`} className={styles.twigs} />
        </svg>
        <ul role="list">
          {words.map(({ word, meaning: ofWord }) => (
            <li key={word}>
              <b>{word}</b> {ofWord}
            </li>
          ))}
        </ul>
      </div>
    </Poster>
  );
}
