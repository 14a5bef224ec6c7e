import type { Portrait } from '../model/teacher.ts';
import type { Mark } from './mark.ts';

export const skinMark: Record<Portrait['skin'], Mark> = {
  porcelain: 'skinPorcelain',
  peach: 'skinPeach',
  olive: 'skinOlive',
  tan: 'skinTan',
  brown: 'skinBrown',
  deep: 'skinDeep',
};

export const hairMark: Record<Portrait['hairColor'], Mark> = {
  black: 'hairBlack',
  brown: 'hairBrown',
  auburn: 'hairAuburn',
  blond: 'hairBlond',
  gray: 'hairGray',
  silver: 'hairSilver',
};

/** One marker in its three strengths: the ground, a light garment and a strong one. */
export const colorMarks: Record<Portrait['color'], { tint: Mark; soft: Mark; strong: Mark }> = {
  blue: { tint: 'tintBlue', soft: 'softBlue', strong: 'fillBlue' },
  green: { tint: 'tintGreen', soft: 'softGreen', strong: 'fillGreen' },
  red: { tint: 'tintRed', soft: 'softRed', strong: 'fillRed' },
  amber: { tint: 'tintAmber', soft: 'softAmber', strong: 'fillAmber' },
};
