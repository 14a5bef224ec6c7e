import { Drawing } from './drawing.tsx';
import { mark, type Mark } from './mark.ts';
import { Note } from './note.tsx';
import { sketchBox } from './sketch.ts';

/** Tiles, not outlines; they lie roughly as the states lie. */
const tiles: { name: string; x: number; y: number; turn: number; marks: [Mark, Mark] }[] = [
  { name: 'AZ', x: 90, y: 214, turn: -4, marks: ['amber', 'tintAmber'] },
  { name: 'AR', x: 250, y: 222, turn: 3, marks: ['red', 'tintRed'] },
  { name: 'IN', x: 340, y: 136, turn: -3, marks: ['green', 'tintGreen'] },
  { name: 'NH', x: 528, y: 92, turn: 5, marks: ['blue', 'tintBlue'] },
  { name: 'SC', x: 470, y: 238, turn: -2, marks: ['green', 'tintGreen'] },
  { name: 'FL', x: 512, y: 352, turn: 4, marks: ['blue', 'tintBlue'] },
];

export function StatesMapDrawing() {
  return (
    <Drawing label="Six labeled tiles, placed roughly as on a map of the United States: Arizona in the west, Arkansas and Indiana in the middle, New Hampshire in the northeast, South Carolina and Florida in the southeast. Dashed lines join them to a laptop.">
      <Note x={32} y={58} size="large">
        Which state are you in?
      </Note>
      <path className={mark('highlighter')} d="M136 76q42 6 84 -1" />
      <path
        className={mark('ink3', 'thin', 'dashed')}
        d="M164 336Q112 312 94 262M214 332Q240 300 248 272M244 336Q330 276 340 186M256 352Q500 300 524 142M262 368Q380 350 428 272M268 386Q360 400 452 366"
      />
      {tiles.map(({ name, x, y, turn, marks }) => (
        <g key={name}>
          <path
            className={mark(...marks)}
            d={sketchBox(x - 46, y - 36, 92, 72)}
            transform={`rotate(${turn} ${x} ${y})`}
          />
          <Note x={x} y={y + 13} align="middle" size="large">
            {name}
          </Note>
        </g>
      ))}
      <path className={mark('ink', 'fillBoard')} d="M164 346h84v52h-84Z" />
      <path className={mark('ink')} d="M148 410h116" />
      <path className={mark('green')} d="M184 378q22 16 44 0" />
      <g className={mark('fillGreen')}>
        <circle cx="190" cy="364" r="5" />
        <circle cx="222" cy="364" r="5" />
      </g>
      <Note x={32} y={376} color="green">
        live and
      </Note>
      <Note x={32} y={408} color="green">
        online
      </Note>
    </Drawing>
  );
}
