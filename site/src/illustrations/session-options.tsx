import { Drawing } from './drawing.tsx';
import { mark } from './mark.ts';
import { Note } from './note.tsx';

/** Eight units are one minute. */
const toX = (minute: number) => 60 + 8 * minute;
const quarters = [0, 15, 30, 45, 60];

export function SessionOptionsDrawing() {
  return (
    <Drawing label="Two session lengths drawn to scale above a ruler of 60 minutes: the bar for 30 minutes is half as long as the bar for 60 minutes.">
      <Note x={60} y={64} size="large">
        How long?
      </Note>
      <path className={mark('highlighter')} d="M60 82q78 8 156 -2" />
      <path className={mark('green', 'tintGreen')} d={`M${toX(0)} 118H${toX(30)}V184H${toX(0)}Z`} />
      <Note x={toX(15)} y={163} align="middle" size="large" color="green">
        30 min
      </Note>
      <Note x={toX(30) + 20} y={146} color="green">
        one skill,
      </Note>
      <Note x={toX(30) + 20} y={180} color="green">
        younger students
      </Note>
      <path className={mark('blue', 'tintBlue')} d={`M${toX(0)} 216H${toX(60)}V282H${toX(0)}Z`} />
      <Note x={toX(30)} y={261} align="middle" size="large" color="blue">
        60 min
      </Note>
      <path
        className={mark('ink')}
        d={`M${toX(0)} 322H${toX(60)}${quarters.map((minute) => `M${toX(minute)} 310v24`).join('')}`}
      />
      <path
        className={mark('ink', 'hair')}
        d={[5, 10, 20, 25, 35, 40, 50, 55].map((minute) => `M${toX(minute)} 315v14`).join('')}
      />
      <g className={mark('hand', 'middle')}>
        {quarters.map((minute) => (
          <text key={minute} x={toX(minute)} y="368">
            {minute}
          </text>
        ))}
      </g>
      <Note x={300} y={416} align="middle" color="red">
        Start short. Grow when you need to.
      </Note>
    </Drawing>
  );
}
