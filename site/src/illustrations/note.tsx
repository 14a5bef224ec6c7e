import { mark, type Mark } from './mark.ts';

type NoteProps = {
  x: number;
  y: number;
  color?: 'blue' | 'green' | 'red' | 'amber' | 'ink2';
  size?: 'small' | 'large';
  align?: 'middle' | 'end';
  /** Degrees, clockwise, around the start of the note. */
  turn?: number;
  /** It stands on the highlighter. */
  marked?: boolean;
  children: string;
};

const colorClass = {
  blue: 'handBlue',
  green: 'handGreen',
  red: 'handRed',
  amber: 'handAmber',
  ink2: 'handInk2',
} as const;

/** A few words in the teacher's hand. The font has no minus sign: an en dash stands for it. */
export function Note({ x, y, color, size, align, turn, marked, children }: NoteProps) {
  const classes: Mark[] = [size === 'small' ? 'handSmall' : size === 'large' ? 'handLarge' : 'hand'];
  if (color) classes.push(colorClass[color]);
  if (marked) classes.push('handMarked');
  if (align) classes.push(align);
  return (
    <text x={x} y={y} className={mark(...classes)} transform={turn ? `rotate(${turn} ${x} ${y})` : undefined}>
      {children}
    </text>
  );
}
