import { RuledTable, type TableRow } from '../../ui/ruled-table.tsx';
import { secondsPerQuestion, type TestTimeline, type TimedPart } from './test-timing.ts';
import type { TimingWords } from './timing-words.ts';

/** What stands in a cell for which the test gives no figure. */
function NoFigure({ words }: { words: TimingWords }) {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">{words.notGiven}</span>
    </>
  );
}

function partRow(part: TimedPart, withQuestions: boolean, words: TimingWords): TableRow {
  const name = part.remark ? `${part.name} (${part.remark})` : part.name;
  const none = <NoFigure words={words} />;
  const cells = withQuestions
    ? [part.minutes, part.questions ?? none, secondsPerQuestion(part) ?? none]
    : [part.minutes];
  return { key: part.name, cells: [name, ...cells] };
}

interface TestTimingTableProps {
  caption: string;
  timeline: TestTimeline;
  words: TimingWords;
}

/** The figures behind the drawing: minutes, and where they are given questions and the seconds for each. */
export function TestTimingTable({ caption, timeline, words }: TestTimingTableProps) {
  const withQuestions = timeline.parts.some((part) => part.questions !== undefined);
  const questionColumns = withQuestions
    ? [
        { label: words.questions, number: true },
        { label: words.secondsPerQuestion, number: true },
      ]
    : [];
  return (
    <RuledTable
      caption={caption}
      columns={[{ label: words.section }, { label: words.minutes, number: true }, ...questionColumns]}
      rows={timeline.parts.map((part) => partRow(part, withQuestions, words))}
    />
  );
}
