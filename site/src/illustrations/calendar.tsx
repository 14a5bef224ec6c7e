import { Drawing } from './drawing.tsx';
import { mark } from './mark.ts';
import { Note } from './note.tsx';
import { sketchArrow, sketchBox, sketchLoop } from './sketch.ts';

const left = 24;
const top = 112;
const column = 59;
const row = 58;
const weekdays = ['S', 'M', 'T', 'W', 'T', 'F', 'S'];

/** A month of 30 days that begins on a Monday: day n lies n cells after the first Sunday's cell. */
const dayX = (day: number) => left + column * (day % 7) + column / 2;
const dayY = (day: number) => top + row * Math.floor(day / 7) + 38;
const days = Array.from({ length: 30 }, (_, index) => index + 1);
const call = 20;

export function CalendarDrawing() {
  return (
    <Drawing label="A month on a calendar. Saturday the 20th is circled in red, with the note 15 min, free call.">
      <Note x={left} y={48} size="large">
        Pick a day
      </Note>
      <path className={mark('highlighter')} d={`M${left + 2} 64q80 10 150 -3`} />
      <g className={mark('hand', 'handInk2', 'middle')}>
        {weekdays.map((weekday, index) => (
          <text key={index} x={dayX(index)} y={top - 12}>
            {weekday}
          </text>
        ))}
      </g>
      <path className={mark('ink', 'thin')} d={sketchBox(left, top, 7 * column, 5 * row)} />
      <g className={mark('line', 'thin')}>
        {[1, 2, 3, 4].map((line) => (
          <path
            key={line}
            d={`M${left + 6} ${top + row * line}q190 ${line % 2 ? 3 : -3} ${7 * column - 12} 0`}
          />
        ))}
        {[1, 2, 3, 4, 5, 6].map((line) => (
          <path
            key={line}
            d={`M${left + column * line} ${top + 6}q${line % 2 ? 2 : -2} 140 0 ${5 * row - 12}`}
          />
        ))}
      </g>
      <g className={mark('hand', 'middle')}>
        {days.map((day) => (
          <text key={day} x={dayX(day)} y={dayY(day)}>
            {day}
          </text>
        ))}
      </g>
      <path
        className={mark('blue', 'thin')}
        d={[1, 2, 3, 4, 5].map((day) => `M${dayX(day) - 15} ${dayY(day) + 4}l30 -28`).join('')}
      />
      <path className={mark('red')} d={sketchLoop(dayX(call), dayY(call) - 9, 30, 27)} />
      <path
        className={mark('green', 'thin')}
        d={sketchArrow(522, 190, dayX(call) + 42, dayY(call) - 4, -20)}
      />
      <Note x={462} y={140} size="large" color="red">
        15 min
      </Note>
      <Note x={462} y={174} color="green">
        free call
      </Note>
    </Drawing>
  );
}
