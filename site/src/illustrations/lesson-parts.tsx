import type { Portrait } from '../model/teacher.ts';
import styles from './lesson.module.css';
import { mark } from './mark.ts';
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
}

/** A tile of the video call: a person, with the color of their pen around. */
export function VideoTile({ x, y, width, height, person, name, color }: TileProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect
        className={mark(color === 'blue' ? 'tintBlue' : 'tintAmber')}
        width={width}
        height={height}
        rx="9"
      />
      {color === 'blue' && (
        <path
          className={styles.background}
          d="M10 34H44M12 34V16H19V34M21 34V20H27V34M30 34L34 16L40 17.5L37 34"
        />
      )}
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
