import { unbroken } from '../../lib/non-breaking.ts';
import { scoreRange } from './score-range.ts';
import { CurrentAndFormer } from './current-and-former.tsx';
import { lengthInWords, lengthOf, testRows } from './exam-timing.ts';
import type { ExamLabels } from './exam-labels.ts';
import type { PageOf } from '../../model/page.ts';
import type { TestFormat, ExamProgram } from '../../model/exam.ts';
import { DataTable, type TableRow } from '../../components/data-table.tsx';
import { Section } from '../../components/section.tsx';
import { SectionHead } from '../../components/section-head.tsx';
import { TimeBars } from './time-bars.tsx';
import styles from './exam-comparison.module.css';

interface ExamComparisonProps {
  comparison: PageOf<'test-prep'>['comparison'];
  tests: readonly ExamProgram[];
  words: ExamLabels;
}

function partsOf(
  { sections, levels, varies }: Pick<TestFormat, 'sections' | 'levels' | 'varies'>,
  words: ExamLabels,
): string {
  const standard = sections.filter((section) => !section.optional);
  const optional = sections.filter((section) => section.optional).map((section) => section.name);
  const counts = [
    standard.length > 0 ? unbroken(`${standard.length} ${words.sections}`) : null,
    ...optional.map((name) => `${words.optional} ${name}`),
    levels.length > 0 ? unbroken(`${levels.length} ${words.levels}`) : null,
  ].filter((count) => count !== null);
  return counts.length > 0 ? counts.join(', ') : (varies?.sections ?? words.notGiven);
}

/** An earlier format that names no levels had the ones of today. */
function withLevels(
  { sections, levels }: TestFormat,
  today: TestFormat,
): Pick<TestFormat, 'sections' | 'levels'> {
  return { sections, levels: levels.length > 0 ? levels : today.levels };
}

function lengthWording(format: TestFormat, words: ExamLabels): string {
  const length = lengthOf(format);
  return length ? lengthInWords(length, words) : (format.varies?.length ?? words.notGiven);
}

function tableRow({ id, testName, facts }: ExamProgram, words: ExamLabels): TableRow {
  const { today, earlier } = facts;
  return {
    key: id,
    cells: [
      testName,
      <CurrentAndFormer
        key="length"
        today={lengthWording(today, words)}
        earlier={earlier && lengthWording(earlier, words)}
        words={words}
      />,
      <CurrentAndFormer
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
export function ExamComparison({ comparison, tests, words }: ExamComparisonProps) {
  const rows = tests.flatMap((test) => testRows([test]).map((row) => ({ ...row, color: test.color })));
  const withoutLength = tests
    .filter(({ facts }) => lengthOf(facts.today) === null)
    .map(({ testName, facts }) => ({ name: testName, text: lengthWording(facts.today, words) }));
  return (
    <Section labelledBy="comparison" ground="paper" className={styles.comparison}>
      <SectionHead id="comparison" heading={comparison.heading} lead={comparison.lead} />
      <TimeBars rows={rows} withoutLength={withoutLength} words={words} />
      <DataTable
        wordy
        caption={words.inFigures}
        columns={[
          { label: words.test },
          { label: words.length },
          { label: words.sectionsOrLevels },
          { label: words.scores, number: true },
        ]}
        rows={tests.map((test) => tableRow(test, words))}
      />
    </Section>
  );
}
