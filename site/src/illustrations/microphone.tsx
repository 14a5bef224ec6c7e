import { Drawing } from './drawing.tsx';
import { mark } from './mark.ts';
import { Note } from './note.tsx';
import { sketchBox } from './sketch.ts';

export function MicrophoneDrawing() {
  return (
    <Drawing label="A studio microphone on its stand with sound waves on both sides and a red on air sign. A note lists today's talk: 1 listen, 2 ask, 3 try it at home.">
      <path className={mark('red', 'tintRed')} d={sketchBox(40, 36, 148, 62)} />
      <circle className={mark('fillRed')} cx="64" cy="68" r="9" />
      <Note x={84} y={79} color="red">
        on air
      </Note>
      <path
        className={mark('ink', 'bold', 'tintBlue')}
        d="M176 148q2 -52 50 -54q50 2 52 54v76q-2 50 -52 52q-48 -2 -50 -52Z"
      />
      <path className={mark('blue', 'thin')} d="M192 148h70M192 172h70M192 196h70M192 220h70" />
      <path
        className={mark('ink', 'bold')}
        d="M146 208v20q4 76 80 80q78 -4 82 -80v-20M226 310v74M160 390q64 -12 132 0"
      />
      <g className={mark('green')}>
        <path d="M120 144q-18 32 0 70M88 124q-30 50 0 110M332 144q18 32 0 70M364 124q30 50 0 110" />
      </g>
      <Note x={412} y={76} size="large">
        Today
      </Note>
      <path className={mark('highlighter')} d="M412 93q44 7 92 -1" />
      <Note x={412} y={160} color="blue">
        1 listen
      </Note>
      <Note x={412} y={210} color="blue">
        2 ask
      </Note>
      <Note x={412} y={260} color="blue">
        3 try it
      </Note>
      <Note x={440} y={294} color="blue">
        at home
      </Note>
      <path
        className={mark('green', 'thin')}
        d="M398 364l14 0l9 -30l12 58l12 -70l12 62l10 -38l9 26l8 -8h14l10 -34l11 54l10 -28l8 8h20"
      />
    </Drawing>
  );
}
