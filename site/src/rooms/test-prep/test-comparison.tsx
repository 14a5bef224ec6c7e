import { scoreRange } from './score-range.ts';
import { durationLabel, testRows } from './test-timing.ts';
import type { PageOf } from '../../model/page.ts';
import type { TestFacts, TestProgram } from '../../model/test-program.ts';
import { RuledTable, type TableRow } from '../../ui/ruled-table.tsx';
import { Section } from '../../ui/section.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { TimeBars } from './time-bars.tsx';
import styles from './test-comparison.module.css';

type Comparison = PageOf<'test-prep'>['comparison'];

function partsOf({ sections, levels }: TestFacts): string {
  const standard = sections.filter((section) => !section.optional);
  const optional = sections.filter((section) => section.optional).map((section) => section.name);
  const counts = [
    standard.length > 0 ? `${standard.length} sections` : null,
    ...optional.map((name) => `optional ${name}`),
    levels.length > 0 ? `${levels.length} levels` : null,
  ].filter((count) => count !== null);
  return counts.length > 0 ? counts.join(', ') : 'By subject';
}

function lengthOf(facts: TestFacts, withoutLength: string): string {
  if (facts.minutes === undefined) return withoutLength;
  const standard = durationLabel(facts.minutes);
  return facts.minutesWithOptional === undefined
    ? standard
    : `${standard}, or ${durationLabel(facts.minutesWithOptional)} with the optional section`;
}

/** A name in which narrow columns may break the line after a slash. */
function breakable(name: string): string {
  return name.replaceAll('/', '/\u200b');
}

function tableRow({ id, testName, facts }: TestProgram, withoutLength: string): TableRow {
  return {
    key: id,
    cells: [breakable(testName), lengthOf(facts, withoutLength), partsOf(facts), scoreRange(facts.score)],
  };
}

/** All tests on one time axis, and the same in a table. */
export function TestComparison({
  comparison,
  tests,
}: {
  comparison: Comparison;
  tests: readonly TestProgram[];
}) {
  const rows = tests.flatMap((test) => testRows([test]).map((row) => ({ ...row, color: test.color })));
  const without = tests.find((test) => test.facts.minutes === undefined);
  return (
    <Section labelledBy="comparison" ground="paper" className={styles.comparison}>
      <SectionHead id="comparison" heading={comparison.heading} lead={comparison.lead} />
      <TimeBars
        rows={rows}
        withoutLength={without && { name: without.testName, text: comparison.withoutLength }}
      />
      <RuledTable
        caption="The same in figures"
        columns={[
          { label: 'Test' },
          { label: 'Length' },
          { label: 'Sections or levels' },
          { label: 'Scores', number: true },
        ]}
        rows={tests.map((test) => tableRow(test, comparison.withoutLength))}
      />
    </Section>
  );
}
