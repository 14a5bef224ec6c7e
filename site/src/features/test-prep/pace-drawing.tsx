import { percent } from '../../lib/percent.ts';
import { earlierLook, sectionColorClass } from './section-color.ts';
import { secondsLabel, type PaceChange, type PartKind } from './exam-timing.ts';
import type { ExamLabels } from './exam-labels.ts';
import styles from './pace-drawing.module.css';

interface BarProps {
  seconds: number;
  longest: number;
  /** Whether it belongs to a section that is optional today. */
  kind?: PartKind;
}

function Bar({ seconds, longest, kind = 'section' }: BarProps) {
  return <rect className={styles[kind]} width={percent(seconds / longest)} height="100%" rx="4" />;
}

function changeWording({ earlierSeconds, todaySeconds }: PaceChange, words: ExamLabels): string {
  const change = todaySeconds - earlierSeconds;
  const sign = change === 0 ? '±' : change > 0 ? '+' : '−';
  return secondsLabel(`${sign}${Math.abs(change)}`, words);
}

function describe({ part, earlierSeconds, todaySeconds }: PaceChange, words: ExamLabels): string {
  const earlier = `${words.earlier} ${secondsLabel(earlierSeconds, words)}`;
  return `${part.name}: ${secondsLabel(todaySeconds, words)}, ${earlier}`;
}

function Row({ change, longest, words }: { change: PaceChange; longest: number; words: ExamLabels }) {
  const renamed = change.before.length > 1;
  return (
    <div className={styles.row} aria-hidden="true">
      <div className={styles.words}>
        <strong>{change.part.name}</strong>
        {renamed && (
          <span>
            {words.earlier} {change.before.join(' + ')}
          </span>
        )}
      </div>
      <div className={styles.bars}>
        <svg width="100%" height="20" aria-hidden="true" className={sectionColorClass(change.part, change.index)}>
          <Bar seconds={change.todaySeconds} longest={longest} kind={change.part.kind} />
        </svg>
        <span>{secondsLabel(change.todaySeconds, words)}</span>
        <svg width="100%" height="10" aria-hidden="true" className={earlierLook({ kind: 'section' })}>
          <Bar seconds={change.earlierSeconds} longest={longest} />
        </svg>
        <span>{secondsLabel(change.earlierSeconds, words)}</span>
      </div>
      <strong className={styles.change}>{changeWording(change, words)}</strong>
    </div>
  );
}

/** The time for one question in each section, today's over the earlier one, with what was gained or lost. */
export function PaceDrawing({ changes, words }: { changes: readonly PaceChange[]; words: ExamLabels }) {
  const longest = Math.max(...changes.flatMap((change) => [change.earlierSeconds, change.todaySeconds]));
  return (
    <div>
      <h3 className={styles.heading}>{words.paceHeading}</h3>
      <div
        className={styles.pace}
        role="img"
        aria-label={`${changes.map((change) => describe(change, words)).join('; ')}.`}
      >
        {changes.map((change) => (
          <Row key={change.part.name} change={change} longest={longest} words={words} />
        ))}
      </div>
    </div>
  );
}
