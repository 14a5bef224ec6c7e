import { Drawing } from './drawing.tsx';
import { mark } from './mark.ts';
import { Note } from './note.tsx';

export function ArizonaMesaDrawing() {
  return (
    <Drawing label="An Arizona desert in marker: two red mesas, a saguaro cactus and a yellow school bus on the road.">
      <path className={mark('red', 'tintRed')} d="M196 276L216 178L232 172V146H350V172L368 180L386 276" />
      <path className={mark('red', 'tintRed')} d="M404 276L420 214L434 206V186H516V206L530 214L548 276" />
      <path
        className={mark('red', 'thin')}
        d="M228 178Q290 184 356 178M258 196v36M296 200v46M330 196v30M434 212Q474 218 516 212M458 226v26M490 228v20"
      />
      <path className={mark('amber')} d="M24 276Q300 270 576 276M60 340q54 -6 112 0" />
      <circle className={mark('amber', 'tintAmber')} cx="480" cy="92" r="40" />
      <path
        className={mark('amber', 'thin')}
        d="M480 36V22M536 92h16M520 52l10 -10M440 52l-10 -10M424 92h-16"
      />
      <path
        className={mark('green', 'bold', 'tintGreen')}
        d="M90 336V136q2 -24 22 -24t22 24v96q26 0 26 -22v-28q2 -14 14 -14t14 14v32q-4 46 -54 46v76M90 256q-44 0 -46 -44v-24q2 -14 14 -14t14 14v18q0 20 18 20"
      />
      <path className={mark('green', 'thin')} d="M112 142v180M174 190v20M58 190v18" />
      <path className={mark('ink')} d="M24 396Q300 390 576 396" />
      <path className={mark('ink', 'thin', 'dashed')} d="M24 422H576" />
      <g className={mark('ink')}>
        <path
          className={mark('fillYellow')}
          d="M252 380V304q0 -14 14 -14h192q14 0 16 14l4 28h34q12 0 12 14v34Z"
        />
        <path
          className={mark('fillBoard', 'thin')}
          d="M270 306h40v26h-40ZM322 306h40v26h-40ZM374 306h40v26h-40ZM428 306h30l5 26h-35Z"
        />
        <path className={mark('thin')} d="M254 352h268" />
        <circle className={mark('fillBoard')} cx="306" cy="382" r="22" />
        <circle className={mark('fillBoard')} cx="468" cy="382" r="22" />
      </g>
      <g className={mark('fillInk')}>
        <circle cx="306" cy="382" r="7" />
        <circle cx="468" cy="382" r="7" />
      </g>
      <Note x={36} y={64} size="large">
        Arizona
      </Note>
    </Drawing>
  );
}
