import { Drawing } from './drawing.tsx';
import { mark } from './mark.ts';
import { Note } from './note.tsx';
import { sketchArrow } from './sketch.ts';

export function FloorPlanDrawing() {
  return (
    <Drawing label="The floor plan of a school: three classrooms above a hall, a library, an office and a gym below it. In room 2 a laptop stands on a desk; a note says: tutor joins here.">
      <path className={mark('fillYellow')} d="M216 64h160v128h-160Z" />
      <path
        className={mark('ink', 'bold')}
        d="M36 62H564V192H494M446 192H336M288 192H146M98 192H36V62M216 64V192M376 64V192"
      />
      <path
        className={mark('ink', 'bold')}
        d="M36 192V254H112M160 254H292M340 254H432M480 254H564V404H36V254M236 256V404M384 256V404M564 192V208M564 240V254"
      />
      <path
        className={mark('ink', 'hair')}
        d="M98 192v-46q42 4 48 46M288 192v-46q42 4 48 46M446 192v-46q42 4 48 46M160 254v46q-42 -4 -48 -46M340 254v46q-42 -4 -48 -46M480 254v46q-42 -4 -48 -46"
      />
      <Note x={54} y={100} color="ink2">
        Room 1
      </Note>
      <Note x={232} y={100}>
        Room 2
      </Note>
      <Note x={394} y={100} color="ink2">
        Room 3
      </Note>
      <Note x={132} y={352} color="ink2" align="middle">
        Library
      </Note>
      <Note x={310} y={352} color="ink2" align="middle">
        Office
      </Note>
      <Note x={474} y={352} color="ink2" align="middle">
        Gym
      </Note>
      <Note x={52} y={234} color="ink2" size="small">
        Hall
      </Note>
      <g className={mark('blue')}>
        <path className={mark('fillBoard')} d="M228 122h40v32h-40Z" />
        <path d="M224 166h48" />
        <path className={mark('thin')} d="M238 134q10 8 20 0" />
      </g>
      <path className={mark('blue', 'thin')} d="M339 120q11 -10 22 0M332 109q18 -17 36 0" />
      <circle className={mark('fillBlue')} cx="350" cy="131" r="5" />
      <Note x={36} y={38} color="red">
        Our teacher joins here
      </Note>
      <path className={mark('red', 'thin')} d={sketchArrow(322, 30, 348, 88, 12)} />
      <path className={mark('green', 'thin')} d="M64 376h34M64 388h34M420 386h108v-18" />
    </Drawing>
  );
}
