import { levelRows, testTimeline } from './test-timing.ts';
import type { TestProgram } from '../../model/test-program.ts';
import { DatedNote } from '../../ui/dated-note.tsx';
import { Section } from '../../ui/section.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { Figures } from '../../blocks/figures.tsx';
import { TestLevelsTable } from './test-levels-table.tsx';
import { TestTimeline } from './test-timeline.tsx';
import { TestTimingTable } from './test-timing-table.tsx';
import { TimeBars, type BarColor } from './time-bars.tsx';
import styles from './test-timing.module.css';

const levelColors: readonly BarColor[] = ['blue', 'green', 'red', 'amber'];

/** A test's sections, levels and figures as far as it has them: drawn to scale, and in tables. */
export function TestTiming({ test }: { test: TestProgram }) {
  const { facts, page, testName } = test;
  const timeline = testTimeline(facts);
  const levels = levelRows(facts);
  return (
    <Section id="timing" labelledBy="timing-heading" ground="paper" className={styles.timing}>
      <SectionHead id="timing-heading" heading={page.timingHeading} lead={page.timingLead} />
      {timeline && <TestTimeline timeline={timeline} />}
      {levels.length > 0 && (
        <TimeBars rows={levels.map((row, index) => ({ ...row, color: levelColors[index % 4] ?? 'blue' }))} />
      )}
      {(timeline !== null || facts.levels.length > 0) && (
        <div className={styles.tables}>
          {timeline && <TestTimingTable testName={testName} timeline={timeline} />}
          {facts.levels.length > 0 && <TestLevelsTable testName={testName} levels={facts.levels} />}
        </div>
      )}
      {facts.figures.length > 0 && <Figures figures={facts.figures} />}
      {facts.note && (
        <div className={styles.note}>
          <DatedNote label="As of" {...facts.note} />
        </div>
      )}
    </Section>
  );
}
