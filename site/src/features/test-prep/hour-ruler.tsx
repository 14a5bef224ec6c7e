import { RulerBand } from '../../components/ruler.tsx';
import { clockLabel } from '../../lib/format.ts';
import { testStart } from './test-morning.ts';
import styles from './hour-ruler.module.css';

/** Steps in minutes and the lengths of their tick marks in pixels; a minute takes the first step that divides it. */
const ticks = [
  [30, 40],
  [15, 28],
  [5, 18],
] as const;

/** Beyond four hours, the half hours have no room for their labels. */
const labelEvery = (minutes: number) => (minutes > 240 ? 60 : 30);

function hourLabel(minute: number): string {
  const clock = clockLabel(testStart + minute);
  if (clock === '12:00') return 'noon';
  return minute === 0 ? '9 AM' : clock;
}

interface HourLabelsProps {
  minutes: number;
  /** The minutes from one label to the next. */
  step: number;
  y: number;
}

/** The labels of an axis, as text of an SVG as wide as the axis. */
function HourLabels({ minutes, step, y }: HourLabelsProps) {
  const labeled = Array.from({ length: Math.floor(minutes / step) + 1 }, (_, index) => index * step);
  return labeled.map((minute) => (
    <text
      key={minute}
      x={`${(100 * minute) / minutes}%`}
      y={y}
      textAnchor={minute === 0 ? 'start' : minute === minutes ? 'end' : 'middle'}
      className={minute % (2 * step) === 0 ? undefined : styles.between}
    >
      {hourLabel(minute)}
    </text>
  ));
}

interface HourRulerProps {
  minutes: number;
  /** Sets the horizontal position of the axis in the window. */
  axis: string | undefined;
}

/** The hours from 9 AM on a yellow ruler. Decorative, since the text contains the figures. */
export function HourRuler({ minutes, axis }: HourRulerProps) {
  const marks = Array.from({ length: Math.floor(minutes / 5) + 1 }, (_, index) => index * 5);
  return (
    <RulerBand>
      <div className={axis} aria-hidden="true">
        <svg className={styles.axis} width="100%" height="80">
          {marks.map((minute) => {
            const x = `${(100 * minute) / minutes}%`;
            const height = ticks.find(([step]) => minute % step === 0)?.[1];
            return <line key={minute} x1={x} x2={x} y1="0" y2={height} />;
          })}
          <HourLabels minutes={minutes} step={labelEvery(minutes)} y={66} />
        </svg>
      </div>
    </RulerBand>
  );
}

interface HourLinesProps {
  minutes: number;
  /** Places them behind what they measure. */
  className: string;
}

/** A line for each hour of an axis, and as a second SVG its label. Decorative. */
export function HourLines({ minutes, className }: HourLinesProps) {
  const hours = Array.from({ length: Math.floor(minutes / 60) + 1 }, (_, hour) => `M${hour * 60} 0V1`);
  return (
    <div aria-hidden="true" className={className}>
      <svg viewBox={`0 0 ${minutes} 1`} preserveAspectRatio="none">
        <path d={hours.join('')} vectorEffect="non-scaling-stroke" />
      </svg>
      <svg>
        <HourLabels minutes={minutes} step={60} y={14} />
      </svg>
    </div>
  );
}
