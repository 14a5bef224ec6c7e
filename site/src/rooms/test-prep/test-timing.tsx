import { numbersWithWords } from '../../lib/numbers-with-units.ts';
import type { TestFormat, TestProgram } from '../../model/test-program.ts';
import { Section } from '../../ui/section.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { SourceLine } from '../../ui/source-line.tsx';
import { PaceDrawing } from './pace-drawing.tsx';
import { TestFigures } from './test-figures.tsx';
import { TestLevelsTable } from './test-levels-table.tsx';
import { TimeMove } from './time-move.tsx';
import { TestTimeline } from './test-timeline.tsx';
import { TestTimingTable } from './test-timing-table.tsx';
import {
  commonAxis,
  lengthInWords,
  lengthOf,
  levelRows,
  paceChanges,
  testTimeline,
  type TestTimeline as Timeline,
} from './test-timing.ts';
import { TimeBars, type BarColor } from './time-bars.tsx';
import type { TimingWords } from './timing-words.ts';
import styles from './test-timing.module.css';

const levelColors: readonly BarColor[] = ['blue', 'green', 'red', 'amber'];
/** From so many sections on that can be compared, the drawing of their pace says more than the tables. */
const enoughChanges = 2;

interface LayerProps {
  label: string;
  format: TestFormat;
  timeline: Timeline | null;
  axisMinutes: number;
  earlier?: boolean;
  words: TimingWords;
}

/** One format: its label and length, its sections drawn to the common scale, and what its figures leave open. */
function Layer({ label, format, timeline, axisMinutes, earlier = false, words }: LayerProps) {
  const length = lengthOf(format);
  return (
    <div className={earlier ? styles.earlier : styles.layer}>
      <h3>
        {numbersWithWords(label)}
        {length && (
          <span className={styles.length}>
            {'\u00a0· '}
            {lengthInWords(length, words)}
          </span>
        )}
      </h3>
      {timeline && (
        <TestTimeline timeline={timeline} axisMinutes={axisMinutes} earlier={earlier} words={words} />
      )}
      {format.remark && <p className={styles.remark}>{format.remark}</p>}
    </div>
  );
}

function Tables({ test, words }: { test: TestProgram; words: TimingWords }) {
  const { today, earlier } = test.facts;
  const layers = [
    { name: words.today, format: today },
    ...today.levels
      .filter((level) => level.sections.length > 0)
      .map((level) => ({ name: `${level.name}, ${words.today}`, format: level })),
    ...(earlier ? [{ name: words.earlier, format: earlier }] : []),
  ].flatMap(({ name, format }) => {
    const timeline = testTimeline(format);
    return timeline ? [{ name, timeline }] : [];
  });
  if (layers.length === 0 && today.levels.length === 0) return null;
  return (
    <div className={`${styles.tables} laid-out-later`}>
      {layers.map(({ name, timeline }) => (
        <TestTimingTable key={name} caption={`${test.testName}: ${name}`} timeline={timeline} words={words} />
      ))}
      {today.levels.length > 0 && (
        <TestLevelsTable caption={`${test.testName}: ${words.levels}`} facts={test.facts} words={words} />
      )}
    </div>
  );
}

/** A test's time today and, where it has changed, before: drawn to one scale, told apart, and in tables. */
export function TestTiming({ test, words }: { test: TestProgram; words: TimingWords }) {
  const { facts, page } = test;
  const { today, earlier } = facts;
  const axisMinutes = commonAxis(facts);
  const levels = levelRows(facts);
  const changes = paceChanges(facts);
  return (
    <Section id="timing" labelledBy="timing-heading" ground="paper" className={styles.timing}>
      <SectionHead id="timing-heading" heading={page.timingHeading} lead={page.timingLead} />
      <Layer
        label={today.since ? `${words.today}, ${words.since} ${today.since}` : words.today}
        format={today}
        timeline={testTimeline(today)}
        axisMinutes={axisMinutes}
        words={words}
      />
      {earlier && (
        <Layer
          label={`${words.earlier}, ${earlier.years}`}
          format={earlier}
          timeline={testTimeline(earlier)}
          axisMinutes={axisMinutes}
          earlier
          words={words}
        />
      )}
      <TimeMove facts={facts} words={words} />
      {levels.length > 0 && (
        <TimeBars
          rows={levels.map((row, index) => ({ ...row, color: levelColors[index % 4] ?? 'blue' }))}
          words={words}
        />
      )}
      {changes.length >= enoughChanges && <PaceDrawing changes={changes} words={words} />}
      <Tables test={test} words={words} />
      {facts.figures.length > 0 && <TestFigures figures={facts.figures} words={words} />}
      <SourceLine checked={today.checked} />
    </Section>
  );
}
