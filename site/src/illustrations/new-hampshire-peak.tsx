import { Drawing } from './drawing.tsx';
import { mark } from './mark.ts';
import { Note } from './note.tsx';

const fir = 'l22 -44h-12l20 -34h-10l16 -30l16 30h-10l20 34h-12l22 44Z';

export function NewHampshirePeakDrawing() {
  return (
    <Drawing label="A New Hampshire mountain in marker: snow on three peaks, fir trees below, and a school backpack with a pencil in its pocket in front of them. A dashed trail climbs to a flag on the summit.">
      <path
        className={mark('ink', 'tintBlue')}
        d="M24 322L128 186L178 240L306 72L434 250L478 200L576 322Q300 318 24 322"
      />
      <g className={mark('blue', 'fillBoard')}>
        <path d="M258 136L306 72L352 138L330 158L312 138L290 162Z" />
        <path d="M104 218L128 186L152 212L134 226Z" />
        <path d="M456 226L478 200L500 228L478 240Z" />
      </g>
      <path
        className={mark('amber', 'thin', 'dashed')}
        d="M332 336Q400 300 340 268T310 206Q330 186 318 162"
      />
      <path className={mark('red')} d="M306 70V24" />
      <path className={mark('red', 'tintRed')} d="M308 26l42 12l-42 14Z" />
      <path
        className={mark('green', 'tintGreen')}
        d={`M30 376${fir}M90 392${fir}M420 384${fir}M500 396${fir}`}
      />
      <path className={mark('amber')} d="M66 380v14M126 396v14M456 388v14M536 400v14" />
      <g className={mark('red')}>
        <path d="M244 292q2 -30 34 -30t34 30" />
        <path className={mark('amber', 'fillYellow')} d="M288 346V256l10 -22l10 22v90Z" />
        <path className={mark('tintRed')} d="M216 410V322q2 -36 42 -38h40q40 2 42 38v88q-62 8 -124 0Z" />
        <path d="M238 410v-52q40 -6 80 0v52M262 372h32" />
        <path className={mark('thin')} d="M240 318q38 -8 76 0" />
      </g>
      <Note x={30} y={62} size="large">
        New
      </Note>
      <Note x={30} y={102} size="large">
        Hampshire
      </Note>
      <path className={mark('highlighter')} d="M32 120q70 8 144 -2" />
    </Drawing>
  );
}
