import { Drawing } from './drawing.tsx';
import { mark } from './mark.ts';
import { Note } from './note.tsx';
import { sketchArrow, tenth } from './sketch.ts';

/** Three units are one year. */
const toX = (year: number) => tenth(70 + 3 * (year - 1776));
const axis = 262;
const decades = Array.from({ length: 16 }, (_, index) => 1780 + 10 * index);

export function TimelineDrawing() {
  return (
    <Drawing label="A timeline of American history drawn to scale: 1776 Declaration of Independence, 1787 the Constitution, 1803 Louisiana Purchase, 1861 the Civil War begins, 1920 the 19th Amendment. A bracket marks the 85 years from 1776 to 1861.">
      <path className={mark('ink')} d={sketchArrow(28, axis, 580, axis)} />
      <path
        className={mark('ink', 'hair')}
        d={decades.map((year) => `M${toX(year)} ${axis - 8}v16`).join('')}
      />
      <g className={mark('thin')}>
        <path className={mark('red')} d={`M${toX(1776)} ${axis}V96`} />
        <path className={mark('blue')} d={`M${toX(1787)} ${axis}V160`} />
        <path className={mark('green')} d={`M${toX(1803)} ${axis}V312`} />
        <path className={mark('red')} d={`M${toX(1861)} ${axis}V84`} />
        <path className={mark('amber')} d={`M${toX(1920)} ${axis}V312`} />
      </g>
      <circle className={mark('fillRed')} cx={toX(1776)} cy={axis} r="9" />
      <circle className={mark('fillBlue')} cx={toX(1787)} cy={axis} r="9" />
      <circle className={mark('fillGreen')} cx={toX(1803)} cy={axis} r="9" />
      <circle className={mark('fillRed')} cx={toX(1861)} cy={axis} r="9" />
      <circle className={mark('fillAmber')} cx={toX(1920)} cy={axis} r="9" />
      <path className={mark('wide')} d="M92 112q28 4 52 -1" />
      <Note x={86} y={122} color="red" marked>
        1776
      </Note>
      <Note x={164} y={122}>
        Declaration
      </Note>
      <Note x={114} y={186} color="blue">
        1787
      </Note>
      <Note x={114} y={220}>
        Constitution
      </Note>
      <Note x={94} y={342} color="green">
        1803
      </Note>
      <Note x={94} y={376}>
        Louisiana
      </Note>
      <Note x={94} y={408}>
        Purchase
      </Note>
      <Note x={338} y={186} color="red">
        1861
      </Note>
      <Note x={338} y={220}>
        Civil War
      </Note>
      <Note x={580} y={342} color="amber" align="end">
        1920
      </Note>
      <Note x={580} y={376} align="end">
        19th
      </Note>
      <Note x={580} y={408} align="end">
        Amendment
      </Note>
      <path
        className={mark('green', 'thin')}
        d={`M${toX(1776)} 76q2 -20 24 -20h80q22 0 24 -18q2 18 24 18h79q22 0 24 20`}
      />
      <Note x={toX(1818.5)} y={28} color="green" align="middle">
        85 years
      </Note>
    </Drawing>
  );
}
