import { Drawing } from './drawing.tsx';
import { mark } from './mark.ts';
import { Note } from './note.tsx';
import { sketchBox } from './sketch.ts';

/** The bar of 5 miles is 100 units, so the straight path of 200 units from the town to the lake is 10 miles. */
const townX = 92;
const lakeX = townX + 200;

export function MapLegendDrawing() {
  return (
    <Drawing label="A small map with a town, a river, a forest and a lake, a compass rose, a legend and a scale bar of 5 miles. The dashed path from the town to the lake is twice as long as the bar: 10 miles.">
      <path className={mark('ink')} d={sketchBox(24, 24, 380, 392)} />
      <path className={mark('blue')} d="M36 66Q112 78 138 132T258 172Q306 178 318 208" />
      <path
        className={mark('blue', 'tintBlue')}
        d="M306 204C350 192 388 216 382 254C376 290 322 296 300 272C284 252 284 214 306 204Z"
      />
      <g className={mark('green', 'tintGreen')}>
        <path d="M68 380l20 -38l20 38ZM112 390l20 -38l20 38ZM92 340l20 -38l20 38ZM144 350l19 -36l19 36Z" />
      </g>
      <path className={mark('red', 'thin', 'dashed')} d={`M${townX + 2} 244H${lakeX}`} />
      <path className={mark('fillRed')} d={`M${townX - 14} 252v-18l14 -14l14 14v18Z`} />
      <Note x={150} y={228} color="red">
        how far?
      </Note>
      <g className={mark('ink')}>
        <path d="M224 376H324M224 364v12M274 368v8M324 364v12" />
      </g>
      <g className={mark('hand', 'middle')}>
        <text x="224" y="350">
          0
        </text>
        <text x="330" y="350">
          5 mi
        </text>
      </g>
      <g className={mark('ink', 'thin')}>
        <path d="M344 64l10 30l-10 30l-10 -30ZM314 94h60" />
      </g>
      <path className={mark('fillRed')} d="M344 62l11 32h-22Z" />
      <Note x={344} y={54} align="middle">
        N
      </Note>
      <Note x={434} y={60} size="large">
        Legend
      </Note>
      <path className={mark('fillRed')} d="M440 118v-18l14 -14l14 14v18Z" />
      <path className={mark('blue')} d="M436 162q18 -16 36 0" />
      <path className={mark('green', 'tintGreen')} d="M438 222l16 -34l16 34Z" />
      <path className={mark('blue', 'tintBlue')} d="M436 262q18 -18 36 0q-16 18 -36 0Z" />
      <Note x={486} y={116}>
        town
      </Note>
      <Note x={486} y={166}>
        river
      </Note>
      <Note x={486} y={218}>
        forest
      </Note>
      <Note x={486} y={270}>
        lake
      </Note>
      <path className={mark('wide')} d="M438 365q64 5 130 -2" />
      <Note x={430} y={336} color="green">
        2 bars long:
      </Note>
      <Note x={430} y={374} color="green" marked>
        2 × 5 = 10 mi
      </Note>
    </Drawing>
  );
}
