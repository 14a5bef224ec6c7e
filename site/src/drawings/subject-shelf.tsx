import { Drawing } from './drawing.tsx';
import { mark } from './mark.ts';
import { Note } from './note.tsx';
import { sketchBox } from './sketch.ts';

export function SubjectShelfDrawing() {
  return (
    <Drawing label="Four notes on a board: math with a right triangle of sides 3, 4 and 5, science with a flask, English with an open book, social studies with a globe.">
      <g className={mark('blue', 'tintBlue')} transform="rotate(-1.5 160 120)">
        <path d={sketchBox(40, 32, 240, 172)} />
        <path d="M134 166H250V79Z" className={mark('fillBoard')} />
        <path className={mark('thin')} d="M236 166v-14h14" />
      </g>
      <Note x={58} y={76} color="blue" size="large">
        Math
      </Note>
      <g className={mark('hand', 'handBlue', 'middle')}>
        <text x="192" y="196">
          4
        </text>
        <text x="265" y="136">
          3
        </text>
        <text x="174" y="122">
          5
        </text>
      </g>
      <g className={mark('green', 'tintGreen')} transform="rotate(1.2 440 120)">
        <path d={sketchBox(322, 32, 240, 172)} />
        <path
          className={mark('fillBoard')}
          d="M466 84v36l-36 58q-6 14 10 14h86q16 0 10 -14l-36 -58v-36M456 84h54"
        />
        <path className={mark('thin')} d="M446 156q20 -10 38 0t38 0" />
      </g>
      <g className={mark('fillGreen')}>
        <circle cx="474" cy="174" r="6" />
        <circle cx="496" cy="138" r="5" />
        <circle cx="500" cy="174" r="4" />
      </g>
      <Note x={340} y={78} color="green" size="large">
        Science
      </Note>
      <g className={mark('red', 'tintRed')} transform="rotate(1 160 320)">
        <path d={sketchBox(40, 234, 240, 172)} />
        <path
          className={mark('fillBoard')}
          d="M180 312q-34 -20 -76 -8v76q42 -12 76 8q34 -20 76 -8v-76q-42 -12 -76 8ZV388"
        />
        <path
          className={mark('hair')}
          d="M118 326q24 -4 46 4M118 346q24 -4 46 4M196 330q24 -8 46 -4M196 350q24 -8 46 -4"
        />
      </g>
      <path className={mark('highlighter')} d="M60 288q46 6 92 -1" />
      <Note x={58} y={278} color="red" size="large">
        English
      </Note>
      <g className={mark('amber', 'tintAmber')} transform="rotate(-1 440 320)">
        <path d={sketchBox(322, 234, 240, 172)} />
        <circle className={mark('fillBoard')} cx="488" cy="336" r="40" />
        <path
          className={mark('thin')}
          d="M448 336h80M488 296q-32 40 0 80M488 296q32 40 0 80M458 311q30 10 60 0M458 361q30 -10 60 0"
        />
        <path d="M472 392h34M488 378v12" />
      </g>
      <Note x={338} y={276} color="amber" size="large">
        Social studies
      </Note>
    </Drawing>
  );
}
