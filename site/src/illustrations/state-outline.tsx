import type { AccentColor } from '../model/color.ts';
import { DetailMarks, hasDetail } from './detail.tsx';
import { mark } from './mark.ts';

const fills = { blue: 'softBlue', green: 'softGreen', red: 'softRed', amber: 'fillYellow' } as const;

/** A state's own shape in its marker's color. Decorative: nothing for a state that has not been drawn. */
export function StateOutline({ id, color }: { id: string; color: AccentColor }) {
  if (!hasDetail(`state-${id}`)) return null;
  return (
    <svg viewBox="0 0 96 96" className={mark('badge')} aria-hidden="true">
      <DetailMarks name={`state-${id}`} tones={{ state: fills[color] }} />
    </svg>
  );
}
