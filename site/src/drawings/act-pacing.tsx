import { Drawing } from './drawing.tsx';
import { mark } from './mark.ts';
import { Note } from './note.tsx';

const minutes = 45;
const questions = 75;
const passages = [1, 2, 3, 4, 5];
const seconds = minutes * 60;
const left = 40;
/** Twelve units are one minute, so the bar is 540 units long. */
const toX = (minute: number) => left + 12 * minute;

export function ActPacingDrawing() {
  return (
    <Drawing label="Pacing for the ACT English test: 75 questions in 45 minutes are 2,700 seconds ÷ 75 = 36 seconds per question. A bar to scale shows five passages of 9 minutes each.">
      <Note x={40} y={64} size="large">
        {`${questions} questions, ${minutes} minutes`}
      </Note>
      <Note x={40} y={134} color="blue">
        {`${minutes} × 60 = ${seconds.toLocaleString('en-US')} seconds`}
      </Note>
      <Note x={40} y={188} color="blue">
        {`${seconds.toLocaleString('en-US')} ÷ ${questions} = `}
      </Note>
      <path className={mark('wide')} d="M220 179q66 5 132 -2" />
      <Note x={214} y={190} color="blue" size="large">
        {`${seconds / questions} s each`}
      </Note>
      <g className={mark('ink', 'thin')}>
        <circle cx="492" cy="144" r="62" />
        <path d="M492 82V64M476 62h32M536 100l13 -13M492 90v8M546 144h-8M492 198v-8M438 144h8" />
      </g>
      {/* 36 of 60 seconds are 216 degrees. */}
      <path className={mark('red', 'tintRed')} d="M492 144V102A42 42 0 1 1 467.3 178Z" />
      <g className={mark('green', 'tintGreen')}>
        {passages.map((passage) => (
          <path key={passage} d={`M${toX(9 * passage - 9)} 276h108v56h-108Z`} />
        ))}
      </g>
      <g className={mark('hand', 'handGreen', 'middle')}>
        {passages.map((passage) => (
          <text key={passage} x={toX(9 * passage - 4.5)} y="314">
            {passage}
          </text>
        ))}
      </g>
      <g className={mark('handSmall', 'middle')}>
        {[0, ...passages].map((passage) => (
          <text key={passage} x={toX(9 * passage)} y="366">
            {9 * passage}
          </text>
        ))}
      </g>
      <Note x={40} y={262} color="green">
        5 passages
      </Note>
      <Note x={300} y={412} align="middle" color="red">
        Stuck? Mark it and move on.
      </Note>
    </Drawing>
  );
}
