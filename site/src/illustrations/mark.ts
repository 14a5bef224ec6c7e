import styles from './drawing.module.css';

type MarkerClass = 'ink' | 'ink2' | 'ink3' | 'line' | 'blue' | 'green' | 'red' | 'amber' | 'yellow';
type HighlighterClass = 'highlighter' | 'wide';
type WeightClass = 'bold' | 'thin' | 'hair' | 'dashed' | 'dots';
type FillClass =
  | 'fillInk'
  | 'fillBlue'
  | 'fillGreen'
  | 'fillRed'
  | 'fillAmber'
  | 'fillYellow'
  | 'fillBoard'
  | 'tintBlue'
  | 'tintGreen'
  | 'tintRed'
  | 'tintAmber'
  | 'tintPaper';
type SoftClass = 'softBlue' | 'softGreen' | 'softRed' | 'softAmber';
type SkinClass = 'skinPorcelain' | 'skinPeach' | 'skinOlive' | 'skinTan' | 'skinBrown' | 'skinDeep';
type HairClass = 'hairBlack' | 'hairBrown' | 'hairAuburn' | 'hairBlond' | 'hairGray' | 'hairSilver';
type TextClass =
  | 'hand'
  | 'handSmall'
  | 'handLarge'
  | 'handBlue'
  | 'handGreen'
  | 'handRed'
  | 'handAmber'
  | 'handInk2'
  | 'handMarked'
  | 'middle'
  | 'end';
type GroundClass = 'drawing' | 'portrait' | 'badge' | 'poster' | 'brand' | 'icon';
export type Mark =
  | MarkerClass
  | HighlighterClass
  | WeightClass
  | FillClass
  | SoftClass
  | SkinClass
  | HairClass
  | TextClass
  | GroundClass;

/** The class attribute for these marks. A style sheet module types every name as known; this catches a typo. */
export function mark(...names: Mark[]): string {
  return names.map((name) => styles[name]).join(' ');
}
