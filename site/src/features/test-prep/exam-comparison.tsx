import { typeset } from '../../lib/format.ts';
import type { ExamProgram, ExamFormat } from '../../model/exam.ts';
import { DataTable, type TableRow } from '../../components/data-table.tsx';
import { InlineList } from '../../components/inline-list.tsx';
import { DetailsIcon } from '../../components/details-toggle.tsx';
import { examLabels, scoreRange } from './exam-labels.ts';
import { earlierInShort, formatLength } from './exam-timing.ts';
import styles from './exam-levels.module.css';

interface WithEarlierProps {
  today: string;
  earlier?: string | undefined;
  label: string;
}

/** A fact of today, and the earlier one below it where it differs. */
function WithEarlier({ today, earlier, label }: WithEarlierProps) {
  return (
    <>
      {today}
      {earlier !== undefined && earlier !== today && (
        <span className={styles.line}>
          {' '}
          {label} {earlier}
        </span>
      )}
    </>
  );
}

function partsOf({ sections, varies }: ExamFormat, levels: ExamFormat['levels']): string {
  const standard = sections.filter(({ optional }) => !optional);
  const optional = sections.filter((section) => section.optional).map(({ name }) => `optional ${name}`);
  const counts = [
    ...(standard.length > 0 ? [typeset(`${standard.length} sections`)] : []),
    ...optional,
    ...(levels.length > 0 ? [typeset(`${levels.length} levels`)] : []),
  ];
  return counts.length > 0 ? counts.join(', ') : (varies?.sections ?? examLabels.notGiven);
}

function tableRow({ id, examName, features, facts }: ExamProgram): TableRow {
  const { today, earlier, score } = facts;
  const label = earlierInShort(earlier ?? {});
  const length = (format: ExamFormat) => formatLength(format) ?? format.varies?.length ?? examLabels.notGiven;
  return {
    key: id,
    cells: [
      examName,
      <WithEarlier key="length" today={length(today)} earlier={earlier && length(earlier)} label={label} />,
      <WithEarlier
        key="parts"
        today={partsOf(today, today.levels)}
        earlier={earlier?.sections.length ? partsOf(earlier, today.levels) : undefined}
        label={label}
      />,
      scoreRange(score),
      <InlineList key="features" names={features} />,
    ],
  };
}

/** The lengths, parts and scores of all exams in a table, for reading out and for print. */
export function ExamComparison({ exams }: ExamComparisonProps) {
  return (
    <details className={styles.levels}>
      <summary>
        {examLabels.inFigures}
        <DetailsIcon />
      </summary>
      <DataTable
        wordy
        caption={examLabels.inFigures}
        columns={[
          { label: examLabels.exam },
          { label: examLabels.length },
          { label: examLabels.sectionsOrLevels },
          { label: examLabels.scores, number: true },
          { label: examLabels.features },
        ]}
        rows={exams.map(tableRow)}
      />
    </details>
  );
}

interface ExamComparisonProps {
  exams: readonly ExamProgram[];
}
