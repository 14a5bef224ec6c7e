import { clockLabel } from '../../lib/format.ts';

/** The fields of a section that the slider needs. */
export interface MorningPart {
  name: string;
  start: number;
  minutes: number;
  tip?: string | undefined;
}

export interface MorningMoment {
  clock: string;
  sentence: string;
  tip: string;
}

/** When the test is drawn to start, in minutes since midnight. */
export const testStart = 9 * 60;

/** The descriptions of progress, each from a share of a section upward. */
const progress = [
  [0.94, 'about to finish'],
  [0.84, 'near the end of'],
  [0.71, 'three quarters through'],
  [0.6, 'two thirds through'],
  [0.42, 'halfway through'],
  [0.28, 'a third of the way through'],
  [0.08, 'settling into'],
  [0, 'just starting'],
] as const;

/** What happens at a minute of the test, with the teacher's tip. */
export function momentAt(parts: readonly MorningPart[], minute: number): MorningMoment {
  const clock = clockLabel(testStart + minute);
  const part = parts.find(({ start, minutes }) => minute < start + minutes);
  const lastTip = parts.some(({ tip }) => tip) ? '“Done. Go have lunch.”' : '';
  if (!part) return { clock, sentence: `By ${clock} it’s over.`, tip: lastTip };
  const share = (minute - part.start) / part.minutes;
  if (share < 0) return { clock, sentence: `At ${clock} it’s the break.`, tip: '' };
  const words = progress.find(([from]) => share >= from)?.[1];
  return {
    clock,
    sentence: `At ${clock} your child is ${words} ${part.name}.`,
    tip: part.tip ? `“${part.tip}”` : '',
  };
}
