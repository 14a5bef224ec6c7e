import type { TimingWords } from './timing-words.ts';
import styles from './layered-fact.module.css';

interface LayeredFactProps {
  today: string;
  /** What was given before; it is shown where it differs. */
  earlier?: string | undefined;
  words: TimingWords;
}

/** A fact that has changed: today's first, the earlier one under it and labelled. */
export function LayeredFact({ today, earlier, words }: LayeredFactProps) {
  return (
    <>
      <span className={styles.today}>{today}</span>
      {earlier !== undefined && earlier !== today && (
        <span className={styles.earlier}>
          {words.earlier} {earlier}
        </span>
      )}
    </>
  );
}
