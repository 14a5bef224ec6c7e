import { Drawing } from './drawing.tsx';
import { mark } from './mark.ts';
import { Note } from './note.tsx';

export function EditedParagraphDrawing() {
  return (
    <Drawing label="A student's sentence, The dog wagged it's tail and ran too the the door, with proofreading marks in red: it's becomes its, too becomes to, the second the is deleted, and a period is added. Margin note: Whose tail? Its.">
      <g className={mark('line', 'hair')}>
        <path d="M28 130H572M28 236H572M28 342H572" />
      </g>
      <Note x={36} y={120} size="large">
        The dog wagged
      </Note>
      <path className={mark('wide')} d="M338 110q28 4 54 -2" />
      <Note x={336} y={120} size="large">
        it’s
      </Note>
      <Note x={420} y={120} size="large">
        tail
      </Note>
      <Note x={36} y={226} size="large">
        and ran
      </Note>
      <Note x={176} y={226} size="large">
        too
      </Note>
      <Note x={252} y={226} size="large">
        the
      </Note>
      <Note x={326} y={226} size="large">
        the
      </Note>
      <Note x={424} y={226} size="large">
        door
      </Note>
      <g className={mark('red')}>
        <path d="M330 112q36 -8 70 -4M172 218q34 -8 68 -4" />
        <path d="M318 218q30 -8 58 -3q26 2 26 -22q-2 -18 -14 -12q-12 10 6 36" />
        <circle cx="524" cy="220" r="13" />
      </g>
      <circle className={mark('fillRed')} cx="524" cy="220" r="4" />
      <Note x={346} y={72} size="large" color="red">
        its
      </Note>
      <Note x={186} y={180} size="large" color="red">
        to
      </Note>
      <Note x={36} y={332} color="green">
        Whose tail? Its. No apostrophe.
      </Note>
      <path className={mark('green', 'thin')} d="M150 344q34 8 62 0" />
      <Note x={36} y={408} color="blue">
        Now read it aloud.
      </Note>
    </Drawing>
  );
}
