import { durationLabel } from './test-timing.ts';
import type { TestLevel } from '../../model/test-program.ts';
import { RuledTable } from '../../ui/ruled-table.tsx';

/** A test's levels with their grades and, where they differ in it, their length. */
export function TestLevelsTable({ testName, levels }: { testName: string; levels: readonly TestLevel[] }) {
  const withLength = levels.some((level) => level.minutes !== undefined);
  return (
    <RuledTable
      caption={`${testName} levels`}
      columns={[
        { label: 'Level' },
        { label: 'Grades' },
        ...(withLength
          ? [
              { label: 'Minutes', number: true },
              { label: 'Length', number: true },
            ]
          : []),
      ]}
      rows={levels.map((level) => ({
        key: level.name,
        cells: [
          level.name,
          level.grades.replace(/^Grades /, ''),
          ...(level.minutes === undefined ? [] : [level.minutes, durationLabel(level.minutes)]),
        ],
      }))}
    />
  );
}
