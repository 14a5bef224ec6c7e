import { Drawing } from './drawing.tsx';
import { mark } from './mark.ts';
import { Note } from './note.tsx';
import { sketchArrow } from './sketch.ts';

/** An oval with its folded inner membrane. */
function Mitochondrion({ x, y, turn }: { x: number; y: number; turn: number }) {
  return (
    <g className={mark('red', 'thin')} transform={`translate(${x} ${y}) rotate(${turn})`}>
      <ellipse className={mark('tintRed')} rx="43" ry="22" />
      <path d="M-30 4q4 -20 10 -4t10 2t10 -3t10 3t10 -4t9 4" />
    </g>
  );
}

export function CellDrawing() {
  return (
    <Drawing label="An animal cell with its parts labeled: membrane, cytoplasm, nucleus, ribosomes on the rough endoplasmic reticulum, and mitochondria. The note asks: Where is energy released?">
      <path
        className={mark('green', 'bold', 'tintGreen')}
        d="M212 62C300 40 404 78 418 180C432 288 378 372 268 384C156 396 62 340 50 232C42 140 116 84 212 62Z"
      />
      <g className={mark('amber', 'thin')}>
        <path d="M296 152q42 44 26 104M320 142q48 54 30 122M343 138q48 60 30 120" />
      </g>
      <g className={mark('fillAmber')}>
        {[
          [316, 176],
          [326, 212],
          [345, 172],
          [355, 214],
          [354, 250],
          [370, 176],
          [379, 218],
        ].map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="5" />
        ))}
      </g>
      <circle className={mark('blue', 'tintBlue')} cx="226" cy="206" r="68" />
      <circle className={mark('fillBlue')} cx="242" cy="222" r="21" />
      <path className={mark('blue', 'thin')} d="M186 182q14 -16 24 -2t22 -6M190 220q8 14 20 4" />
      <Mitochondrion x={142} y={306} turn={-24} />
      <Mitochondrion x={298} y={324} turn={14} />
      <Mitochondrion x={134} y={134} turn={-40} />
      <g className={mark('ink', 'hair')}>
        <path d="M398 112L434 78M262 166L434 136M379 218L434 196M336 326L428 256M236 116L300 30" />
      </g>
      <Note x={440} y={86} color="green">
        membrane
      </Note>
      <Note x={440} y={144} color="blue">
        nucleus
      </Note>
      <Note x={440} y={204} color="amber">
        ribosomes
      </Note>
      <path className={mark('wide')} d="M446 258q60 4 122 -2" />
      <Note x={440} y={266} color="red" size="small" marked>
        mitochondria
      </Note>
      <Note x={306} y={36}>
        cytoplasm
      </Note>
      <Note x={20} y={46} size="large">
        Animal cell
      </Note>
      <Note x={440} y={352}>
        Where is
      </Note>
      <Note x={440} y={384}>
        energy
      </Note>
      <Note x={440} y={416}>
        released?
      </Note>
      <path className={mark('ink', 'thin')} d={sketchArrow(520, 324, 522, 282, -6, 13)} />
    </Drawing>
  );
}
