import { unbroken } from '../../lib/numbers-with-units.ts';
import { scoreRange } from './score-range.ts';
import { LayeredFact } from './layered-fact.tsx';
import { lengthInWords, lengthOf, testRows } from './test-timing.ts';
import type { TimingWords } from './timing-words.ts';
import type { PageOf } from '../../model/page.ts';
import type { TestFormat, TestProgram } from '../../model/test-program.ts';
import { RuledTable, type TableRow } from '../../ui/ruled-table.tsx';
import { Section } from '../../ui/section.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { TimeBars } from './time-bars.tsx';
import styles from './test-comparison.module.css';

interface TestComparisonProps {
  comparison: PageOf<'test-prep'>['comparison'];
  tests: readonly TestProgram[];
  words: TimingWords;
}

function partsOf({ sections, levels }: Pick<TestFormat, 'sections' | 'levels'>, words: TimingWords): string {
  const standard = sections.filter((section) => !section.optional);
  const optional = sections.filter((section) => section.optional).map((section) => section.name);
  const counts = [
    standard.length > 0 ? unbroken(`${standard.length} ${words.sections}`) : null,
    ...optional.map((name) => `${words.optional} ${name}`),
    levels.length > 0 ? unbroken(`${levels.length} ${words.levels}`) : null,
  ].filter((count) => count !== null);
  return counts.length > 0 ? counts.join(', ') : words.bySubject;
}

/** An earlier format that names no levels had the ones of today. */
function withLevels(
  { sections, levels }: TestFormat,
  today: TestFormat,
): Pick<TestFormat, 'sections' | 'levels'> {
  return { sections, levels: levels.length > 0 ? levels : today.levels };
}

function lengthWording(format: TestFormat, withoutLength: string, words: TimingWords): string {
  const length = lengthOf(format);
  return length ? lengthInWords(length, words) : withoutLength;
}

function tableRow({ id, testName, facts }: TestProgram, withoutLength: string, words: TimingWords): TableRow {
  const { today, earlier } = facts;
  return {
    key: id,
    cells: [
      testName,
      <LayeredFact
        key="length"
        today={lengthWording(today, withoutLength, words)}
        earlier={earlier && lengthWording(earlier, withoutLength, words)}
        words={words}
      />,
      <LayeredFact
        key="parts"
        today={partsOf(today, words)}
        earlier={earlier && partsOf(withLevels(earlier, today), words)}
        words={words}
      />,
      scoreRange(facts.score),
    ],
  };
}

/** All tests on one time axis, and the same in a table. */
export function TestComparison({ comparison, tests, words }: TestComparisonProps) {
  const rows = tests.flatMap((test) => testRows([test]).map((row) => ({ ...row, color: test.color })));
  const without = tests.find((test) => test.facts.today.minutes === undefined);
  return (
    <Section labelledBy="comparison" ground="paper" className={styles.comparison}>
      <SectionHead id="comparison" heading={comparison.heading} lead={comparison.lead} />
      <TimeBars
        rows={rows}
        withoutLength={without && { name: without.testName, text: comparison.withoutLength }}
        words={words}
      />
      <RuledTable
        wordy
        caption={words.inFigures}
        columns={[
          { label: words.test },
          { label: words.length },
          { label: words.sectionsOrLevels },
          { label: words.scores, number: true },
        ]}
        rows={tests.map((test) => tableRow(test, comparison.withoutLength, words))}
      />
    </Section>
  );
}
