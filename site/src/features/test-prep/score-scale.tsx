import { formatMessage } from '../../lib/format-message.ts';
import { percent } from '../../lib/percent.ts';
import { useSite } from '../../lib/site-context.tsx';
import { scoreMarks, scoreRange, type ScoreMark, type ScoreRange } from './score-range.ts';
import styles from './score-scale.module.css';

function anchor({ place }: ScoreMark): 'start' | 'middle' | 'end' {
  if (place === 0) return 'start';
  return place === 1 ? 'end' : 'middle';
}

/** The mark's ring would reach over the rule's ends, so those two stand a ring's radius inside. */
function ringOffset({ place }: ScoreMark): number {
  if (place === 0) return 7;
  return place === 1 ? -7 : 0;
}

function Mark({ mark }: { mark: ScoreMark }) {
  return (
    <>
      <svg x={percent(mark.place)} overflow="visible">
        <circle className={styles.mark} cx={ringOffset(mark)} cy="9" r="6" />
      </svg>
      <text x={percent(mark.place)} y="36" textAnchor={anchor(mark)}>
        {mark.score}
      </text>
    </>
  );
}

/** A test's scores as a rule, with its ends and middle or, on a short scale, every step. */
export function ScoreScale({ score }: { score: ScoreRange }) {
  const { words } = useSite();
  return (
    <div className={styles.scale}>
      <p className={styles.label}>{formatMessage(words.tests.scoreRange, { unit: score.unit })}</p>
      <p className={styles.range}>{scoreRange(score)}</p>
      <svg className={styles.rule} width="100%" height="42" aria-hidden="true">
        <rect className={styles.line} y="6" width="100%" height="6" rx="3" />
        {scoreMarks(score).map((mark) => (
          <Mark key={mark.score} mark={mark} />
        ))}
      </svg>
    </div>
  );
}
