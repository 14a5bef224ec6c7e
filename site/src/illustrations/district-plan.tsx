import { Drawing } from './drawing.tsx';
import { mark } from './mark.ts';
import { Note } from './note.tsx';
import { sketchArrow } from './sketch.ts';

/** Thirty-five units are one week. */
const toX = (week: number) => 140 + 35 * week;
const weeks = [0, 4, 8, 12];

function School({ y }: { y: number }) {
  return (
    <>
      <path d={`M36 ${y}v-38l38 -24l38 24v38Z`} />
      <path d={`M66 ${y}v-20h16v20M74 ${y - 62}v-22h16v11h-16`} />
    </>
  );
}

export function DistrictPlanDrawing() {
  return (
    <Drawing label="A district's plan over twelve weeks: three schools with their tutoring blocks as bars, starting in weeks 0, 2 and 4, and a review of every school in week 8.">
      <Note x={36} y={50} size="large">
        12-week plan
      </Note>
      <path className={mark('wide')} d={`M${toX(8)} 92V352`} />
      <g className={mark('line', 'thin')}>
        <path d={weeks.map((week) => `M${toX(week)} 84V362`).join('')} />
      </g>
      <g className={mark('blue', 'tintBlue')}>
        <School y={170} />
        <path d={`M${toX(0)} 118h${35 * 12}v40h-${35 * 12}Z`} />
      </g>
      <g className={mark('green', 'tintGreen')}>
        <School y={264} />
        <path d={`M${toX(2)} 212h${35 * 10}v40h-${35 * 10}Z`} />
      </g>
      <g className={mark('red', 'tintRed')}>
        <School y={358} />
        <path d={`M${toX(4)} 306h${35 * 8}v40h-${35 * 8}Z`} />
      </g>
      <Note x={toX(0) + 16} y={149} color="blue">
        math, grade 6
      </Note>
      <Note x={toX(2) + 16} y={243} color="green">
        reading, grade 4
      </Note>
      <Note x={toX(4) + 16} y={337} color="red">
        algebra
      </Note>
      <path className={mark('ink')} d={sketchArrow(128, 374, 586, 374, 0, 14)} />
      <g className={mark('hand', 'middle')}>
        {weeks.map((week) => (
          <text key={week} x={toX(week)} y="412">
            {week}
          </text>
        ))}
      </g>
      <Note x={36} y={412} color="ink2">
        week
      </Note>
      <Note x={toX(8) + 24} y={84} color="amber">
        review
      </Note>
      <path className={mark('amber', 'thin')} d={sketchArrow(toX(8) + 18, 74, toX(8), 106, 8, 12)} />
    </Drawing>
  );
}
