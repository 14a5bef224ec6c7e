import { percent } from '../../lib/percent.ts';
import {
  axisEnd,
  axisTicks,
  clockLabel,
  describeRow,
  durationLabel,
  minutesLabel,
  spanOf,
  type Length,
  type TimeRow,
} from './exam-timing.ts';
import type { ExamLabels } from './exam-labels.ts';
import styles from './time-bars.module.css';

const barColors = {
  blue: styles.bar0,
  red: styles.bar1,
  green: styles.bar2,
  amber: styles.bar3,
} as const;

export type BarColor = keyof typeof barColors;

interface TimeBarsProps {
  rows: readonly (TimeRow & { color: BarColor })[];
  /** Things without one length: their names, and why they have no bar. */
  withoutLength?: readonly { name: string; text: string }[];
  words: ExamLabels;
}

function Grid({ end }: { end: number }) {
  return axisTicks(end).map((tick) => (
    <svg key={tick} x={percent(tick / end)} overflow="visible">
      <line className={styles.grid} y2="4.6rem" />
    </svg>
  ));
}

function extraLabel({ extra }: Length, words: ExamLabels): string {
  return `${words.optional} ${minutesLabel(extra, words)}`;
}

/** A length beside its bar, and where the bar has no room for it, what its dashed part is. */
function LengthWords({ length, words }: { length: Length; words: ExamLabels }) {
  return (
    <>
      {durationLabel(length.minutes, words)}
      {length.extra > 0 && <span className={styles.dashed}>, {extraLabel(length, words)}</span>}
    </>
  );
}

function Bars({ row, end, words }: { row: TimeBarsProps['rows'][number]; end: number; words: ExamLabels }) {
  const extra = spanOf({ start: row.minutes, minutes: row.extra }, end);
  return (
    <svg className={styles.plot} width="100%" height={row.earlier ? '3.5rem' : '2.5rem'} aria-hidden="true">
      <Grid end={end} />
      <rect
        className={barColors[row.color]}
        y="0.25rem"
        width={percent(row.minutes / end)}
        height="2rem"
        rx="6"
      />
      {row.extra > 0 && (
        <svg x={percent(extra.start)} y="0.25rem" width={percent(extra.width)} height="2rem">
          <rect className={styles.extra} width="100%" height="100%" rx="6" />
          <text className={styles.extraLabel} x="10" y="50%" dy="0.35em">
            {extraLabel(row, words)}
          </text>
        </svg>
      )}
      {row.earlier && (
        <>
          <rect
            className={styles.earlier}
            y="2.5rem"
            width={percent(row.earlier.minutes / end)}
            height="0.625rem"
            rx="3"
          />
          {row.earlier.extra > 0 && (
            <rect
              className={styles.earlierExtra}
              x={percent(row.earlier.minutes / end)}
              y="2.5rem"
              width={percent(row.earlier.extra / end)}
              height="0.625rem"
              rx="3"
            />
          )}
        </>
      )}
    </svg>
  );
}

function tickAnchor(tick: number, end: number): 'start' | 'middle' | 'end' {
  if (tick === 0) return 'start';
  return tick === end ? 'end' : 'middle';
}

function Axis({ end }: { end: number }) {
  return (
    <div className={styles.row}>
      <span />
      <svg className={styles.axis} width="100%" height="24" aria-hidden="true">
        {axisTicks(end).map((tick) => (
          <text
            key={tick}
            className={tick % 60 === 0 ? undefined : styles.half}
            x={percent(tick / end)}
            y="16"
            textAnchor={tickAnchor(tick, end)}
          >
            {clockLabel(tick)}
          </text>
        ))}
      </svg>
    </div>
  );
}

function describe({ rows, withoutLength = [], words }: TimeBarsProps): string {
  const lines = [
    ...rows.map((row) => describeRow(row, words)),
    ...withoutLength.map(({ name, text }) => `${name}: ${text}`),
  ];
  return `${lines.join('; ')}.`;
}

/** Lengths of several things as bars on one common axis, drawn to scale: today's, and under it the earlier one. */
export function TimeBars({ rows, withoutLength = [], words }: TimeBarsProps) {
  const end = axisEnd(rows);
  return (
    <div className={styles.bars} role="img" aria-label={describe({ rows, withoutLength, words })}>
      {rows.map((row) => (
        <div key={row.name} className={styles.row} aria-hidden="true">
          <div className={styles.words}>
            <strong>{row.name}</strong>
            <span className={styles.time}>
              <LengthWords length={row} words={words} />
            </span>
            {row.earlier && (
              <span className={styles.before}>
                {words.earlier} <LengthWords length={row.earlier} words={words} />
              </span>
            )}
          </div>
          <Bars row={row} end={end} words={words} />
        </div>
      ))}
      {withoutLength.map(({ name, text }) => (
        <div key={name} className={styles.row} aria-hidden="true">
          <strong>{name}</strong>
          <span className={styles.without}>{text}</span>
        </div>
      ))}
      <Axis end={end} />
    </div>
  );
}
