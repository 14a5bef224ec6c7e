import { Drawing } from './drawing.tsx';
import { mark } from './mark.ts';
import { Note } from './note.tsx';
import { sketchArrow, sketchBox, sketchLoop, sketchTick } from './sketch.ts';

const rubric = ['States a claim', 'Cites evidence', 'Explains why', 'Links back'];
const earned = [true, true, true, false];
const rowY = (row: number) => 124 + 66 * row;

export function ApFreeResponseDrawing() {
  return (
    <Drawing label="The rubric of a free-response question: states a claim, cites evidence and explains why are checked off; links back is not. The score, 3 of 4 points, is circled.">
      <Note x={36} y={60} size="large">
        Free response
      </Note>
      <path className={mark('highlighter')} d="M36 366q110 8 220 -2" />
      <g className={mark('line', 'thin')}>
        <path d="M36 152Q200 148 372 152M36 218Q200 222 372 218M36 284Q200 281 372 284" />
      </g>
      {rubric.map((criterion, row) => (
        <Note key={criterion} x={98} y={rowY(row) + 10}>
          {criterion}
        </Note>
      ))}
      <g className={mark('ink', 'thin')}>
        {rubric.map((criterion, row) => (
          <path key={criterion} d={sketchBox(42, rowY(row) - 20, 38, 38)} />
        ))}
      </g>
      <path
        className={mark('green', 'bold')}
        d={earned.map((point, row) => (point ? sketchTick(60, rowY(row) + 12, 34) : '')).join('')}
      />
      <Note x={474} y={176} align="middle" size="large" color="red">
        3 / 4
      </Note>
      <path className={mark('red')} d={sketchLoop(474, 164, 72, 46)} />
      <Note x={414} y={262} color="red">
        One line more
      </Note>
      <Note x={414} y={296} color="red">
        earns the last
      </Note>
      <Note x={414} y={330} color="red">
        point.
      </Note>
      <path className={mark('red', 'thin')} d={sketchArrow(404, 322, 284, 332, -10)} />
      <Note x={36} y={416} color="blue">
        “So the claim holds, because ...”
      </Note>
    </Drawing>
  );
}
