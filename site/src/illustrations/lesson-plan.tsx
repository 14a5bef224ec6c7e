import { Drawing } from './drawing.tsx';
import { mark } from './mark.ts';
import { Note } from './note.tsx';
import { sketchBox, sketchTick } from './sketch.ts';

/** Five units are one minute: the four parts are one session of 60 minutes. */
const perMinute = 5;
const parts = [
  { minutes: 10, text: 'Look back', color: 'blue' },
  { minutes: 20, text: 'New idea', color: 'green' },
  { minutes: 20, text: 'You try it', color: 'red' },
  { minutes: 10, text: 'Say it back', color: 'amber' },
] as const;
const tint = { blue: 'tintBlue', green: 'tintGreen', red: 'tintRed', amber: 'tintAmber' } as const;

const startOf = (part: number) =>
  104 + perMinute * parts.slice(0, part).reduce((sum, { minutes }) => sum + minutes, 0);

export function LessonPlanDrawing() {
  return (
    <Drawing label="A lesson plan for one hour, drawn to scale: look back 10 minutes, new idea 20, you try it 20, say it back 10.">
      <Note x={40} y={60} size="large">
        Today’s plan
      </Note>
      <path className={mark('highlighter')} d="M42 78q90 8 184 -2" />
      {parts.map(({ minutes, text, color }, part) => (
        <g key={text}>
          <path
            className={mark(color, tint[color])}
            d={sketchBox(112, startOf(part), 300, perMinute * minutes)}
          />
          <Note x={134} y={startOf(part) + (perMinute * minutes) / 2 + 10} color={color}>
            {text}
          </Note>
          <Note x={394} y={startOf(part) + (perMinute * minutes) / 2 + 10} align="end" color={color}>
            {`${minutes} min`}
          </Note>
        </g>
      ))}
      <path
        className={mark('ink', 'thin')}
        d="M96 104V404M84 104h12M84 154h12M84 254h12M84 354h12M84 404h12"
      />
      <g className={mark('handSmall', 'end')}>
        {[0, 10, 30, 50, 60].map((minute) => (
          <text key={minute} x="76" y={112 + perMinute * minute}>
            {minute}
          </text>
        ))}
      </g>
      <path className={mark('green', 'bold')} d={sketchTick(448, 140, 30)} />
      <Note x={440} y={266} color="red">
        You hold
      </Note>
      <Note x={440} y={300} color="red">
        the marker
      </Note>
      <g className={mark('red')}>
        <path className={mark('tintRed')} d="M448 362l72 -30l10 22l-72 30l-16 -2Z" />
        <path d="M500 341l10 22" />
      </g>
    </Drawing>
  );
}
