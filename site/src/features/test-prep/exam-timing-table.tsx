import { DataTable, type TableRow } from '../../components/data-table.tsx';
import { secondsPerQuestion, type ExamTimeline, type TimedPart } from './exam-timing.ts';
import type { ExamLabels } from './exam-labels.ts';

/** What stands in a cell for which the test gives no figure. */
function NoFigure({ words }: { words: ExamLabels }) {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">{words.notGiven}</span>
    </>
  );
}

function partRow(part: TimedPart, withQuestions: boolean, words: ExamLabels): TableRow {
  const name = part.remark ? `${part.name} (${part.remark})` : part.name;
  const none = <NoFigure words={words} />;
  const cells = withQuestions
    ? [part.minutes, part.questions ?? none, secondsPerQuestion(part) ?? none]
    : [part.minutes];
  return { key: part.name, cells: [name, ...cells] };
}

interface ExamTimingTableProps {
  caption: string;
  timeline: ExamTimeline;
  words: ExamLabels;
}

/** The figures behind the drawing: minutes, and where they are given questions and the seconds for each. */
export function ExamTimingTable({ caption, timeline, words }: ExamTimingTableProps) {
  const withQuestions = timeline.parts.some((part) => part.questions !== undefined);
  const questionColumns = withQuestions
    ? [
        { label: words.questions, number: true },
        { label: words.secondsPerQuestion, number: true },
      ]
    : [];
  return (
    <DataTable
      caption={caption}
      columns={[{ label: words.section }, { label: words.minutes, number: true }, ...questionColumns]}
      rows={timeline.parts.map((part) => partRow(part, withQuestions, words))}
    />
  );
}
