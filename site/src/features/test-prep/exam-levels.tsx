import { minutesLabel } from '../../lib/format.ts';
import type { ExamFacts, ExamLevel } from '../../model/exam.ts';
import { DataTable, type TableColumn } from '../../components/data-table.tsx';
import { DetailsIcon } from '../../components/details-toggle.tsx';
import { ExamTable } from './exam-table.tsx';
import { earlierLabel } from './exam-timing.ts';
import { examLabels, scoreRange } from './exam-labels.ts';
import styles from './exam-levels.module.css';

interface ExamLevelsProps {
  examName: string;
  facts: ExamFacts;
}

const minutesCell = (minutes: number | undefined) =>
  minutes === undefined ? examLabels.notGiven : minutesLabel(minutes);

/** An exam's levels with their grades and minutes and, where they differ, their scores and earlier minutes. */
export function ExamLevelsTable({ examName, facts }: ExamLevelsProps) {
  const { today, earlier } = facts;
  if (today.levels.length === 0) return null;
  const withScore = today.levels.some(({ score }) => score !== undefined);
  const before = earlier && earlier.levels.length > 0 ? earlier : undefined;
  const minutesBefore = (name: string) => before?.levels.find((level) => level.name === name)?.minutes;
  const columns: TableColumn[] = [
    { label: examLabels.level },
    { label: examLabels.grades },
    { label: examLabels.length, number: true },
    ...(before ? [{ label: earlierLabel(before), number: true }] : []),
    ...(withScore ? [{ label: examLabels.scores, number: true }] : []),
  ];
  return (
    <DataTable
      caption={`${examName}, level by level`}
      columns={columns}
      rows={today.levels.map(({ name, grades, minutes, score }) => ({
        key: name,
        cells: [
          name,
          grades.replace(/^Grades /, ''),
          minutesCell(minutes),
          ...(before
            ? [
                <span key="before" className={styles.before}>
                  {minutesCell(minutesBefore(name))}
                </span>,
              ]
            : []),
          ...(withScore ? [score ? scoreRange(score) : examLabels.notGiven] : []),
        ],
      }))}
    />
  );
}

/** An exam's levels as the steps of a staircase. Decorative: the table of the levels says the same. */
export function LevelSteps({ levels }: { levels: readonly ExamLevel[] }) {
  return (
    <ol role="list" className={styles.steps} aria-hidden="true">
      {levels.map(({ name, grades, minutes }) => (
        <li key={name}>
          <strong>{name}</strong>
          {/* A word joiner on both sides keeps a line from ending at the dash. */}
          <span>{grades.replace('–', '\u2060–\u2060')}</span>
          {minutes !== undefined && <b>{minutesLabel(minutes)}</b>}
        </li>
      ))}
    </ol>
  );
}

/** The sections of the levels that the chart doesn't show, folded away. */
export function ExamLevelSections({ examName, facts }: ExamLevelsProps) {
  const levels = facts.today.levels.filter(({ sections }) => sections.length > 0);
  if (levels.length === 0) return null;
  return (
    <details className={styles.levels}>
      <summary>
        {examLabels.otherLevels}
        <DetailsIcon />
      </summary>
      <div className={styles.tables}>
        {levels.map(({ name, sections }) => (
          <ExamTable
            key={name}
            caption={`${examName}, ${name} Level, section by section`}
            facts={{ ...facts, today: { ...facts.today, sections }, earlier: undefined }}
          />
        ))}
      </div>
    </details>
  );
}
