import type { ReactNode } from 'react';
import { mark } from './mark.ts';
import { sketchArrow, sketchBox, sketchTick } from './sketch.ts';

/** The middle, from 250 to 390, stays free: a page lays its play button there, which phones draw largest. */
const posters: readonly ReactNode[] = [
  <>
    <g className={mark('ink')}>
      <path d={sketchArrow(24, 290, 242, 290)} />
      <path d={sketchArrow(52, 326, 52, 42)} />
    </g>
    <path className={mark('blue', 'bold')} d="M66 70Q143 470 220 70" />
    <circle className={mark('fillRed')} cx="143" cy="270" r="9" />
    <path className={mark('green', 'tintGreen')} d="M430 290H590V120Z" />
    <path className={mark('green')} d="M570 290v-20h20" />
    <path className={mark('red')} d="M468 290A38 38 0 0 0 456.1 262.3" />
    <path className={mark('highlighter')} d="M430 320q80 8 160 -2" />
  </>,
  <>
    <path
      className={mark('green', 'tintGreen')}
      d="M96 62v84l-64 118q-14 34 24 36h156q38 -2 24 -36l-64 -118v-84"
    />
    <path className={mark('green')} d="M76 62h116M58 222q38 -20 76 0t76 0" />
    <g className={mark('fillGreen')}>
      <circle cx="104" cy="256" r="10" />
      <circle cx="152" cy="262" r="7" />
      <circle cx="142" cy="186" r="8" />
    </g>
    <path className={mark('ink')} d="M470 132l64 -32l40 62l-22 74l-72 4l-38 -52Z" />
    <g className={mark('ink', 'fillBoard')}>
      <circle className={mark('tintRed')} cx="470" cy="132" r="24" />
      <circle cx="534" cy="100" r="18" />
      <circle className={mark('tintBlue')} cx="574" cy="162" r="24" />
      <circle cx="552" cy="236" r="18" />
      <circle className={mark('tintRed')} cx="480" cy="240" r="24" />
      <circle cx="442" cy="188" r="18" />
    </g>
    <path className={mark('highlighter')} d="M440 306q70 8 140 -2" />
  </>,
  <>
    <g className={mark('red')}>
      <path
        className={mark('tintRed')}
        d="M134 110q-44 -42 -106 -20v180q62 -22 106 20q44 -42 106 -20v-180q-62 -22 -106 20ZV290"
      />
      <path d="M50 132q36 -8 62 10M50 176q36 -8 62 10M50 220q36 -8 62 10M156 142q26 -18 62 -10M156 186q26 -18 62 -10" />
    </g>
    <path className={mark('highlighter')} d="M158 232q26 -16 58 -10" />
    <g className={mark('amber')}>
      <path className={mark('fillYellow')} d="M448 268L548 76L590 98L490 290L444 312Z" />
      <path d="M448 268L490 290M530 110L572 132" />
    </g>
    <path className={mark('blue')} d="M430 322q20 -14 40 0t40 0t40 0" />
  </>,
  <>
    <path className={mark('blue', 'tintBlue')} d="M137 150V46A104 104 0 0 1 241 150Z" />
    <g className={mark('blue')}>
      <circle cx="137" cy="150" r="104" />
      <path d="M33 150H241M137 46V254" />
    </g>
    <path className={mark('highlighter')} d="M60 300q77 8 154 -2" />
    <path className={mark('ink')} d={sketchArrow(400, 220, 606, 220)} />
    <path className={mark('ink')} d="M424 206v28M470 206v28M516 206v28M562 206v28" />
    <path className={mark('red')} d={sketchArrow(424, 196, 470, 196, 36)} />
    <path className={mark('red')} d={sketchArrow(470, 196, 516, 196, 36)} />
    <path className={mark('green')} d={sketchArrow(562, 244, 470, 244, 44)} />
  </>,
  <>
    <path className={mark('ink')} d={sketchBox(22, 44, 218, 272)} />
    <path className={mark('blue')} d="M50 96h96M50 116h70M50 176h102M50 196h60M50 256h88M50 276h74" />
    <path
      className={mark('green')}
      d={`${sketchTick(205, 112)}${sketchTick(205, 192)}${sketchTick(205, 272)}`}
    />
    <path
      className={mark('amber', 'fillYellow')}
      d="M500 70l32 66l72 10l-52 50l12 72l-64 -34l-64 34l12 -72l-52 -50l72 -10Z"
    />
    <path className={mark('red')} d="M426 312q36 -12 74 0t76 -4" />
  </>,
];

/**
 * The picture of the video at a position in its list, before it plays; the video's title says what it is. After the
 * fifth, the pictures begin again.
 */
export function VideoPoster({ position }: { position: number }) {
  return (
    <svg viewBox="0 0 640 360" className={mark('poster')} aria-hidden="true">
      {/* Larger than the picture, which may stand in a higher frame. */}
      <path className={mark('fillBoard')} d="M-640 -360H1280V720H-640Z" />
      {posters[position % posters.length]}
    </svg>
  );
}
