import { Drawing } from './drawing.tsx';
import { mark } from './mark.ts';
import { Note } from './note.tsx';
import { sketchArrow } from './sketch.ts';

export function FileBoxDrawing() {
  return (
    <Drawing label="An open box with three folders in it, labeled pages, styles and pictures. A green arrow leads a sheet of paper down into the box.">
      <path
        className={mark('blue', 'tintBlue')}
        d="M110 330V150q0 -8 8 -8h64q8 0 10 8l4 14h166q8 0 8 8v158Z"
      />
      <path
        className={mark('red', 'tintRed')}
        d="M100 350V196q0 -8 8 -8h98l6 -14q2 -8 10 -8h70q8 0 10 8l4 14h62q8 0 8 8v154Z"
      />
      <path
        className={mark('amber', 'tintAmber')}
        d="M92 360V240q0 -8 8 -8h180l6 -12q2 -8 10 -8h66q8 0 10 8v140Z"
      />
      <Note x={128} y={176} color="blue" size="small">
        pages
      </Note>
      <Note x={128} y={224} color="red">
        styles
      </Note>
      <Note x={128} y={274} color="amber">
        pictures
      </Note>
      <path
        className={mark('ink', 'bold', 'fillBoard')}
        d="M62 296Q230 290 398 296L386 404Q230 412 74 404Z"
      />
      <path className={mark('ink')} d="M194 344q36 -4 72 0" />
      <path className={mark('highlighter')} d="M150 376q80 8 158 -2" />
      <g className={mark('ink')}>
        <path className={mark('fillBoard')} d="M444 60h72l32 32v112h-104Z" />
        <path d="M516 60v32h32" />
      </g>
      <path className={mark('green', 'thin')} d="M464 116h62M464 142h62M464 168h38" />
      <path className={mark('green', 'bold')} d={sketchArrow(490, 224, 410, 282, -14, 20)} />
      <Note x={446} y={372} size="large" color="green">
        all yours
      </Note>
      <Note x={60} y={64} size="large">
        The whole website
      </Note>
    </Drawing>
  );
}
