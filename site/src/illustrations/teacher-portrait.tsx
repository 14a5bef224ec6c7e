import type { Portrait } from '../model/teacher.ts';
import { mark } from './mark.ts';
import { PortraitClothes } from './portrait-clothes.tsx';
import { colorMarks } from './portrait-colors.ts';
import { PortraitFace, PortraitHead, PortraitNeck } from './portrait-face.tsx';
import { PortraitHairBefore, PortraitHairBehind } from './portrait-hair.tsx';

/** Head and shoulders on a round ground, put together from the choices: clearly a drawing, of nobody. */
export function TeacherPortrait({ portrait, name }: { portrait: Portrait; name: string }) {
  return (
    <svg viewBox="0 0 160 160" className={mark('portrait')} role="img" aria-label={`Drawing of ${name}`}>
      <circle className={mark(colorMarks[portrait.color].tint)} cx="80" cy="80" r="79" />
      <PortraitHairBehind portrait={portrait} />
      <PortraitNeck portrait={portrait} />
      <PortraitClothes portrait={portrait} />
      <PortraitHead portrait={portrait} />
      <PortraitFace portrait={portrait} />
      <PortraitHairBefore portrait={portrait} />
    </svg>
  );
}
