import type { ReactNode } from 'react';
import type { Portrait } from '../model/teacher.ts';
import { mark } from './mark.ts';
import { colorMarks } from './portrait-colors.ts';

/** Shoulders that end on the round ground (radius 78 around 80, 80). */
const shoulders =
  'M21.9 132C24 115 44 112 64 106Q80 120 96 106C116 112 136 115 138.1 132A78 78 0 0 1 21.9 132Z';

export function PortraitClothes({ portrait }: { portrait: Portrait }) {
  const { soft, strong } = colorMarks[portrait.color];
  const clothes: Record<Portrait['clothes'], ReactNode> = {
    sweater: (
      <>
        <path className={mark('ink', strong)} d={shoulders} />
        <path className={mark('ink', soft)} d="M64 106Q80 120 96 106L101 111Q80 130 59 111Z" />
        <path className={mark('ink', 'hair')} d="M44 134v16M116 134v16" />
      </>
    ),
    collar: (
      <>
        <path className={mark('ink', soft)} d={shoulders} />
        <path
          className={mark('ink', 'fillBoard')}
          d="M66 103L80 122L68 132L56 110ZM94 103L80 122L92 132L104 110Z"
        />
        <path className={mark('ink', 'hair')} d="M80 124v33M84 136h1M84 148h1" />
      </>
    ),
    blazer: (
      <>
        <path className={mark('ink', 'fillBoard')} d={shoulders} />
        <path
          className={mark('ink', strong)}
          d="M21.9 132C24 115 44 112 62 107L80 157.9A78 78 0 0 1 21.9 132ZM138.1 132C136 115 116 112 98 107L80 157.9A78 78 0 0 0 138.1 132Z"
        />
        <path
          className={mark('ink', soft)}
          d="M62 107L52 118L60 124L56 130L80 158ZM98 107L108 118L100 124L104 130L80 158Z"
        />
      </>
    ),
    cardigan: (
      <>
        <path className={mark('ink', 'tintPaper')} d={shoulders} />
        <path
          className={mark('ink', soft)}
          d="M21.9 132C24 115 42 112 58 108Q64 126 76 134V157.8A78 78 0 0 1 21.9 132ZM138.1 132C136 115 118 112 102 108Q96 126 84 134V157.8A78 78 0 0 0 138.1 132Z"
        />
        <path className={mark('ink')} d="M70 141h.1M70 151h.1" />
      </>
    ),
    turtleneck: (
      <>
        <path className={mark('ink', strong)} d={shoulders} />
        <path className={mark('ink', strong)} d="M64 98Q80 108 96 98L97 114Q80 124 63 114Z" />
        <path className={mark('ink', 'hair')} d="M70 107v8M80 109v8M90 107v8" />
      </>
    ),
  };
  return clothes[portrait.clothes];
}
