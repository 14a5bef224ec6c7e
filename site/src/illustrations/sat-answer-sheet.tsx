import { Drawing } from './drawing.tsx';
import { mark } from './mark.ts';
import { Note } from './note.tsx';
import { sketchArrow, sketchBox, sketchLoop } from './sketch.ts';

const choices = [
  { letter: 'A', value: '3' },
  { letter: 'B', value: '5' },
  { letter: 'C', value: '15' },
  { letter: 'D', value: '22' },
];
const correct = 1;
const choiceY = (choice: number) => 190 + 54 * choice;

/** The digital SAT: a question on the screen, worked on the board beside it. */
export function SatAnswerSheetDrawing() {
  return (
    <Drawing label="A question on a screen: If 3x + 7 = 22, what is x? The choices are 3, 5, 15 and 22, and B, 5, is chosen. It’s worked on the board beside the screen: 3x = 15, x = 5, and the check 3 × 5 + 7 = 22.">
      <path className={mark('ink')} d={sketchBox(24, 36, 296, 364)} />
      <path className={mark('ink', 'thin')} d="M24 78H320" />
      <Note x={44} y={66} color="ink2" size="small">
        Question 3
      </Note>
      <Note x={44} y={122}>
        If 3x + 7 = 22,
      </Note>
      <Note x={44} y={158}>
        what is x?
      </Note>
      <path className={mark('blue', 'tintBlue')} d={sketchBox(44, choiceY(correct) - 20, 256, 42)} />
      <g className={mark('ink', 'thin')}>
        {choices.map(({ letter }, choice) =>
          choice === correct ? undefined : (
            <path key={letter} d={sketchBox(44, choiceY(choice) - 20, 256, 42)} />
          ),
        )}
      </g>
      <g className={mark('hand')}>
        {choices.map(({ letter, value }, choice) => (
          <text key={letter} x="62" y={choiceY(choice) + 10}>
            {`${letter}   ${value}`}
          </text>
        ))}
      </g>
      <path className={mark('red', 'thin')} d={sketchLoop(94, choiceY(correct), 58, 30)} />
      <path className={mark('red', 'thin')} d={sketchArrow(160, 236, 352, 96, -18)} />
      <Note x={366} y={86} size="large" color="blue">
        3x + 7 = 22
      </Note>
      <Note x={414} y={120} color="red" size="small">
        – 7
      </Note>
      <Note x={484} y={120} color="red" size="small">
        – 7
      </Note>
      <Note x={388} y={176} size="large" color="blue">
        3x = 15
      </Note>
      <path className={mark('wide')} d="M402 236q52 5 98 -2" />
      <Note x={407} y={248} size="large" color="blue" marked>
        x = 5
      </Note>
      <Note x={366} y={330} color="green">
        Check:
      </Note>
      <Note x={366} y={370} color="green">
        3 × 5 + 7 = 22
      </Note>
    </Drawing>
  );
}
