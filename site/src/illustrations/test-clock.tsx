import { Drawing } from './drawing.tsx';
import { mark } from './mark.ts';
import { Note } from './note.tsx';
import { sketchArrow, tenth } from './sketch.ts';

const centerX = 198;
const centerY = 222;
/** A digital SAT: 134 minutes of test and a break of 10, from 9:00 to 11:24. */
const end = 11 + 24 / 60;
const hours = Array.from({ length: 12 }, (_, index) => index + 1);

function onFace(hour: number, radius: number): { x: number; y: number } {
  const angle = ((hour - 3) * Math.PI) / 6;
  return { x: tenth(centerX + radius * Math.cos(angle)), y: tenth(centerY + radius * Math.sin(angle)) };
}

const at = (hour: number, radius: number) => `${onFace(hour, radius).x} ${onFace(hour, radius).y}`;

export function TestClockDrawing() {
  return (
    <Drawing label="A clock with a wedge from 9:00 to 11:24, the 2 hours 24 minutes that a digital SAT takes with its 10-minute break; notes say start at 9:00, a break on the way, and done at 11:24.">
      <path
        className={mark('blue', 'tintBlue')}
        d={`M${centerX} ${centerY}L${at(9, 108)}A108 108 0 0 1 ${at(end, 108)}Z`}
      />
      <circle className={mark('ink', 'bold')} cx={centerX} cy={centerY} r="168" />
      <path
        className={mark('ink', 'thin')}
        d={hours.map((hour) => `M${at(hour, 168)}L${at(hour, 156)}`).join('')}
      />
      <path className={mark('highlighter')} d={`M${at(9, 108)}A108 108 0 0 1 ${at(end, 108)}`} />
      <g className={mark('hand', 'middle')}>
        {hours.map((hour) => (
          <text key={hour} x={onFace(hour, 138).x} y={onFace(hour, 138).y + 10}>
            {hour}
          </text>
        ))}
      </g>
      <path className={mark('ink', 'bold')} d={`M${at(9, 102)}L${centerX} ${centerY}L${at(end, 102)}`} />
      <circle className={mark('fillRed')} cx={centerX} cy={centerY} r="10" />
      <Note x={centerX} y={306} color="blue" align="middle" size="large">
        2 h 24
      </Note>
      <Note x={400} y={82} size="large" color="green">
        9:00 start
      </Note>
      <Note x={400} y={196} size="large" color="amber">
        break
      </Note>
      <Note x={400} y={232} color="amber">
        10 minutes
      </Note>
      <Note x={400} y={346} size="large" color="red">
        11:24 done
      </Note>
      <g className={mark('ink', 'thin')}>
        <path d={sketchArrow(442, 100, 442, 152)} />
        <path d={sketchArrow(442, 250, 442, 302)} />
      </g>
    </Drawing>
  );
}
