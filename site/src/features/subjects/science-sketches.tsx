import type { ReactNode } from 'react';
import { mark } from '../../illustrations/mark.ts';

/** What stands on the bench for each area of science, by its title, in a box of 150 by 106 with its foot at 106. */
export const scienceSketches: Readonly<Record<string, ReactNode>> = {
  'Elementary Science': (
    <>
      <path className={mark('ink', 'thin', 'tintAmber')} d="M52 76H98L92 106H58Z" />
      <path className={mark('ink', 'thin')} d="M48 70H102V78H48Z" />
      <path className={mark('green')} d="M75 70V34" />
      <path
        className={mark('green', 'thin', 'softGreen')}
        d="M75 52Q50 54 46 32Q70 30 75 52ZM75 40Q98 40 104 18Q80 16 75 40Z"
      />
    </>
  ),
  'Earth Science': (
    <>
      <path className={mark('ink', 'thin', 'tintAmber')} d="M14 106L62 34L88 34L136 106Z" />
      <path className={mark('red')} d="M75 106V50M62 34Q75 44 88 34" />
      <path className={mark('amber', 'hair')} d="M46 62Q75 72 104 62M32 82Q75 94 118 82" />
      <path className={mark('ink2', 'thin')} d="M66 26Q58 20 66 14Q74 8 80 14Q92 10 92 20Q92 26 84 26" />
    </>
  ),
  Biology: (
    <>
      <path className={mark('ink')} d="M44 104H110M58 104V88Q40 66 60 46" />
      <path className={mark('ink', 'thin', 'fillBoard')} d="M66 20L86 12L102 52L82 60Z" />
      <path className={mark('ink')} d="M66 12L82 6M86 62L90 74" />
      <path className={mark('ink', 'thin')} d="M70 82H116" />
      <path className={mark('green', 'thin', 'softGreen')} d="M84 76H108" />
    </>
  ),
  Chemistry: (
    <>
      <path
        className={mark('ink', 'thin', 'fillBoard')}
        d="M64 16V46L36 98Q34 106 44 106H106Q116 106 114 98L86 46V16"
      />
      <path
        className={mark('green', 'thin', 'softGreen')}
        d="M50 74H100L112 98Q114 104 106 104H44Q36 104 38 98Z"
      />
      <path className={mark('ink', 'thin')} d="M58 16H92" />
      <g className={mark('green', 'hair', 'fillBoard')}>
        <circle cx="68" cy="86" r="5" />
        <circle cx="84" cy="92" r="3.500" />
        <circle cx="78" cy="62" r="3.500" />
      </g>
    </>
  ),
  Physics: (
    <>
      <path className={mark('ink', 'thin', 'tintGreen')} d="M12 104H134L134 44Z" />
      <path className={mark('ink', 'thin', 'fillBoard')} d="M60 80L92 64L80 40L48 56Z" />
      <path className={mark('red', 'thin')} d="M70 60V100M64 92L70 101L76 92" />
      <path className={mark('blue', 'thin')} d="M92 64L118 51M108 50L119 50.500L114 59" />
    </>
  ),
  'Advanced Placement': (
    <>
      <path className={mark('ink', 'thin', 'fillBoard')} d="M34 10H116V104H34Z" />
      <path className={mark('ink3', 'hair')} d="M46 26H104M46 38H92" />
      <path className={mark('ink', 'hair')} d="M50 50V92H104" />
      <path className={mark('green')} d="M52 90Q76 86 82 70T102 54" />
    </>
  ),
};
