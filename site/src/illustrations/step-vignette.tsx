import type { ReactNode } from 'react';
import { mark } from './mark.ts';
import { sketchLoop, sketchTick } from './sketch.ts';

const page = 'M28 6H78L92 20V90H28ZM78 6V20H92';

const vignettes = {
  question: (
    <>
      <path
        className={mark('ink', 'fillBoard')}
        d="M12 12Q60 6 106 12Q110 40 106 66Q80 69 58 67L38 88L40 67Q24 67 13 65Q8 40 12 12Z"
      />
      <path className={mark('blue', 'bold')} d="M48 30Q48 20 59 20Q71 20 71 30Q71 37 60 41V46" />
      <circle className={mark('fillBlue')} cx="60" cy="57" r="4" />
    </>
  ),
  calendar: (
    <>
      <path
        className={mark('ink', 'fillBoard')}
        d="M14 16Q60 12 106 16Q109 52 105 88Q60 91 15 88Q11 52 14 16ZM13 34H107M36 8V22M84 8V22"
      />
      <path className={mark('ink3', 'dots')} d="M32 50H92M32 70H92" />
      <path className={mark('red')} d={sketchLoop(72, 70, 13, 12)} />
    </>
  ),
  tiles: (
    <>
      <path className={mark('blue', 'tintBlue')} d="M6 22Q30 19 54 22Q57 48 54 74Q30 77 7 74Q4 48 6 22Z" />
      <path
        className={mark('green', 'tintGreen')}
        d="M66 22Q90 19 114 22Q117 48 114 74Q90 77 67 74Q64 48 66 22Z"
      />
      <path
        className={mark('ink', 'fillBoard')}
        d="M14 73Q16 56 30 56Q44 56 46 73M74 73Q76 56 90 56Q104 56 106 73"
      />
      <g className={mark('ink', 'fillBoard')}>
        <circle cx="30" cy="42" r="10" />
        <circle cx="90" cy="42" r="10" />
      </g>
    </>
  ),
  notes: (
    <>
      <path className={mark('ink', 'fillBoard')} d={page} />
      <path className={mark('highlighter')} d="M42 53Q60 50 80 53" />
      <path className={mark('ink3', 'thin')} d="M40 24H64M40 38H80M40 53H80M40 68H72" />
    </>
  ),
  signature: (
    <>
      <path className={mark('ink', 'fillBoard')} d={page} />
      <path className={mark('ink3', 'thin')} d="M40 24H64M40 38H80M40 80H80" />
      <path className={mark('blue')} d="M42 72Q50 50 53 66Q56 76 62 62Q64 74 78 64" />
    </>
  ),
  board: (
    <>
      <path
        className={mark('ink', 'fillBoard')}
        d="M8 12Q60 8 112 12Q115 42 112 72Q60 75 9 72Q5 42 8 12ZM34 74L26 92M86 74L94 92"
      />
      <path className={mark('green')} d="M24 28H58M24 44H50" />
      <path className={mark('blue', 'bold')} d="M68 28Q84 84 100 28" />
    </>
  ),
  goal: (
    <>
      <g className={mark('ink', 'fillBoard')}>
        <circle cx="56" cy="50" r="40" />
        <circle className={mark('red', 'tintRed')} cx="56" cy="50" r="24" />
      </g>
      <path className={mark('green', 'bold')} d={sketchTick(56, 54, 34)} />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type StepVignetteName = keyof typeof vignettes;

/** A small drawing of what happens in a step. Decorative: the step's words say it. */
export function StepVignette({ name }: { name: StepVignetteName }) {
  return (
    <svg viewBox="0 0 120 96" className={mark('drawing')} aria-hidden="true">
      {vignettes[name]}
    </svg>
  );
}
