import { Drawing } from './drawing.tsx';
import { mark } from './mark.ts';
import { Note } from './note.tsx';
import { tenth } from './sketch.ts';

/** ACT English since September 2025; before, 75 questions in 45 minutes. */
const minutes = 35;
const questions = 50;
const stretches = [1, 2, 3, 4, 5];
const stretchMinutes = minutes / stretches.length;
const stretchQuestions = questions / stretches.length;
const seconds = minutes * 60;
const left = 40;
const unitsPerMinute = 540 / minutes;
const toX = (minute: number) => tenth(left + unitsPerMinute * minute);

export function ActPacingDrawing() {
  return (
    <Drawing label="Pacing for the ACT English test of today: 50 questions in 35 minutes are 2,100 seconds ÷ 50 = 42 seconds per question. A bar to scale shows five stretches of 10 questions, 7 minutes each. A note says that before 2025 it was 75 questions in 45 minutes, 36 seconds each.">
      <Note x={40} y={64} size="large">
        {`${questions} questions, ${minutes} minutes`}
      </Note>
      <Note x={40} y={124} color="blue">
        {`${minutes} × 60 = ${seconds.toLocaleString('en-US')} seconds`}
      </Note>
      <Note x={40} y={176} color="blue">
        {`${seconds.toLocaleString('en-US')} ÷ ${questions} = `}
      </Note>
      <path className={mark('wide')} d="M220 167q66 5 132 -2" />
      <Note x={214} y={178} color="blue" size="large" marked>
        {`${seconds / questions} s each`}
      </Note>
      <Note x={40} y={222} color="ink2" size="small">
        before 2025: 75 in 45, 36 s each
      </Note>
      <g className={mark('ink', 'thin')}>
        <circle cx="492" cy="144" r="62" />
        <path d="M492 82V64M476 62h32M536 100l13 -13M492 90v8M546 144h-8M492 198v-8M438 144h8" />
      </g>
      {/* 42 of 60 seconds are 252 degrees. */}
      <path className={mark('red', 'tintRed')} d="M492 144V102A42 42 0 1 1 452.1 157Z" />
      <g className={mark('green', 'tintGreen')}>
        {stretches.map((stretch) => (
          <path key={stretch} d={`M${toX(stretchMinutes * (stretch - 1))} 290h108v50h-108Z`} />
        ))}
      </g>
      <g className={mark('hand', 'handGreen', 'middle')}>
        {stretches.map((stretch) => (
          <text key={stretch} x={toX(stretchMinutes * (stretch - 0.5))} y="325">
            {stretchQuestions * stretch}
          </text>
        ))}
      </g>
      <g className={mark('handSmall', 'middle')}>
        {[0, ...stretches].map((stretch) => (
          <text key={stretch} x={toX(stretchMinutes * stretch)} y="370">
            {stretchMinutes * stretch}
          </text>
        ))}
      </g>
      <Note x={40} y={276} color="green">
        10 questions, 7 minutes
      </Note>
      <Note x={300} y={412} align="middle" color="red">
        Stuck? Mark it and move on.
      </Note>
    </Drawing>
  );
}
