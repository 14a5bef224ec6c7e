import type { ReactNode } from 'react';
import { mark } from './mark.ts';
import { sketchArrow, sketchBox, sketchTick } from './sketch.ts';

/** The middle stays calm: a page may lay its play button there. */
const posters: readonly ReactNode[] = [
  <>
    <g className={mark('ink')}>
      <path d={sketchArrow(40, 290, 300, 290)} />
      <path d={sketchArrow(70, 326, 70, 42)} />
    </g>
    <path className={mark('blue', 'bold')} d="M86 70Q172 470 258 70" />
    <circle className={mark('fillRed')} cx="172" cy="270" r="9" />
    <path className={mark('green', 'tintGreen')} d="M430 290H590V120Z" />
    <path className={mark('green')} d="M570 290v-20h20" />
    <path className={mark('red')} d="M468 290A38 38 0 0 0 456.1 262.3" />
    <path className={mark('highlighter')} d="M430 320q80 8 160 -2" />
  </>,
  <>
    <path
      className={mark('green', 'tintGreen')}
      d="M120 62v84l-64 118q-14 34 24 36h156q38 -2 24 -36l-64 -118v-84"
    />
    <path className={mark('green')} d="M100 62h116M82 222q38 -20 76 0t76 0" />
    <g className={mark('fillGreen')}>
      <circle cx="128" cy="256" r="10" />
      <circle cx="176" cy="262" r="7" />
      <circle cx="166" cy="186" r="8" />
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
        d="M190 110q-64 -42 -150 -20v180q86 -22 150 20q64 -42 150 -20v-180q-86 -22 -150 20ZV290"
      />
      <path d="M70 132q52 -8 92 10M70 176q52 -8 92 10M70 220q52 -8 92 10M218 142q40 -18 92 -10M218 186q40 -18 92 -10" />
    </g>
    <path className={mark('highlighter')} d="M220 232q40 -16 88 -10" />
    <g className={mark('amber')}>
      <path className={mark('fillYellow')} d="M448 268L548 76L590 98L490 290L444 312Z" />
      <path d="M448 268L490 290M530 110L572 132" />
    </g>
    <path className={mark('blue')} d="M430 322q20 -14 40 0t40 0t40 0" />
  </>,
  <>
    <g className={mark('amber')}>
      <circle className={mark('tintAmber')} cx="160" cy="150" r="104" />
      <path d="M56 150H264M160 46Q70 150 160 254M160 46Q250 150 160 254M74 92Q160 124 246 92M74 208Q160 176 246 208M160 254v46M100 306q60 -12 120 0" />
    </g>
    <path className={mark('ink')} d={sketchArrow(400, 200, 606, 200)} />
    <path className={mark('red')} d="M430 200V120" />
    <path className={mark('blue')} d="M490 200V266" />
    <path className={mark('green')} d="M552 200V130" />
    <g className={mark('fillRed')}>
      <circle cx="430" cy="200" r="11" />
      <circle className={mark('fillBlue')} cx="490" cy="200" r="11" />
      <circle className={mark('fillGreen')} cx="552" cy="200" r="11" />
    </g>
    <path className={mark('highlighter')} d="M414 104h34M536 112h34M474 288h34" />
  </>,
  <>
    <path className={mark('ink')} d={sketchBox(48, 44, 236, 272)} />
    <g className={mark('ink')}>
      <circle cx="90" cy="100" r="19" />
      <circle className={mark('fillBlue')} cx="150" cy="100" r="19" />
      <circle cx="210" cy="100" r="19" />
      <circle className={mark('fillBlue')} cx="90" cy="180" r="19" />
      <circle cx="150" cy="180" r="19" />
      <circle cx="210" cy="180" r="19" />
      <circle cx="90" cy="260" r="19" />
      <circle cx="150" cy="260" r="19" />
      <circle className={mark('fillBlue')} cx="210" cy="260" r="19" />
    </g>
    <path
      className={mark('green')}
      d={`${sketchTick(248, 112)}${sketchTick(248, 192)}${sketchTick(248, 272)}`}
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
      <path className={mark('fillBoard')} d="M0 0H640V360H0Z" />
      {posters[position % posters.length]}
    </svg>
  );
}
