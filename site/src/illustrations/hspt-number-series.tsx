import { Drawing } from './drawing.tsx';
import { mark } from './mark.ts';
import { Note } from './note.tsx';
import { sketchArrow, sketchBox } from './sketch.ts';

const series = [2, 5, 11, 23, 47];
const toX = (index: number) => 80 + 110 * index;

export function HsptNumberSeriesDrawing() {
  return (
    <Drawing label="The number series 2, 5, 11, 23 and a question mark. Each arc says double and add one; the differences below are 3, 6, 12 and 24; the missing number is 47.">
      <Note x={36} y={58} size="large">
        What comes next?
      </Note>
      <g className={mark('blue', 'thin')}>
        {[0, 1, 2, 3].map((index) => (
          <path key={index} d={sketchArrow(toX(index) + 8, 170, toX(index + 1) - 8, 170, 36, 14)} />
        ))}
      </g>
      <g className={mark('handSmall', 'handBlue', 'middle')}>
        {[0, 1, 2, 3].map((index) => (
          <text key={index} x={toX(index) + 55} y="118">
            × 2 + 1
          </text>
        ))}
      </g>
      <path className={mark('red', 'fillYellow')} d={sketchBox(toX(4) - 38, 184, 76, 68)} />
      <g className={mark('handLarge', 'middle')}>
        {series.slice(0, 4).map((term, index) => (
          <text key={term} x={toX(index)} y="230">
            {term}
          </text>
        ))}
      </g>
      <Note x={toX(4)} y={230} align="middle" size="large" color="red" marked>
        {String(series[4])}
      </Note>
      <path
        className={mark('green', 'thin')}
        d={[0, 1, 2, 3].map((index) => `M${toX(index) + 14} 262l41 30l41 -30`).join('')}
      />
      <g className={mark('hand', 'handGreen', 'middle')}>
        {['+ 3', '+ 6', '+ 12', '+ 24'].map((step, index) => (
          <text key={step} x={toX(index) + 55} y="326">
            {step}
          </text>
        ))}
      </g>
      <Note x={300} y={394} align="middle" color="red">
        Two rules, one answer: 2 × 23 + 1 = 47
      </Note>
    </Drawing>
  );
}
