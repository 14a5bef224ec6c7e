import { Drawing } from './drawing.tsx';
import { mark } from './mark.ts';
import { Note } from './note.tsx';

/** One stalk with its leaves and its ear, rooted at x, y. */
function Corn({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className={mark('amber', 'thin')} d="M0 -128v-24M0 -128l-12 -18M0 -128l12 -18" />
      <path
        className={mark('green', 'fillBoard')}
        d="M0 0V-128M0 -8C-10 -50 -36 -62 -52 -26C-34 -40 -16 -34 0 -8ZM0 -30C12 -70 36 -78 50 -44C34 -56 16 -52 0 -30ZM0 -70C-10 -104 -32 -110 -44 -82C-28 -92 -14 -88 0 -70Z"
      />
      <path className={mark('amber', 'fillYellow')} d="M4 -70q0 -38 22 -48q14 24 -4 52Z" />
    </g>
  );
}

export function IndianaFieldDrawing() {
  return (
    <Drawing label="An Indiana cornfield in marker: rows run to the horizon, corn stands in front, and a red schoolhouse with a bell tower stands behind.">
      <path className={mark('tintGreen')} d="M24 246H576V420H24Z" />
      <path
        className={mark('green', 'thin')}
        d="M282 250L24 346M294 250L110 420M306 250L230 420M318 250L370 420M330 250L490 420M342 250L576 352"
      />
      <path className={mark('green')} d="M24 246Q300 241 576 246" />
      <g className={mark('red')}>
        <path className={mark('tintRed')} d="M350 246V152L430 98L510 152V246Z" />
        <path className={mark('fillBoard')} d="M408 112V70L430 46L452 70V112" />
        <path d="M338 160L430 98L522 160M412 246v-46q18 -16 36 0v46" />
        <path className={mark('thin', 'fillBoard')} d="M368 178h26v30h-26ZM466 178h26v30h-26Z" />
      </g>
      <path className={mark('amber', 'fillYellow')} d="M420 98q0 -20 10 -20t10 20Z" />
      <path
        className={mark('blue', 'thin')}
        d="M84 148q4 -22 28 -20q16 -24 38 -4q26 -2 26 24ZM232 190q4 -18 22 -16q14 -18 32 -2q20 0 20 18Z"
      />
      <Corn x={84} y={418} />
      <Corn x={196} y={420} />
      <Corn x={420} y={420} />
      <Corn x={520} y={418} />
      <Note x={36} y={64} size="large">
        Indiana
      </Note>
      <path className={mark('highlighter')} d="M38 82q56 8 112 -2" />
    </Drawing>
  );
}
