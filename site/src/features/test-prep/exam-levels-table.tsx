import type { TestFacts, TestLevel } from '../../model/exam.ts';
import { DataTable } from '../../components/data-table.tsx';
import { CurrentAndFormer } from './current-and-former.tsx';
import { scoreRange } from './score-range.ts';
import { durationLabel } from './exam-timing.ts';
import type { ExamLabels } from './exam-labels.ts';

interface ExamLevelsTableProps {
  caption: string;
  facts: TestFacts;
  words: ExamLabels;
}

const lengthOf = (level: TestLevel | undefined, words: ExamLabels) =>
  level?.minutes === undefined ? undefined : durationLabel(level.minutes, words);

/** A test's levels with their grades and, where they differ in it, their length and scores. */
export function ExamLevelsTable({ caption, facts, words }: ExamLevelsTableProps) {
  const { levels } = facts.today;
  const withLength = levels.some((level) => level.minutes !== undefined);
  const withScore = levels.some((level) => level.score !== undefined);
  const before = (name: string) => facts.earlier?.levels.find((level) => level.name === name);
  return (
    <DataTable
      caption={caption}
      columns={[
        { label: words.level },
        { label: words.grades },
        ...(withLength ? [{ label: words.length, number: true }] : []),
        ...(withScore ? [{ label: words.scores, number: true }] : []),
      ]}
      rows={levels.map((level) => ({
        key: level.name,
        cells: [
          level.name,
          level.grades.replace(/^Grades /, ''),
          ...(withLength
            ? [
                <CurrentAndFormer
                  key="length"
                  today={lengthOf(level, words) ?? words.notGiven}
                  earlier={lengthOf(before(level.name), words)}
                  words={words}
                />,
              ]
            : []),
          ...(withScore ? [level.score ? scoreRange(level.score) : words.notGiven] : []),
        ],
      }))}
    />
  );
}
