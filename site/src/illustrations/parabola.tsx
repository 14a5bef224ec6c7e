import { Drawing } from './drawing.tsx';
import { mark } from './mark.ts';
import { Note } from './note.tsx';
import { sketchArrow, tenth } from './sketch.ts';

const unit = 62;
const toX = (x: number) => 284 + unit * x;
const toY = (y: number) => 335 - unit * y;

const y = (x: number) => x ** 2 - 4 * x + 3;
const slope = (x: number) => 2 * x - 4;

/** A parabola is one quadratic Bézier curve: its control point is where the tangents at the two ends meet. */
function curve(from: number, to: number): string {
  const middle = (from + to) / 2;
  const control = y(from) + slope(from) * (middle - from);
  return (
    `M${tenth(toX(from))} ${tenth(toY(y(from)))}Q${tenth(toX(middle))} ${tenth(toY(control))} ` +
    `${tenth(toX(to))} ${tenth(toY(y(to)))}`
  );
}

export function ParabolaDrawing() {
  return (
    <Drawing label="The parabola y = x² − 4x + 3, drawn to scale: it opens upward, crosses the x-axis at 1 and 3 and has its vertex at (2, −1) on the dashed axis of symmetry x = 2.">
      <Note x={14} y={62} size="large">
        y = x² – 4x + 3
      </Note>
      <path className={mark('highlighter')} d="M42 134q88 14 176 -2" />
      <Note x={14} y={116} size="large">
        = (x – 2)² – 1
      </Note>
      <g className={mark('ink', 'thin')}>
        <path d={sketchArrow(224, toY(0), 582, toY(0))} />
        <path d={sketchArrow(toX(0), 412, toX(0), 28)} />
        <path d={`M${toX(1)} ${toY(0) - 7}v14M${toX(3)} ${toY(0) - 7}v14`} />
      </g>
      <path className={mark('red', 'thin', 'dashed')} d={`M${toX(2)} 34V${toY(-1)}`} />
      <path className={mark('blue', 'bold')} d={curve(-0.4, 4.4)} />
      <circle className={mark('fillRed')} cx={toX(2)} cy={toY(-1)} r="9" />
      <g className={mark('fillBlue')}>
        <circle cx={toX(1)} cy={toY(0)} r="7" />
        <circle cx={toX(3)} cy={toY(0)} r="7" />
      </g>
      <Note x={toX(1) - 30} y={toY(0) + 32} color="blue">
        1
      </Note>
      <Note x={toX(3) + 16} y={toY(0) + 32} color="blue">
        3
      </Note>
      <Note x={toX(2) + 14} y={62} color="red">
        x = 2
      </Note>
      <Note x={toX(2) + 24} y={428} color="red">
        vertex (2, -1)
      </Note>
      <Note x={14} y={196} color="green">
        Why does it
      </Note>
      <Note x={14} y={230} color="green">
        open upward?
      </Note>
      <path className={mark('green', 'thin')} d={sketchArrow(122, 244, 268, 216, -30)} />
    </Drawing>
  );
}
