import type { ReactNode } from 'react';
import type { Portrait } from '../model/teacher.ts';
import styles from './lesson.module.css';
import { mark } from './mark.ts';
import { tenth } from './sketch.ts';
import { PortraitBust } from './teacher-portrait.tsx';

/** A name on its pen's color; `width` in the drawing's units. */
export function Flag({ x, y, color, name }: { x: number; y: number; color: 'blue' | 'green'; name: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect
        className={mark(color === 'blue' ? 'fillBlue' : 'fillGreen')}
        width={name.length * 7.6 + 18}
        height="24"
        rx="7"
      />
      <text x="9" y="16.800" className={styles.flag}>
        {name}
      </text>
    </g>
  );
}

interface TileProps {
  x: number;
  y: number;
  width: number;
  height: number;
  person: Portrait;
  name: string;
  color: 'blue' | 'green';
  children?: ReactNode;
}

/** A tile of the video call: a person, with the color of their pen around. */
export function VideoTile({ x, y, width, height, person, name, color, children }: TileProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect
        className={mark(color === 'blue' ? 'tintBlue' : 'tintAmber')}
        width={width}
        height={height}
        rx="9"
      />
      {children}
      <svg
        width={width}
        height={height}
        viewBox="17 16 126 108"
        preserveAspectRatio="xMidYMin slice"
        className={mark('portrait')}
      >
        <PortraitBust portrait={person} />
      </svg>
      <rect className={mark(color, 'thin')} width={width} height={height} rx="9" />
      <Flag x={7} y={height - 30} color={color} name={name} />
    </g>
  );
}

/** A pen at work; its tip is at x, y. */
export function Pen({ x, y, color, turn }: { x: number; y: number; color: 'blue' | 'green'; turn: number }) {
  const fill = mark(color === 'blue' ? 'fillBlue' : 'fillGreen');
  return (
    <g transform={`translate(${tenth(x)} ${tenth(y)}) rotate(${turn})`} className={mark('ink', 'hair')}>
      <path className={fill} d="M0 0L-4 -9L-2 -13H2L4 -9Z" />
      <path className={mark('fillBoard')} d="M-6 -13H6V-54Q6 -58 0 -58Q-6 -58 -6 -54Z" />
      <path className={fill} d="M-6 -24H6V-46H-6Z" />
    </g>
  );
}

/** Maps the parabola's coordinates to the drawing's: the origin's place and the length of a unit. */
export const plane = (originX: number, originY: number, unit: number) => (x: number, y: number) =>
  [tenth(originX + x * unit), tenth(originY - y * unit)] as const;

const parabola = (x: number) => x * x - 4 * x + 3;

/** The arc of y = x² − 4x + 3 up to a height: one quadratic Bézier, whose control point is where the end tangents meet. */
export function curve(at: ReturnType<typeof plane>, top: number): string {
  const reach = Math.sqrt(top + 1);
  const control = parabola(2 - reach) - 2 * reach * reach;
  return `M${at(2 - reach, top).join(' ')}Q${at(2, control).join(' ')} ${at(2 + reach, top).join(' ')}`;
}
