import { formatMessage } from '../../lib/format.ts';
import { useSite } from '../../lib/site-context.tsx';
import type { ExamFacts } from '../../model/exam.ts';
import { scoreRange, scoreSteps } from './exam-labels.ts';
import styles from './score-scale.module.css';

/** An exam's scores: their range, and a box for each score of a short scale. */
export function ScoreScale({ score }: { score: ExamFacts['score'] }) {
  const { labels } = useSite();
  const steps = scoreSteps(score);
  return (
    <div className={styles.scale}>
      <p className={styles.label}>{formatMessage(labels.exams.scoreRange, { unit: score.unit })}</p>
      <p className={styles.range}>{scoreRange(score)}</p>
      {steps.length > 0 && (
        <div className={styles.boxes} aria-hidden="true">
          {steps.map((step) => (
            <span key={step}>{step}</span>
          ))}
        </div>
      )}
    </div>
  );
}
