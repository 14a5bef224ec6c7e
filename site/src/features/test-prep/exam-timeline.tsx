import { formatMessage } from '../../lib/format-message.ts';
import { percent } from '../../lib/percent.ts';
import { earlierLook, sectionColorClass } from './section-color.ts';
import {
  clockLabel,
  clockMarks,
  describeTimeline,
  minutesLabel,
  spanOf,
  wrapWords,
  type ExamTimeline as Timeline,
  type TimedPart,
} from './exam-timing.ts';
import type { ExamLabels } from './exam-labels.ts';
import styles from './exam-timeline.module.css';

const barHeight = 116;
/** About so many letters fit on a line as wide as the whole drawing where it is narrowest. */
const lettersAcross = 106;
/** A bar narrower than this share of the whole has its label nearer to its edge. */
const narrow = 0.08;

/** A bar, with its outline inside its own width. */
function Bar({ part, height }: { part: TimedPart; height: number }) {
  return <rect className={styles[part.kind]} width="100%" height={height} rx="7" />;
}

function PartLabel({ part, width, words }: { part: TimedPart; width: number; words: ExamLabels }) {
  const inset = width < narrow ? 7 : 12;
  const lines = wrapWords(part.name, Math.floor(width * lettersAcross) - 2);
  const { questions: count, minutes } = part;
  const remark = part.remark ?? (count === undefined ? undefined : formatMessage(words.questionCount, { count }));
  return (
    <g className={styles.label}>
      <text className={styles.name} y="28">
        {lines.map((line, index) => (
          <tspan key={line} x={inset} dy={index === 0 ? 0 : 21}>
            {line}
          </tspan>
        ))}
      </text>
      <text className={styles.figure} x={inset} y={remark === undefined ? 100 : 80}>
        {minutesLabel(minutes, words)}
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

interface DrawnProps {
  timeline: Timeline;
  /** The minutes that the whole width stands for. */
  axisMinutes: number;
  earlier?: boolean;
  words: ExamLabels;
}

function Wide({ timeline, axisMinutes, earlier, words }: DrawnProps) {
  return (
    <svg className={styles.wide} width="100%" height="150" aria-hidden="true">
      {timeline.parts.map((part, index) => {
        const span = spanOf(part, axisMinutes);
        return (
          <svg
            key={part.name}
            x={percent(span.start)}
            width={percent(span.width)}
            height={barHeight}
            className={earlier ? earlierLook(part) : sectionColorClass(part, index)}
          >
            <Bar part={part} height={barHeight} />
            <PartLabel part={part} width={span.width} words={words} />
          </svg>
        );
      })}
      {clockMarks(timeline).map((minutes) => (
        <svg key={minutes} x={percent(minutes / axisMinutes)} y={barHeight} overflow="visible">
          <path className={styles.tick} d="M0 2v7" />
          <text className={styles.clock} y="26" textAnchor={clockAnchor(minutes, axisMinutes)}>
            {clockLabel(minutes)}
          </text>
        </svg>
      ))}
    </svg>
  );
}

type TallRowProps = Omit<DrawnProps, 'timeline'> & { part: TimedPart; index: number };

function TallRow({ part, index, axisMinutes, earlier, words }: TallRowProps) {
  const span = spanOf(part, axisMinutes);
  const look = earlier ? earlierLook(part) : sectionColorClass(part, index);
  return (
    <div className={`${styles.row} ${look}`} aria-hidden="true">
      <div>
        <strong>{part.name}</strong>
        <span>
          {minutesLabel(part.minutes, words)} · {clockLabel(part.start)}–{clockLabel(part.end)}
        </span>
      </div>
      <svg width="100%" height="26" aria-hidden="true">
        <rect className={styles.track} y="12" width="100%" height="2" />
        <svg x={percent(span.start)} width={percent(span.width)} height="26">
          <Bar part={part} height={26} />
        </svg>
      </svg>
    </div>
  );
}

/**
 * A format's time drawn to scale: the parts beside each other with the clock below, and on small screens one
 * under the other, each where it stands in the whole. Every width is a part's share of the axis, so that two formats
 * on one axis can be compared by eye.
 */
export function ExamTimeline({ timeline, ...drawn }: DrawnProps) {
  return (
    <div className={styles.timeline} role="img" aria-label={describeTimeline(timeline, drawn.words)}>
      <Wide timeline={timeline} {...drawn} />
      <div className={styles.tall}>
        {timeline.parts.map((part, index) => (
          <TallRow key={part.name} part={part} index={index} {...drawn} />
        ))}
      </div>
    </div>
  );
}
