import { clockLabel } from '../../lib/format.ts';
import { percent } from './exam-timing.ts';
import styles from './time-axis.module.css';

/** Exams begin in the morning; the axis counts from here. */
const startHour = 9;
const hourMinutes = 60;

const hours = (minutes: number) =>
  Array.from({ length: Math.floor(minutes / hourMinutes) + 1 }, (_, hour) => hour);

/** A small clock at a full hour: its minute hand points up. */
function Clock({ hour }: { hour: number }) {
  const turn = ((hour % 12) / 12) * 2 * Math.PI;
  const [x, y] = [Math.sin(turn) * 6, -Math.cos(turn) * 6];
  return (
    <g className={styles.clock} transform="translate(14 16)">
      <circle r="12" />
      <path d={`M0 -9V0L${x.toFixed(1)} ${y.toFixed(1)}`} />
    </g>
  );
}

/** The clock that the bars below share, an hour from clock to clock. Decorative: each row says its length. */
export function ClockAxis({ minutes }: { minutes: number }) {
  return (
    <svg className={styles.axis} width="100%" height="56" aria-hidden="true">
      <path className={styles.line} d="M0 54h4000" />
      {hours(minutes).map((hour) => (
        <svg key={hour} x={percent((hour * hourMinutes) / minutes)} overflow="visible">
          <Clock hour={startHour + hour} />
          <text className={styles.hour} x="32" y="21">
            {startHour + hour}
            <tspan>:00</tspan>
          </text>
          <path className={styles.line} d="M1 42v12" />
        </svg>
      ))}
    </svg>
  );
}

/** The full hours behind a row's bars. */
export function HourLines({ minutes }: { minutes: number }) {
  return (
    <svg className={styles.lines} width="100%" height="100%" aria-hidden="true">
      {hours(minutes).map((hour) => (
        <line
          key={hour}
          x1={percent((hour * hourMinutes) / minutes)}
          x2={percent((hour * hourMinutes) / minutes)}
          y2="100%"
        />
      ))}
    </svg>
  );
}

const tickMinutes = 30;

/** The half hours of an axis, from 0 to its end. */
export function axisTicks(end: number): number[] {
  return Array.from({ length: Math.floor(end / tickMinutes) + 1 }, (_, index) => index * tickMinutes);
}

function anchor(tick: number, end: number): 'start' | 'middle' | 'end' {
  if (tick === 0) return 'start';
  return end - tick <= tickMinutes / 6 ? 'end' : 'middle';
}

/** The rule under bars of time: a tick each half hour, with numbers. Decorative, since the figures stand in a table. */
export function TimeAxis({ minutes }: { minutes: number }) {
  return (
    <svg className={styles.axis} width="100%" height="40" aria-hidden="true">
      <path className={styles.line} d="M0 2h4000" />
      {axisTicks(minutes).map((tick) => {
        const whole = tick % 60 === 0;
        return (
          <svg key={tick} x={percent(tick / minutes)} overflow="visible">
            <path className={styles.line} d={whole ? 'M0 2v12' : 'M0 2v7'} />
            <text className={whole ? styles.hour : styles.half} y="32" textAnchor={anchor(tick, minutes)}>
              {clockLabel(tick)}
            </text>
          </svg>
        );
      })}
    </svg>
  );
}
