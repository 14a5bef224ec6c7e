import { Drawing } from './drawing.tsx';
import { mark } from './mark.ts';
import { Note } from './note.tsx';
import { sketchArrow } from './sketch.ts';

const volts = 9;
const first = 2;
const second = 1;
const amperes = volts / (first + second);

/** The hand font has no ohm sign. */
function Ohm({ x, y }: { x: number; y: number }) {
  return <path className={mark('thin')} d={`M${x} ${y}h8c-13 -7 -9 -24 4 -24s17 17 4 24h8`} />;
}

function Resistor({ x, y }: { x: number; y: number }) {
  return <path d={`M${x} ${y}l8 -16l16 32l16 -32l16 32l16 -32l16 32l8 -16`} />;
}

export function CircuitDrawing() {
  return (
    <Drawing label="A circuit: a 9-volt battery and two resistors in series, 2 ohms and 1 ohm. Beside it, Ohm's law worked: R = 2 + 1 = 3 ohms, I = V ÷ R = 9 ÷ 3 = 3 amperes.">
      <g className={mark('ink')}>
        <path d="M70 190V88H98M194 88H226M322 88H350V330H70V230" />
        <path d="M42 190H98M54 230" />
      </g>
      <path className={mark('ink', 'bold')} d="M56 230H84" />
      <g className={mark('blue')}>
        <Resistor x={98} y={88} />
        <Resistor x={226} y={88} />
      </g>
      <Note x={112} y={52} color="blue" size="large">
        {String(first)}
      </Note>
      <Note x={244} y={52} color="blue" size="large">
        {String(second)}
      </Note>
      <g className={mark('blue')}>
        <Ohm x={140} y={52} />
        <Ohm x={270} y={52} />
      </g>
      <Note x={110} y={222} size="large">
        {`${volts} V`}
      </Note>
      <Note x={32} y={178} color="red">
        +
      </Note>
      <Note x={32} y={262} color="red">
        –
      </Note>
      <path className={mark('red', 'thin')} d={sketchArrow(276, 356, 150, 356)} />
      <Note x={292} y={368} color="red">
        I
      </Note>
      <Note x={402} y={92} color="green" size="large">
        V = I × R
      </Note>
      <Note x={402} y={170}>
        {`R = ${first} + ${second}`}
      </Note>
      <Note x={421} y={214}>
        {`= ${first + second}`}
      </Note>
      <g className={mark('ink')}>
        <Ohm x={476} y={214} />
      </g>
      <Note x={402} y={286}>
        {`I = ${volts} ÷ ${first + second}`}
      </Note>
      <path className={mark('wide')} d="M398 322q56 5 108 -2" />
      <Note x={402} y={332} size="large">
        {`I = ${amperes} A`}
      </Note>
      <Note x={70} y={416} color="green">
        In series: one current, everywhere
      </Note>
    </Drawing>
  );
}
