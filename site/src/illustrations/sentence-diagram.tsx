import { Drawing } from './drawing.tsx';
import { mark } from './mark.ts';
import { Note } from './note.tsx';

export function SentenceDiagramDrawing() {
  return (
    <Drawing label="A Reed–Kellogg diagram of the sentence: The curious student asked a good question. Subject student, verb asked and object question stand on the base line; the, curious, a and good hang below the words they describe.">
      <Note x={300} y={52} align="middle">
        The curious student asked a good question.
      </Note>
      <path className={mark('highlighter')} d="M174 72q40 6 84 -1" />
      <g className={mark('ink')}>
        <path d="M36 210Q300 206 568 210" />
        <path d="M224 152V262M390 154V209" />
      </g>
      <g className={mark('ink', 'thin')}>
        <path d="M66 210l66 128M136 210l74 142M420 210l40 76M476 210l66 128" />
      </g>
      <Note x={130} y={194} align="middle" size="large" color="blue">
        student
      </Note>
      <Note x={306} y={194} align="middle" size="large" color="red">
        asked
      </Note>
      <Note x={484} y={194} align="middle" size="large" color="green">
        question
      </Note>
      <Note x={92} y={238} turn={62.7} color="amber">
        The
      </Note>
      <Note x={160} y={230} turn={62.5} color="amber">
        curious
      </Note>
      <Note x={446} y={236} turn={62.7} color="amber">
        a
      </Note>
      <Note x={502} y={236} turn={62.7} color="amber">
        good
      </Note>
      <Note x={130} y={132} align="middle" color="ink2" size="small">
        who?
      </Note>
      <Note x={306} y={132} align="middle" color="ink2" size="small">
        did what?
      </Note>
      <Note x={484} y={132} align="middle" color="ink2" size="small">
        what?
      </Note>
      <Note x={238} y={412} color="amber">
        which one? what kind?
      </Note>
      <path className={mark('amber', 'thin')} d="M226 402q-20 -4 -30 -26M526 396q16 -10 18 -32" />
    </Drawing>
  );
}
