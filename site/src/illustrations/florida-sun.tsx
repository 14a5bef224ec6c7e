import { Drawing } from './drawing.tsx';
import { mark } from './mark.ts';
import { Note } from './note.tsx';

export function FloridaSunDrawing() {
  return (
    <Drawing label="A Florida beach in marker: a palm tree, the sun above the sea, two oranges and an open book on the sand.">
      <g className={mark('amber')}>
        <circle className={mark('fillYellow')} cx="428" cy="140" r="62" />
        <path d="M428 56V32M490 78l18 -18M366 78l-18 -18M514 140h26M342 140h-26M490 202l18 16M366 202l-18 16" />
      </g>
      <path className={mark('tintBlue')} d="M24 262H576V320Q420 352 300 336T24 344Z" />
      <path
        className={mark('blue')}
        d="M24 262Q300 258 576 262M330 292q20 -12 40 0t40 0t40 0M452 314q18 -11 36 0t36 0M214 300q18 -11 36 0t36 0M40 298q16 -10 32 0"
      />
      <path className={mark('amber')} d="M24 344Q170 320 300 338T576 322" />
      <path
        className={mark('amber', 'bold', 'tintAmber')}
        d="M118 346Q142 250 128 150L144 146Q164 250 148 342"
      />
      <path className={mark('amber', 'thin')} d="M134 194l18 -4M140 232l17 -4M140 270l17 -2M136 306l17 0" />
      <g className={mark('green', 'tintGreen')}>
        <path d="M134 148Q92 92 36 128Q90 122 134 148ZM134 148Q74 138 44 196Q92 152 134 148ZM134 148Q126 82 62 66Q112 98 134 148ZM134 148Q150 76 214 80Q160 98 134 148ZM134 148Q190 110 236 148Q186 134 134 148ZM134 148Q196 150 212 204Q178 160 134 148Z" />
      </g>
      <g className={mark('red')}>
        <path
          className={mark('fillBoard')}
          d="M300 372q-40 -22 -86 -8v48q46 -12 86 8q40 -20 86 -8v-48q-46 -14 -86 8ZV420"
        />
        <path
          className={mark('hair')}
          d="M232 380q26 -6 50 6M232 396q26 -6 50 6M318 386q26 -12 50 -6M318 402q26 -12 50 -6"
        />
      </g>
      <g className={mark('amber', 'tintAmber')}>
        <circle cx="450" cy="386" r="26" />
        <circle cx="502" cy="394" r="22" />
      </g>
      <path className={mark('green', 'tintGreen')} d="M450 360q6 -22 30 -20q-4 20 -30 20M502 372v-10" />
      <Note x={204} y={54} size="large">
        Florida
      </Note>
    </Drawing>
  );
}
