import type { Portrait } from '../model/teacher.ts';
import { DetailMarks, hasDetail } from './detail.tsx';
import { mark } from './mark.ts';

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

const markOf = (kind: string, color: string) => kind + capitalized(color);

/** The class of a portrait's light ground, in the color of its clothes. */
export const tintOf = ({ color }: Portrait) => mark(markOf('tint', color));

/** Head and shoulders in a square of 160 units, put together from the drawings of details/portraits.svg: of nobody. */
export function PortraitBust({ portrait }: { portrait: Portrait }) {
  const { skin, hair, hairColor, color, clothes, face, beard, mouth, glasses, tilt, keepsake } = portrait;
  const tones = {
    skin: markOf('skin', skin),
    'hair-tone': markOf('hair', hairColor),
    garment: markOf('fill', color),
    'garment-soft': markOf('soft', color),
  };
  const parts = (...names: string[]) =>
    names.map((name) => <DetailMarks key={name} name={name} tones={tones} />);
  const behind = `hair-${hair}-behind`;
  const lean = `rotate(${tilt} 80 104)`;
  return (
    <>
      {hasDetail(behind) && <g transform={lean}>{parts(behind)}</g>}
      {parts('neck', `clothes-${clothes}`)}
      <g transform={lean}>
        {parts(`head-${face}`)}
        {beard && parts('beard')}
        {parts(`face-${face}`, `mouth-${mouth}`, 'eyes')}
        {glasses !== 'none' && parts(`glasses-${glasses}`)}
        {parts(`hair-${hair}`)}
      </g>
      {keepsake && <g transform="translate(110 98) rotate(8)">{parts(`keepsake-${keepsake}`)}</g>}
    </>
  );
}

interface TeacherPortraitProps {
  portrait: Portrait;
  name: string;
  /** Without its round ground, and cut straight below the shoulders, for a place that has a ground. */
  withoutBackground?: boolean | undefined;
}

/** A teacher's drawn portrait on a round ground. */
export function TeacherPortrait({ portrait, name, withoutBackground = false }: TeacherPortraitProps) {
  return (
    <svg
      viewBox={withoutBackground ? '10 6 140 125' : '0 0 160 160'}
      className={mark('portrait')}
      role="img"
      aria-label={`Drawing of ${name}`}
    >
      {!withoutBackground && <circle className={tintOf(portrait)} cx="80" cy="80" r="79" />}
      <PortraitBust portrait={portrait} />
    </svg>
  );
}
