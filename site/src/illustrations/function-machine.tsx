import { Drawing } from './drawing.tsx';
import { mark } from './mark.ts';
import { Note } from './note.tsx';
import { sketchArrow, sketchBox } from './sketch.ts';

const f = (x: number) => 2 * x + 1;
const inputs = [0, 1, 2, 3, 4];
const shown = 3;

export function FunctionMachineDrawing() {
  return (
    <Drawing label="A function machine for f(x) = 2x + 1: 3 goes in, the machine doubles it and adds 1, and 7 comes out. A table beside it lists x from 0 to 4 with the values 1, 3, 5, 7 and 9.">
      <Note x={28} y={62} size="large">
        f(x) = 2x + 1
      </Note>
      <g className={mark('red', 'tintRed')}>
        <circle cx="188" cy="108" r="24" />
      </g>
      <Note x={188} y={119} color="red" align="middle">
        {String(shown)}
      </Note>
      <path className={mark('blue', 'tintBlue')} d="M132 172l34 42h45l33 -42" />
      <path className={mark('ink', 'thin')} d={sketchArrow(188, 142, 188, 196, 0, 12)} />
      <path className={mark('blue', 'tintBlue')} d={sketchBox(84, 214, 208, 116)} />
      <Note x={188} y={266} size="large" color="blue" align="middle">
        × 2
      </Note>
      <Note x={188} y={310} size="large" color="blue" align="middle">
        + 1
      </Note>
      <path className={mark('blue')} d="M84 270H50v-34M38 234h24" />
      <path className={mark('blue', 'tintBlue')} d="M292 292q26 0 28 30v22h-42v-14" />
      <path className={mark('ink', 'thin')} d={sketchArrow(298, 338, 298, 372, 0, 12)} />
      <circle className={mark('green', 'tintGreen')} cx="298" cy="402" r="25" />
      <Note x={298} y={413} color="green" align="middle">
        {String(f(shown))}
      </Note>
      <path className={mark('wide')} d="M410 291q70 5 142 -2" />
      <g className={mark('ink', 'thin')}>
        <path d="M402 112q76 -4 160 1M480 62q-3 160 1 312" />
      </g>
      <Note x={440} y={96} align="middle">
        x
      </Note>
      <Note x={524} y={96} align="middle">
        f(x)
      </Note>
      <g className={mark('hand', 'middle')}>
        {inputs.map((x, index) => (
          <text key={x} x="440" y={150 + 50 * index}>
            {x}
          </text>
        ))}
      </g>
      <g className={mark('hand', 'handGreen', 'middle')}>
        {inputs.map((x, index) => (
          <text
            key={x}
            className={x === shown ? mark('handGreen', 'handMarked') : undefined}
            x="524"
            y={150 + 50 * index}
          >
            {f(x)}
          </text>
        ))}
      </g>
      <Note x={396} y={416} color="red">
        + 2 each time
      </Note>
    </Drawing>
  );
}
