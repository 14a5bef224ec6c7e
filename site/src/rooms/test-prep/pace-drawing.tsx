import { fillIn } from '../../lib/fill-in.ts';
import { percent } from '../../lib/percent.ts';
import type { PaceChange } from './test-timing.ts';
import type { TimingWords } from './timing-words.ts';
import styles from './pace-drawing.module.css';

function Bar({ seconds, longest, look }: { seconds: number; longest: number; look: string | undefined }) {
  return <rect className={look} width={percent(seconds / longest)} height="100%" rx="4" />;
}

function secondsLabel(seconds: number | string, { duration }: TimingWords): string {
  return fillIn(duration.seconds, { seconds });
}

function changeWording({ earlierSeconds, todaySeconds }: PaceChange, words: TimingWords): string {
  const change = todaySeconds - earlierSeconds;
  const sign = change === 0 ? '±' : change > 0 ? '+' : '−';
  return secondsLabel(`${sign}${Math.abs(change)}`, words);
}

function describe({ name, earlierSeconds, todaySeconds }: PaceChange, words: TimingWords): string {
  const earlier = `${words.earlier} ${secondsLabel(earlierSeconds, words)}`;
  return `${name}: ${secondsLabel(todaySeconds, words)}, ${earlier}`;
}

function Row({ change, longest, words }: { change: PaceChange; longest: number; words: TimingWords }) {
  const renamed = change.before.length > 1;
  return (
    <div className={styles.row} aria-hidden="true">
      <div className={styles.words}>
        <strong>{change.name}</strong>
        {renamed && (
          <span>
            {words.earlier} {change.before.join(' + ')}
          </span>
        )}
      </div>
      <div className={styles.bars}>
        <svg width="100%" height="20" aria-hidden="true">
          <Bar seconds={change.todaySeconds} longest={longest} look={styles.today} />
        </svg>
        <span>{secondsLabel(change.todaySeconds, words)}</span>
        <svg width="100%" height="10" aria-hidden="true">
          <Bar seconds={change.earlierSeconds} longest={longest} look={styles.earlier} />
        </svg>
        <span>{secondsLabel(change.earlierSeconds, words)}</span>
      </div>
      <strong className={styles.change}>{changeWording(change, words)}</strong>
    </div>
  );
}

/** The time for one question in each section, today's over the earlier one, with what was gained or lost. */
export function PaceDrawing({ changes, words }: { changes: readonly PaceChange[]; words: TimingWords }) {
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
          <Row key={change.name} change={change} longest={longest} words={words} />
        ))}
      </div>
    </div>
  );
}
