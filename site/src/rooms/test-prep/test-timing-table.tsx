import { durationLabel, secondsPerQuestion, type TestTimeline, type TimedPart } from './test-timing.ts';
import { RuledTable, type TableRow } from '../../ui/ruled-table.tsx';

function partName(part: TimedPart): string {
  if (part.kind === 'rest') return 'Other time';
  return part.remark ? `${part.name} (${part.remark})` : part.name;
}

/** What stands in a cell for which the test gives no figure. */
function NoFigure() {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">not given</span>
    </>
  );
}

function partRow(part: TimedPart, withQuestions: boolean): TableRow {
  const cells = withQuestions
    ? [part.minutes, part.questions ?? <NoFigure key="q" />, secondsPerQuestion(part) ?? <NoFigure key="s" />]
    : [part.minutes];
  return { key: part.name, cells: [partName(part), ...cells] };
}

function lengthInWords({ parts, standardMinutes, totalMinutes }: TestTimeline): string {
  const optional = parts.filter((part) => part.kind === 'optional').map((part) => part.name);
  const standard = durationLabel(standardMinutes);
  return optional.length === 0
    ? `${standard} in all`
    : `${standard}, or ${durationLabel(totalMinutes)} with ${optional.join(' and ')}`;
}

/** The figures behind the drawing: minutes, and where they are given questions and the seconds for each. */
export function TestTimingTable({ testName, timeline }: { testName: string; timeline: TestTimeline }) {
  const withQuestions = timeline.parts.some((part) => part.questions !== undefined);
  const questionColumns = withQuestions
    ? [
        { label: 'Questions', number: true },
        { label: 'Seconds per question', number: true },
      ]
    : [];
  return (
    <RuledTable
      caption={`${testName} sections: ${lengthInWords(timeline)}`}
      columns={[{ label: 'Section' }, { label: 'Minutes', number: true }, ...questionColumns]}
      rows={timeline.parts.map((part) => partRow(part, withQuestions))}
    />
  );
}
