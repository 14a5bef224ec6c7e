import { Poster } from '../../components/section.tsx';
import type { ExamProgram } from '../../model/exam.ts';
import { examLabels } from './exam-labels.ts';
import styles from './guessing-rule.module.css';

/** Five choices to cross out: as soon as one is gone, a guess gains more than its penalty costs. */
export function GuessingRule(props: NonNullable<ExamProgram['page']['guessing']>) {
  const { heading, lead, skip, guess, left } = props;
  return (
    <Poster ground="navy" labelledBy="guessing" heading={heading} lead={lead} className={styles.rule}>
      <p className={styles.hint}>{examLabels.crossOut}</p>
      <div role="group" aria-label={examLabels.crossOut} className={styles.choices}>
        {['A', 'B', 'C', 'D', 'E'].map((letter) => (
          <input key={letter} type="checkbox" aria-label={`Cross out ${letter}`} data-letter={letter} />
        ))}
      </div>
      <p role="status" className={styles.answer}>
        <span className={styles.skip}>{skip}</span>
        <span className={styles.guess}>{guess}</span> <span className={styles.left}>{left}</span>
        <span className={styles.last}>{examLabels.lastLeft}</span>
        <span className={styles.none}>{examLabels.noneLeft}</span>
      </p>
    </Poster>
  );
}
