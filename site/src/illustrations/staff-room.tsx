import { Drawing } from './drawing.tsx';
import { mark } from './mark.ts';
import { Note } from './note.tsx';
import { sketchBox } from './sketch.ts';

/** A mug, its top left corner at x; all stand on the same table. */
function Mug({ x }: { x: number }) {
  return <path d={`M${x} 270h38v36q0 10 -10 10h-18q-10 0 -10 -10ZM${x + 38} 280q18 -2 18 12t-20 14`} />;
}

export function StaffRoomDrawing() {
  return (
    <Drawing label="A staff room: a shelf of books, a notice board with one marked note, a table with four mugs in the four marker colors, and a plant.">
      <path className={mark('ink')} d="M36 160H276M56 160v18M256 160v18" />
      <path className={mark('blue', 'tintBlue')} d="M52 160V84h28v76M80 160V70h24v90" />
      <path className={mark('green', 'tintGreen')} d="M108 160V92h34v68M118 108h14" />
      <path className={mark('red', 'tintRed')} d="M152 158l18 -72l28 8l-16 64" />
      <path className={mark('amber', 'tintAmber')} d="M204 160v-58h52v58ZM204 132h52" />
      <path className={mark('ink', 'tintPaper')} d={sketchBox(330, 36, 234, 170)} />
      <path className={mark('fillYellow')} d="M348 62l96 -4l4 70l-96 4Z" />
      <Note x={360} y={92} size="small">
        Ask me
      </Note>
      <Note x={360} y={118} size="small">
        first!
      </Note>
      <g className={mark('blue', 'thin', 'fillBoard')}>
        <path d="M466 64h76v56h-76ZM480 84h48M480 102h32" />
      </g>
      <g className={mark('green', 'thin', 'fillBoard')}>
        <path d="M362 150h74v38h-74ZM374 170h48" />
      </g>
      <g className={mark('red', 'thin', 'fillBoard')}>
        <path d="M466 142l70 4l-2 44l-70 -4ZM480 164l40 2" />
      </g>
      <circle className={mark('fillRed')} cx="396" cy="62" r="6" />
      <path className={mark('ink', 'bold')} d="M40 318Q300 312 566 318M92 322V416M514 322V416" />
      <g className={mark('fillBoard')}>
        <g className={mark('blue')}>
          <Mug x={120} />
        </g>
        <g className={mark('green')}>
          <Mug x={214} />
        </g>
        <g className={mark('red')}>
          <Mug x={308} />
        </g>
        <g className={mark('amber')}>
          <Mug x={402} />
        </g>
      </g>
      <path
        className={mark('ink3', 'thin')}
        d="M132 252q-8 -12 2 -22M226 252q-8 -12 2 -22M320 252q-8 -12 2 -22M414 252q-8 -12 2 -22"
      />
      <g className={mark('green')}>
        <path className={mark('tintGreen')} d="M506 272q-30 -8 -30 -40q30 2 30 40q2 -48 34 -54q6 40 -34 54" />
        <path className={mark('tintAmber')} d="M486 276h44l-6 38h-32Z" />
      </g>
      <Note x={300} y={394} align="middle" color="green">
        Whose turn to teach today?
      </Note>
    </Drawing>
  );
}
