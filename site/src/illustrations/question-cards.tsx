import { Drawing } from './drawing.tsx';
import { mark } from './mark.ts';
import { Note } from './note.tsx';
import { sketchBox, sketchTick } from './sketch.ts';

export function QuestionCardsDrawing() {
  return (
    <Drawing label="A fan of index cards. The two behind carry a question mark; the front one has the question How long is a session? with the answer 30 or 60 minutes, checked in green.">
      <g transform="translate(0 14) rotate(-12 150 240)">
        <path className={mark('red', 'tintRed')} d={sketchBox(52, 88, 210, 258)} />
        <path className={mark('red', 'bold')} d="M92 164q4 -34 36 -34t36 32q0 24 -34 40v22" />
        <circle className={mark('fillRed')} cx="130" cy="252" r="7" />
      </g>
      <g transform="translate(0 18) rotate(11 450 240)">
        <path className={mark('blue', 'tintBlue')} d={sketchBox(340, 84, 210, 258)} />
        <path className={mark('blue', 'bold')} d="M436 152q4 -32 36 -32t36 32q0 24 -34 40v22" />
        <circle className={mark('fillBlue')} cx="474" cy="240" r="7" />
      </g>
      <path className={mark('ink', 'fillBoard')} d={sketchBox(164, 122, 272, 280)} />
      <path className={mark('red', 'thin')} d="M174 230Q300 226 426 230" />
      <g className={mark('line', 'thin')}>
        <path d="M176 286H424M176 342H424" />
      </g>
      <Note x={300} y={172} align="middle">
        How long is
      </Note>
      <Note x={300} y={210} align="middle">
        a session?
      </Note>
      <path className={mark('wide')} d="M206 268q94 6 188 -2" />
      <Note x={300} y={278} align="middle" color="green" marked>
        30 or 60 minutes
      </Note>
      <path className={mark('green', 'bold')} d={sketchTick(292, 376, 44)} />
      <Note x={300} y={50} align="middle" size="large">
        Ask us anything
      </Note>
    </Drawing>
  );
}
