import { Drawing } from './drawing.tsx';
import { mark } from './mark.ts';
import { Note } from './note.tsx';

const lowest = 320;
const highest = 1520;
const middle = (lowest + highest) / 2;
const toX = (score: number) => 60 + 0.4 * (score - lowest);
const ticks = Array.from({ length: 13 }, (_, index) => lowest + 100 * index);
const rows = [0, 1, 2, 3, 4];

export function PsatPercentilesDrawing() {
  return (
    <Drawing label="The PSAT score scale as a number line from 320 to 1520 with its middle, 920. Above it a hundred dots, 75 of them filled: the 75th percentile is a score at or above that of 75 in 100 students.">
      <Note x={32} y={58} size="large">
        75th percentile
      </Note>
      <g className={mark('blue', 'dots')}>
        {rows.map((row) => (
          <path key={row} d={`M34 ${100 + 28 * row}h285`} />
        ))}
      </g>
      <g className={mark('line', 'dots')}>
        {rows.map((row) => (
          <path key={row} d={`M334 ${100 + 28 * row}h85`} />
        ))}
      </g>
      <path className={mark('red', 'thin', 'dashed')} d="M324 82V230" />
      <Note x={438} y={128} color="blue">
        at or above
      </Note>
      <path className={mark('highlighter')} d="M440 176q62 6 118 -2" />
      <Note x={438} y={164} color="blue">
        75 of 100
      </Note>
      <Note x={438} y={208} color="blue">
        students
      </Note>
      <path className={mark('ink')} d={`M${toX(lowest)} 322H${toX(highest)}`} />
      <path className={mark('ink', 'thin')} d={ticks.map((score) => `M${toX(score)} 312v20`).join('')} />
      <path
        className={mark('ink')}
        d={[lowest, middle, highest].map((score) => `M${toX(score)} 304v36`).join('')}
      />
      <g className={mark('hand', 'middle')}>
        {[lowest, middle, highest].map((score) => (
          <text key={score} x={toX(score)} y="376">
            {score}
          </text>
        ))}
      </g>
      <Note x={60} y={286} color="green">
        score
      </Note>
      <Note x={300} y={418} color="green" align="middle">
        A percentile is not a percent right.
      </Note>
    </Drawing>
  );
}
