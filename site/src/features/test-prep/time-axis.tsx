import { clockLabel } from '../../lib/format.ts';
import styles from './time-axis.module.css';

const tickMinutes = 30;

/** The half hours of an axis, from 0 to its end. */
function axisTicks(end: number): number[] {
  return Array.from({ length: Math.floor(end / tickMinutes) + 1 }, (_, index) => index * tickMinutes);
}

function anchor(tick: number, end: number): 'start' | 'middle' | 'end' {
  if (tick === 0) return 'start';
  return end - tick <= tickMinutes / 6 ? 'end' : 'middle';
}

/** The rule beside bars of time: a tick each half hour, with numbers. Decorative, since the figures are in the text. */
export function TimeAxis({ minutes }: { minutes: number }) {
  return (
    <svg className={styles.axis} width="100%" height="40" aria-hidden="true">
      <path className={styles.line} d="M0 2h4000" />
      {axisTicks(minutes).map((tick) => {
        const whole = tick % 60 === 0;
        return (
          <svg key={tick} x={`${(100 * tick) / minutes}%`} overflow="visible">
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
