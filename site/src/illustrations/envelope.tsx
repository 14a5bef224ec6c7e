import { Drawing } from './drawing.tsx';
import { mark } from './mark.ts';
import { Note } from './note.tsx';

export function EnvelopeDrawing() {
  return (
    <Drawing label="An open envelope with a letter coming out of it. The letter begins: Hello! We need help with fractions. A paper plane flies away along a dashed loop.">
      <path className={mark('blue', 'tintBlue')} d="M84 246L244 132Q262 122 280 132L440 246" />
      <path className={mark('ink', 'fillBoard')} d="M124 84Q262 78 402 84V366H124Z" />
      <Note x={150} y={136} size="large">
        Hello!
      </Note>
      <Note x={150} y={184}>
        We need help
      </Note>
      <path className={mark('wide')} d="M220 212q52 5 104 -2" />
      <Note x={150} y={222}>
        with fractions.
      </Note>
      <path
        className={mark('blue', 'tintBlue')}
        d="M84 246Q82 330 86 402Q262 410 438 402Q444 322 440 246L276 348Q262 356 248 348Z"
      />
      <path className={mark('blue')} d="M90 398L216 326M434 398L308 326" />
      <path
        className={mark('red', 'thin', 'dashed')}
        d="M420 330Q500 320 520 262Q528 216 492 214Q458 218 474 256Q506 288 548 222Q560 190 552 152"
      />
      <g className={mark('red')}>
        <path className={mark('tintRed')} d="M576 66L470 108L512 126L530 168Z" />
        <path d="M576 66L512 126L516 152L526 140" />
      </g>
      <Note x={34} y={58} color="green">
        Tell us a little about your child.
      </Note>
    </Drawing>
  );
}
