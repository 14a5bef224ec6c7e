import type { Portrait } from '../model/teacher.ts';
import { DetailMarks } from './detail.tsx';
import { mark } from './mark.ts';
import { PortraitClothes } from './portrait-clothes.tsx';
import { colorMarks } from './portrait-colors.ts';
import { PortraitFace, PortraitHead, PortraitNeck } from './portrait-face.tsx';
import { PortraitHairBefore, PortraitHairBehind } from './portrait-hair.tsx';

/** Head and shoulders in a square of 160 units, put together from the choices: clearly a drawing, of nobody. */
export function PortraitBust({ portrait }: { portrait: Portrait }) {
  const tilt = `rotate(${portrait.tilt} 80 104)`;
  return (
    <>
      <g transform={tilt}>
        <PortraitHairBehind portrait={portrait} />
      </g>
      <PortraitNeck portrait={portrait} />
      <PortraitClothes portrait={portrait} />
      <g transform={tilt}>
        <PortraitHead portrait={portrait} />
        <PortraitFace portrait={portrait} />
        <PortraitHairBefore portrait={portrait} />
      </g>
      {portrait.keepsake && (
        <g transform="translate(110 98) rotate(8)">
          <DetailMarks name={`keepsake-${portrait.keepsake}`} />
        </g>
      )}
    </>
  );
}

interface TeacherPortraitProps {
  portrait: Portrait;
  name: string;
  /** Without its round ground, and cut straight below the shoulders, for a place that has a ground. */
  groundless?: boolean;
}

/** A teacher's drawn portrait on a round ground. */
export function TeacherPortrait({ portrait, name, groundless = false }: TeacherPortraitProps) {
  return (
    <svg
      viewBox={groundless ? '10 6 140 125' : '0 0 160 160'}
      className={mark('portrait')}
      role="img"
      aria-label={`Drawing of ${name}`}
    >
      {!groundless && <circle className={mark(colorMarks[portrait.color].tint)} cx="80" cy="80" r="79" />}
      <PortraitBust portrait={portrait} />
    </svg>
  );
}
