import { Drawing } from './drawing.tsx';
import { mark } from './mark.ts';
import { Note } from './note.tsx';
import { sketchArrow, sketchBox } from './sketch.ts';

export function SsatAnalogiesDrawing() {
  return (
    <Drawing label="An analogy: author is to book as composer is to symphony. Arrows labeled writes lead from author to book and from composer to symphony; the bridge sentence is: An author writes a book.">
      <g className={mark('blue', 'tintBlue')}>
        <path d={sketchBox(40, 60, 180, 76)} />
        <path d={sketchBox(380, 60, 180, 76)} />
      </g>
      <g className={mark('green', 'tintGreen')}>
        <path d={sketchBox(40, 214, 180, 76)} />
        <path d={sketchBox(380, 214, 180, 76)} />
      </g>
      <Note x={130} y={110} align="middle" size="large" color="blue">
        author
      </Note>
      <Note x={470} y={110} align="middle" size="large" color="blue">
        book
      </Note>
      <Note x={130} y={264} align="middle" size="large" color="green">
        composer
      </Note>
      <path className={mark('highlighter')} d="M398 278q72 6 144 -1" />
      <Note x={470} y={264} align="middle" size="large" color="green">
        symphony
      </Note>
      <g className={mark('red')}>
        <path d={sketchArrow(236, 98, 364, 98, 10)} />
        <path d={sketchArrow(236, 252, 364, 252, 10)} />
      </g>
      <Note x={300} y={72} align="middle" color="red">
        writes
      </Note>
      <Note x={300} y={226} align="middle" color="red">
        writes
      </Note>
      <g className={mark('fillInk')}>
        <circle cx="288" cy="164" r="5" />
        <circle cx="288" cy="184" r="5" />
        <circle cx="312" cy="164" r="5" />
        <circle cx="312" cy="184" r="5" />
      </g>
      <path className={mark('amber')} d="M52 404V352Q300 300 548 352V404" />
      <path className={mark('amber', 'thin')} d="M30 404H572" />
      <Note x={300} y={382} align="middle" color="amber">
        Bridge: an author writes a book.
      </Note>
    </Drawing>
  );
}
