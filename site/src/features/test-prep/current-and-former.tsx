import type { ExamLabels } from './exam-labels.ts';
import styles from './current-and-former.module.css';

interface CurrentAndFormerProps {
  today: string;
  /** What was given before; it is shown where it differs. */
  earlier?: string | undefined;
  words: ExamLabels;
}

/** A fact that has changed: today's first, the earlier one under it and labelled. */
export function CurrentAndFormer({ today, earlier, words }: CurrentAndFormerProps) {
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
