import { Drawing } from './drawing.tsx';
import { mark } from './mark.ts';
import { Note } from './note.tsx';
import { sketchArrow, sketchBox, sketchLoop } from './sketch.ts';

export function IseeSynonymsDrawing() {
  return (
    <Drawing label="A synonym question: the word candid with the choices A sweet, B frank, C hidden and D careful. B, frank, is circled; the student first wrote the own word honest.">
      <path className={mark('blue', 'tintBlue')} d={sketchBox(40, 44, 220, 80)} />
      <Note x={150} y={97} align="middle" size="large" color="blue">
        CANDID
      </Note>
      <path className={mark('green', 'thin')} d={sketchArrow(276, 86, 368, 86, 10)} />
      <path className={mark('wide')} d="M402 86q70 5 124 -2" />
      <Note x={392} y={97} size="large" color="green" marked>
        “honest”
      </Note>
      <Note x={392} y={142} color="green">
        my own word
      </Note>
      <Note x={392} y={174} color="green">
        first
      </Note>
      <g className={mark('ink2', 'thin')}>
        <circle cx="70" cy="184" r="20" />
        <circle cx="70" cy="246" r="20" />
        <circle cx="70" cy="308" r="20" />
        <circle cx="70" cy="370" r="20" />
      </g>
      <circle className={mark('fillRed')} cx="70" cy="246" r="14" />
      <Note x={108} y={195} size="large">
        A sweet
      </Note>
      <Note x={108} y={257} size="large">
        B frank
      </Note>
      <Note x={108} y={319} size="large">
        C hidden
      </Note>
      <Note x={108} y={381} size="large">
        D careful
      </Note>
      <path className={mark('red')} d={sketchLoop(176, 246, 88, 32)} />
      <path
        className={mark('ink3', 'thin')}
        d="M142 308q52 -8 104 -2M142 184q46 -8 92 -2M142 370q54 -8 112 -2"
      />
      <path className={mark('green', 'thin')} d={sketchArrow(434, 192, 274, 248, -26)} />
      <Note x={350} y={330} color="red">
        Same meaning,
      </Note>
      <Note x={350} y={364} color="red">
        not same topic.
      </Note>
    </Drawing>
  );
}
