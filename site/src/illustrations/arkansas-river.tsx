import { Drawing } from './drawing.tsx';
import { mark } from './mark.ts';
import { Note } from './note.tsx';

const pine = 'l24 -52l24 52h-14l20 40h-60l20 -40Z';

export function ArkansasRiverDrawing() {
  return (
    <Drawing label="An Arkansas river in marker: it winds down between green hills and pines, and a boat folded from a lined notebook page sails on it.">
      <circle className={mark('amber', 'fillYellow')} cx="456" cy="84" r="38" />
      <path
        className={mark('green', 'tintGreen')}
        d="M24 214Q96 120 186 158Q240 96 326 138Q400 110 470 160Q530 138 576 188Q430 210 300 206T24 214"
      />
      <path
        className={mark('green', 'thin')}
        d="M186 158q28 16 44 40M326 138q26 16 36 38M470 160q-16 14 -22 34"
      />
      <path
        className={mark('tintBlue')}
        d="M300 206Q250 218 286 238Q330 258 238 280Q120 312 66 416H500Q486 378 412 356Q300 328 352 300Q420 268 350 238Q312 220 340 206Z"
      />
      <path
        className={mark('blue')}
        d="M300 206Q250 218 286 238Q330 258 238 280Q120 312 66 416M340 206Q312 220 350 238Q420 268 352 300Q300 328 412 356Q486 378 500 416"
      />
      <path
        className={mark('blue', 'thin')}
        d="M154 378q18 -10 36 0t36 0M324 400q18 -10 36 0t36 0M232 318q14 -8 28 0"
      />
      <g className={mark('green', 'tintGreen')}>
        <path d={`M60 274${pine}M116 250${pine}M440 262${pine}M500 296${pine}`} />
      </g>
      <path className={mark('amber')} d="M84 314v14M140 290v14M464 302v14M524 336v14" />
      <g className={mark('ink')}>
        <path className={mark('fillBoard')} d="M224 342L284 264L336 342Z" />
        <path className={mark('fillBoard')} d="M196 338L284 346L372 336L340 388H228Z" />
      </g>
      <path className={mark('blue', 'hair')} d="M262 306h46M250 322h70M226 360h118M234 374h100" />
      <path className={mark('red', 'hair')} d="M284 272v70" />
      <Note x={36} y={64} size="large">
        Arkansas
      </Note>
      <path className={mark('highlighter')} d="M38 82q74 8 148 -2" />
    </Drawing>
  );
}
