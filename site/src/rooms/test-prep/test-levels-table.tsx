import type { TestFacts, TestLevel } from '../../model/test-program.ts';
import { RuledTable } from '../../ui/ruled-table.tsx';
import { LayeredFact } from './layered-fact.tsx';
import { scoreRange } from './score-range.ts';
import { durationLabel } from './test-timing.ts';
import type { TimingWords } from './timing-words.ts';

interface TestLevelsTableProps {
  caption: string;
  facts: TestFacts;
  words: TimingWords;
}

const lengthOf = (level: TestLevel | undefined, words: TimingWords) =>
  level?.minutes === undefined ? undefined : durationLabel(level.minutes, words);

/** A test's levels with their grades and, where they differ in it, their length and scores. */
export function TestLevelsTable({ caption, facts, words }: TestLevelsTableProps) {
  const { levels } = facts.today;
  const withLength = levels.some((level) => level.minutes !== undefined);
  const withScore = levels.some((level) => level.score !== undefined);
  const before = (name: string) => facts.earlier?.levels.find((level) => level.name === name);
  return (
    <RuledTable
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
                <LayeredFact
                  key="length"
                  today={lengthOf(level, words) ?? words.notGiven}
                  earlier={lengthOf(before(level.name), words)}
                  words={words}
                />,
              ]
            : []),
          ...(level.score ? [scoreRange(level.score)] : []),
        ],
      }))}
    />
  );
}
