import { Drawing } from './drawing.tsx';
import { mark } from './mark.ts';
import { Note } from './note.tsx';

export function SouthCarolinaCoastDrawing() {
  return (
    <Drawing label="The South Carolina coast in marker: a lighthouse with red bands, a palmetto, waves, and a kite made of a lined page with a check mark on it.">
      <path className={mark('tintBlue')} d="M24 300H576V366Q420 400 280 376T24 392Z" />
      <path
        className={mark('blue')}
        d="M24 300Q300 296 576 300M60 334q20 -12 40 0t40 0t40 0M220 352q18 -11 36 0t36 0M250 322q16 -10 32 0M500 340q16 -10 32 0"
      />
      <path className={mark('amber')} d="M24 394Q170 362 290 382T576 362" />
      <g className={mark('red')}>
        <path className={mark('fillBoard')} d="M372 366L388 156H448L464 366Z" />
        <path className={mark('tintRed')} d="M385 196H451L455 244H381ZM377 294H459L463 342H373Z" />
        <path d="M376 156H460M392 154V116H444V154" />
        <path className={mark('fillRed')} d="M384 116L418 84L452 116Z" />
        <path d="M408 366v-16q10 -8 20 0v16" />
      </g>
      <path className={mark('fillYellow')} d="M400 122h36v28h-36Z" />
      <path className={mark('yellow')} d="M462 128L556 104M464 140L560 146M374 128L330 116" />
      <path
        className={mark('amber', 'bold', 'tintAmber')}
        d="M520 372Q528 300 522 254L538 252Q546 310 540 370"
      />
      <path
        className={mark('green', 'tintGreen')}
        d="M530 254Q496 216 468 252Q502 238 530 254ZM530 254Q490 254 482 296Q506 264 530 254ZM530 254Q510 204 486 200Q518 222 530 254ZM530 254Q548 202 574 206Q544 222 530 254ZM530 254Q556 236 582 254Q554 246 530 254ZM530 254Q566 260 572 296Q550 266 530 254Z"
      />
      <g transform="rotate(16 210 170)">
        <path className={mark('ink', 'fillBoard')} d="M210 96L268 164L210 254L152 164Z" />
        <path className={mark('blue', 'hair')} d="M188 124H234M170 146H252M162 186H256M178 208H240" />
        <path className={mark('green', 'bold')} d="M190 164l16 16q12 -26 30 -40" />
      </g>
      <path className={mark('ink', 'thin')} d="M188 250Q150 280 186 306T176 372" />
      <path
        className={mark('red', 'tintRed')}
        d="M166 272l-16 -10v22ZM166 272l16 -10v22ZM182 324l-16 -12v22ZM182 324l16 -10v22Z"
      />
      <Note x={32} y={60} size="large">
        South Carolina
      </Note>
    </Drawing>
  );
}
