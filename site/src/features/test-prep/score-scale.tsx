import { formatMessage } from '../../lib/format.ts';
import { useSite } from '../../lib/site-context.tsx';
import type { ExamFacts } from '../../model/exam.ts';
import { scoreRange } from './exam-labels.ts';
import styles from './score-scale.module.css';

/** The lowest and highest score at the ends of a line. */
export function ScoreScale({ score }: Pick<ExamFacts, 'score'>) {
  const { exams } = useSite().labels;
  return (
    <dl className={`heading-row ${styles.scale}`}>
      <dt>{formatMessage(exams.scoreRange, { unit: score.unit })}</dt>
      <dd>{scoreRange(score)}</dd>
    </dl>
  );
}
