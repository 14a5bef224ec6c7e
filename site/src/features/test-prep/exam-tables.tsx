import { minutesLabel } from '../../lib/format.ts';
import type { ExamFacts, ExamSection } from '../../model/exam.ts';
import { DataTable } from '../../components/data-table.tsx';
import { earlierLabel, secondsPerQuestion } from './exam-timing.ts';
import { examLabels, scoreRange } from './exam-labels.ts';
import styles from './exam-timing-section.module.css';

/** What stands in a cell for which the exam gives no figure. */
function NotGiven() {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">{examLabels.notGiven}</span>
    </>
  );
}

interface SectionTableProps {
  caption: string;
  sections: readonly ExamSection[];
}

/** The minutes of some sections and, where they are known, their questions and the seconds for each of these. */
function SectionTable({ caption, sections }: SectionTableProps) {
  const withQuestions = sections.some(({ questions }) => questions !== undefined);
  const columns = [examLabels.minutes, ...(withQuestions ? [examLabels.questions, examLabels.seconds] : [])];
  return (
    <DataTable
      caption={caption}
      columns={[{ label: examLabels.section }, ...columns.map((label) => ({ label, number: true }))]}
      rows={sections.map((section) => {
        const { name, remark, minutes, questions } = section;
        const figures = withQuestions ? [questions, secondsPerQuestion(section)] : [];
        const title = remark ? `${name} (${remark})` : name;
        return { key: name, cells: [title, minutes, ...figures.map((figure) => figure ?? <NotGiven />)] };
      })}
    />
  );
}

interface ExamTablesProps {
  examName: string;
  facts: ExamFacts;
}

/** The grades and minutes of an exam's levels and, where they differ, their scores and earlier minutes. */
function LevelTable({ examName, facts: { today, earlier } }: ExamTablesProps) {
  const before = new Map(earlier?.levels.map(({ name, minutes }) => [name, minutes]));
  const withScores = today.levels.some(({ score }) => score !== undefined);
  const inMinutes = (minutes?: number) => (minutes === undefined ? <NotGiven /> : minutesLabel(minutes));
  return (
    <DataTable
      caption={`${examName}, level by level`}
      columns={[
        { label: examLabels.level },
        { label: examLabels.today, number: true },
        ...(earlier && before.size > 0 ? [{ label: earlierLabel(earlier), number: true }] : []),
        ...(withScores ? [{ label: examLabels.scores, number: true }] : []),
      ]}
      rows={today.levels.map(({ name, grades, minutes, score }) => ({
        key: name,
        cells: [
          `${name}, ${grades}`,
          inMinutes(minutes),
          ...(before.size > 0 ? [inMinutes(before.get(name))] : []),
          ...(withScores ? [score ? scoreRange(score) : <NotGiven />] : []),
        ],
      }))}
    />
  );
}

/** An exam in figures: its levels, its sections today, those of the levels that differ, and the earlier sections. */
export function ExamTables({ examName, facts }: ExamTablesProps) {
  const { today, earlier } = facts;
  const tables = [
    { caption: `${examName}, section by section`, sections: today.sections },
    ...today.levels.map(({ name, sections }) => ({
      caption: `${examName}, ${name} Level, section by section`,
      sections,
    })),
    ...(earlier ? [{ caption: `${examName}: ${earlierLabel(earlier)}`, sections: earlier.sections }] : []),
  ];
  return (
    <div className={styles.tables}>
      {today.levels.length > 0 && <LevelTable examName={examName} facts={facts} />}
      {tables.map((table) => table.sections.length > 0 && <SectionTable key={table.caption} {...table} />)}
    </div>
  );
}
