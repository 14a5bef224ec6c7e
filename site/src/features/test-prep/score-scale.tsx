import { formatMessage } from '../../lib/format.ts';
import { percent } from './exam-timing.ts';
import { useSite } from '../../lib/site-context.tsx';
import type { ExamFacts } from '../../model/exam.ts';
import { scoreRange, scoreSteps, type ScoreRange } from './exam-labels.ts';
import styles from './score-scale.module.css';

const divisions = 10;

/** A ruler with its ends and its middle marked by hand. */
function Ruler({ min, max }: ScoreRange) {
  const middle = (min + max) / 2;
  const marks = [
    { score: min, place: 0, anchor: 'start' },
    ...(Number.isInteger(middle) ? [{ score: middle, place: 0.5, anchor: 'middle' } as const] : []),
    { score: max, place: 1, anchor: 'end' },
  ] as const;
  return (
    <svg className={styles.ruler} width="100%" height="64" aria-hidden="true">
      <rect className={styles.body} x="1" y="1" height="26" rx="5" />
      {Array.from({ length: divisions - 1 }, (_, index) => (
        <svg key={index} x={percent((index + 1) / divisions)} overflow="visible">
          <path className={styles.tick} d={index + 1 === divisions / 2 ? 'M0 2v18' : 'M0 2v9'} />
        </svg>
      ))}
      {marks.map(({ score, place, anchor }) => (
        <text key={score} className={styles.mark} x={percent(place)} y="50" textAnchor={anchor}>
          {score}
        </text>
      ))}
    </svg>
  );
}

/** An exam's scores: a box for each score of a short scale, a ruler for a long one. */
export function ScoreScale({ score }: { score: ExamFacts['score'] }) {
  const { labels } = useSite();
  const steps = scoreSteps(score);
  return (
    <div className={styles.scale}>
      <p className={styles.label}>{formatMessage(labels.exams.scoreRange, { unit: score.unit })}</p>
      <p className={styles.range}>{scoreRange(score)}</p>
      {steps.length === 0 ? (
        <Ruler min={score.min} max={score.max} />
      ) : (
        <div className={styles.boxes} aria-hidden="true">
          {steps.map((step) => (
            <span key={step}>{step}</span>
          ))}
        </div>
      )}
    </div>
  );
}
