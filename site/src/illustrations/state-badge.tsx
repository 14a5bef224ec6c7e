import type { ReactNode } from 'react';
import type { BadgeName } from '../model/drawing.ts';
import { mark, type Mark } from './mark.ts';

/** Each scene ends on the inner circle (radius 39 around 48, 48). */
const scenes: Record<BadgeName, ReactNode> = {
  florida: (
    <>
      <path className={mark('tintBlue')} d="M11.4 61.500H84.600A39 39 0 0 1 11.4 61.500Z" />
      <path className={mark('amber')} d="M48 15v-1M26 24l-3 -3M70 24l3 -3M18 44h-3M81 44h-3" />
      <circle className={mark('amber', 'fillYellow')} cx="48" cy="46" r="21" />
      <path
        className={mark('amber', 'hair')}
        d="M48 46V30M48 46l14 -8M48 46l14 9M48 46v16M48 46l-14 9M48 46l-14 -8"
      />
      <path className={mark('green', 'tintGreen')} d="M48 25q4 -11 18 -11q-2 12 -18 11" />
      <path className={mark('blue')} d="M22 70q7 -5 13 0t13 0t13 0t13 0" />
    </>
  ),
  arkansas: (
    <>
      <path className={mark('green', 'tintGreen')} d="M11 36Q24 20 36 32Q50 16 62 31Q76 22 85 36" />
      <path
        className={mark('blue', 'tintBlue')}
        d="M48 38Q40 44 52 50Q64 56 46 62Q30 68 26 80A39 39 0 0 0 76 75Q76 68 64 66Q56 63 68 57Q78 48 62 46Q50 44 56 38"
      />
      <path className={mark('green', 'tintGreen')} d="M26 66l8 -20l8 20ZM17 54l6 -16l6 16Z" />
      <path className={mark('yellow')} d="M45 75q5 -4 10 0t10 0" />
    </>
  ),
  arizona: (
    <>
      <path className={mark('fillYellow')} d="M62 24a10 10 0 1 1 -.1 0Z" />
      <path className={mark('red', 'tintRed')} d="M38 64l6 -22h30l6 22" />
      <path className={mark('red', 'hair')} d="M52 48v8M60 48v10M68 48v6" />
      <path className={mark('red', 'tintPaper')} d="M12.4 64Q48 61 83.6 64A39 39 0 0 1 12.4 64Z" />
      <path
        className={mark('green', 'tintGreen')}
        d="M24 74v-42q0 -6 6 -6t6 6v22q7 0 7 -8v-5q0 -3 3 -3t3 3v6q0 14 -13 14v13ZM24 56q-9 0 -9 -9"
      />
    </>
  ),
  indiana: (
    <>
      <path className={mark('tintGreen')} d="M11.4 61.500H84.600A39 39 0 0 1 11.4 61.500Z" />
      <path className={mark('green', 'hair')} d="M11.4 61.500H84.600M40 62L26 80M56 62L70 80" />
      <path
        className={mark('amber', 'fillYellow')}
        d="M48 15Q60 24 60 42Q60 60 48 68Q36 60 36 42Q36 24 48 15Z"
      />
      <path className={mark('amber', 'hair')} d="M44 21v42M52 21v42M39 32h18M37 42h22M38 52h20" />
      <path
        className={mark('green', 'tintGreen')}
        d="M48 78Q22 70 24 38Q40 48 48 78Q56 48 72 38Q74 70 48 78Z"
      />
    </>
  ),
  'new-hampshire': (
    <>
      <circle className={mark('fillYellow')} cx="70" cy="32" r="8" />
      <path className={mark('ink', 'tintPaper')} d="M12 62L28 40L36 49L50 24L66 50L72 43L84 62" />
      <path className={mark('ink', 'fillBoard')} d="M42 38L50 24L58.5 38L53 43L48 38L44 42Z" />
      <path className={mark('tintGreen')} d="M11.4 61.500H84.600A39 39 0 0 1 11.4 61.500Z" />
      <path className={mark('ink')} d="M11.4 62H84.6" />
      <path
        className={mark('green', 'tintGreen')}
        d="M18 70l8 -20l8 20ZM62 72l8 -20l8 20ZM38 80l10 -26l10 26Z"
      />
    </>
  ),
};

const colors: Record<BadgeName, { ring: Mark; sky: Mark }> = {
  florida: { ring: 'amber', sky: 'tintAmber' },
  arkansas: { ring: 'blue', sky: 'fillBoard' },
  arizona: { ring: 'red', sky: 'tintAmber' },
  indiana: { ring: 'green', sky: 'fillBoard' },
  'new-hampshire': { ring: 'blue', sky: 'tintBlue' },
};

/** A state program's badge, drawn without lettering; the program's name stands beside it. */
export function StateBadge({ state }: { state: BadgeName }) {
  const { ring, sky } = colors[state];
  return (
    <svg viewBox="0 0 96 96" className={mark('badge')} aria-hidden="true">
      <circle className={mark('ink', 'fillBoard')} cx="48" cy="48" r="46" />
      <circle className={mark(sky)} cx="48" cy="48" r="39" />
      {scenes[state]}
      <circle className={mark(ring)} cx="48" cy="48" r="39" />
    </svg>
  );
}
