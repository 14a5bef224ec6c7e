import { Drawing } from './drawing.tsx';
import { mark } from './mark.ts';
import { Note } from './note.tsx';
import { sketchArrow, sketchLoop } from './sketch.ts';

const letters = ['A', 'B', 'C', 'D'];
/** The choice marked in each row; question 3 is the one worked beside the sheet. */
const marked = [2, 0, 1, 3, 2];
const bubbleX = (choice: number) => 92 + 54 * choice;
const bubbleY = (question: number) => 116 + 68 * question;

export function SatAnswerSheetDrawing() {
  return (
    <Drawing label="Five rows of answer bubbles, one filled in each. Question 3 is worked beside them: 3x + 7 = 22, 3x = 15, x = 5, which is choice B, and the check 3 × 5 + 7 = 22.">
      <g className={mark('hand', 'handInk2', 'middle')}>
        {letters.map((letter, choice) => (
          <text key={letter} x={bubbleX(choice)} y="72">
            {letter}
          </text>
        ))}
        {marked.map((_, question) => (
          <text key={question} x="42" y={bubbleY(question) + 10}>
            {question + 1}
          </text>
        ))}
      </g>
      <g className={mark('ink', 'thin')}>
        {marked.flatMap((answer, question) =>
          letters.map((letter, choice) => (
            <circle
              key={question + letter}
              className={choice === answer ? mark(question === 2 ? 'fillBlue' : 'fillInk') : undefined}
              cx={bubbleX(choice)}
              cy={bubbleY(question)}
              r="18"
            />
          )),
        )}
      </g>
      <path className={mark('red', 'thin')} d={sketchLoop(163, bubbleY(2), 150, 33)} />
      <path className={mark('red', 'thin')} d={sketchArrow(314, 246, 347, 92, -18)} />
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
