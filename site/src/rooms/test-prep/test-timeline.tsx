import { percent } from '../../lib/percent.ts';
import {
  clockLabel,
  clockMarks,
  describeTimeline,
  spanOf,
  wrapWords,
  type TestTimeline as Timeline,
  type TimedPart,
} from './test-timing.ts';
import styles from './test-timeline.module.css';

const barHeight = 116;
/** About so many letters fit on a line as wide as the whole drawing where it is narrowest. */
const lettersAcross = 106;
/** A bar narrower than this share of the whole has its label nearer to its edge. */
const narrow = 0.08;
const barLooks = [styles.bar0, styles.bar1, styles.bar2, styles.bar3, styles.bar4];

/** The look of each part: sections in turn, the rest hatched, what is optional dashed. */
function lookOf(part: TimedPart, index: number): string {
  switch (part.kind) {
    case 'section':
      return `${styles.bar} ${barLooks[index % barLooks.length]}`;
    case 'rest':
      return `${styles.rest}`;
    case 'optional':
      return `${styles.optional}`;
  }
}

function Hatch({ id }: { id: string }) {
  return (
    <defs>
      <pattern id={id} width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect className={styles.hatchGround} width="9" height="9" />
        <path className={styles.hatchLine} d="M0 0v9" />
      </pattern>
    </defs>
  );
}

/** A bar, with its outline inside its own width. */
function Bar({ look, hatch, height }: { look: string; hatch: string | undefined; height: number }) {
  return (
    <rect
      className={look}
      width="100%"
      height={height}
      rx="7"
      {...(hatch === undefined ? {} : { fill: `url(#${hatch})` })}
    />
  );
}

function PartLabel({ part, width }: { part: TimedPart; width: number }) {
  const ground = part.kind === 'section' ? styles.onBar : styles.onPaper;
  const inset = width < narrow ? 7 : 12;
  const lines = wrapWords(part.name, Math.floor(width * lettersAcross) - 2);
  const remark = part.remark ?? (part.questions === undefined ? undefined : `${part.questions} questions`);
  return (
    <g className={ground}>
      <text className={styles.name} y="28">
        {lines.map((line, index) => (
          <tspan key={line} x={inset} dy={index === 0 ? 0 : 21}>
            {line}
          </tspan>
        ))}
      </text>
      <text className={styles.figure} x={inset} y={remark === undefined ? 100 : 80}>
        {part.minutes} min
      </text>
      {remark !== undefined && (
        <text className={styles.figure} x={inset} y="100">
          {remark}
        </text>
      )}
    </g>
  );
}

function clockAnchor(minutes: number, end: number): 'start' | 'middle' | 'end' {
  if (minutes === 0) return 'start';
  return minutes === end ? 'end' : 'middle';
}

function Wide({ timeline }: { timeline: Timeline }) {
  const { parts, totalMinutes } = timeline;
  return (
    <svg className={styles.wide} width="100%" height="150">
      <Hatch id="rest-across" />
      {parts.map((part, index) => {
        const span = spanOf(part, totalMinutes);
        return (
          <svg key={part.name} x={percent(span.start)} width={percent(span.width)} height={barHeight}>
            <Bar
              look={lookOf(part, index)}
              hatch={part.kind === 'rest' ? 'rest-across' : undefined}
              height={barHeight}
            />
            <PartLabel part={part} width={span.width} />
          </svg>
        );
      })}
      {clockMarks(timeline).map((minutes) => (
        <svg key={minutes} x={percent(minutes / totalMinutes)} y={barHeight} overflow="visible">
          <path className={styles.tick} d="M0 2v7" />
          <text className={styles.clock} y="26" textAnchor={clockAnchor(minutes, totalMinutes)}>
            {clockLabel(minutes)}
          </text>
        </svg>
      ))}
    </svg>
  );
}

function TallRow({ part, index, total }: { part: TimedPart; index: number; total: number }) {
  const span = spanOf(part, total);
  const hatch = part.kind === 'rest' ? `rest-down-${index}` : undefined;
  return (
    <div className={styles.row}>
      <div>
        <strong>{part.name}</strong>
        <span>
          {part.minutes} min · {clockLabel(part.start)}–{clockLabel(part.end)}
        </span>
      </div>
      <svg width="100%" height="26">
        {hatch && <Hatch id={hatch} />}
        <rect className={styles.track} y="12" width="100%" height="2" />
        <svg x={percent(span.start)} width={percent(span.width)} height="26">
          <Bar look={lookOf(part, index)} hatch={hatch} height={26} />
        </svg>
      </svg>
    </div>
  );
}

/**
 * A test's time drawn to scale: the parts beside each other with the clock below, and on small screens one
 * under the other, each where it stands in the whole. Every width is a part's share of the minutes.
 */
export function TestTimeline({ timeline }: { timeline: Timeline }) {
  return (
    <div className={styles.timeline} role="img" aria-label={describeTimeline(timeline)}>
      <Wide timeline={timeline} />
      <div className={styles.tall}>
        {timeline.parts.map((part, index) => (
          <TallRow key={part.name} part={part} index={index} total={timeline.totalMinutes} />
        ))}
      </div>
    </div>
  );
}
