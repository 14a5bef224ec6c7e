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
          d="M484 92v30l-32 54q-6 14 10 14h72q16 0 10 -14l-32 -54v-30M474 92h48"
        />
        <path className={mark('thin')} d="M466 158q17 -9 32 0t32 0" />
      </g>
      <g className={mark('fillGreen')}>
        <circle cx="484" cy="175" r="6" />
        <circle cx="502" cy="138" r="5" />
        <circle cx="510" cy="175" r="4" />
      </g>
      <Note x={340} y={78} color="green" size="large">
        Science
      </Note>
      <g className={mark('red', 'tintRed')} transform="rotate(1 160 320)">
        <path d={sketchBox(40, 234, 240, 172)} />
        <path
          className={mark('fillBoard')}
          d="M192 324q-32 -18 -70 -7v66q38 -11 70 7q32 -18 70 -7v-66q-38 -11 -70 7ZV390"
        />
        <path
          className={mark('hair')}
          d="M134 337q24 -4 44 4M134 357q24 -4 44 4M206 341q24 -8 44 -4M206 361q24 -8 44 -4"
        />
      </g>
      <path className={mark('highlighter')} d="M60 289q58 7 116 -2" />
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
      <Note x={340} y={276} color="amber">
        Social studies
      </Note>
    </Drawing>
  );
}
