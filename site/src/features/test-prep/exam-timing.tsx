import { numbersWithWords } from '../../lib/non-breaking.ts';
import type { TestFormat, ExamProgram } from '../../model/exam.ts';
import { Section } from '../../components/section.tsx';
import { SectionHead } from '../../components/section-head.tsx';
import { SourceLine } from '../../components/source-line.tsx';
import { PaceDrawing } from './pace-drawing.tsx';
import { ExamFigures } from './exam-figures.tsx';
import { ExamLevelsTable } from './exam-levels-table.tsx';
import { TimeMove } from './time-move.tsx';
import { ExamTimeline } from './exam-timeline.tsx';
import { ExamTimingTable } from './exam-timing-table.tsx';
import {
  commonAxis,
  lengthInWords,
  lengthOf,
  levelRows,
  paceChanges,
  testTimeline,
  type ExamTimeline as Timeline,
} from './exam-timing.ts';
import { TimeBars, type BarColor } from './time-bars.tsx';
import type { ExamLabels } from './exam-labels.ts';
import styles from './exam-timing.module.css';

const levelColors: readonly BarColor[] = ['blue', 'green', 'red', 'amber'];
/** From so many sections on that can be compared, the drawing of their pace says more than the tables. */
const enoughChanges = 2;

interface LayerProps {
  label: string;
  format: TestFormat;
  timeline: Timeline | null;
  axisMinutes: number;
  earlier?: boolean;
  words: ExamLabels;
}

/** One format: its label and length, its sections drawn to the common scale, and what its figures leave open. */
function Layer({ label, format, timeline, axisMinutes, earlier = false, words }: LayerProps) {
  const length = lengthOf(format);
  if (!length && !timeline && !format.remark) return null;
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
        <ExamTimeline timeline={timeline} axisMinutes={axisMinutes} earlier={earlier} words={words} />
      )}
      {format.remark && <p className={styles.remark}>{format.remark}</p>}
    </div>
  );
}

function Tables({ test, words }: { test: ExamProgram; words: ExamLabels }) {
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
        <ExamTimingTable key={name} caption={`${test.testName}: ${name}`} timeline={timeline} words={words} />
      ))}
      {today.levels.length > 0 && (
        <ExamLevelsTable caption={`${test.testName}: ${words.levels}`} facts={test.facts} words={words} />
      )}
    </div>
  );
}

/** A test's time today and, where it has changed, before: drawn to one scale, told apart, and in tables. */
export function ExamTiming({ test, words }: { test: ExamProgram; words: ExamLabels }) {
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
          label={earlier.years ? `${words.earlier}, ${earlier.years}` : words.listedBefore}
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
      {facts.figures.length > 0 && <ExamFigures figures={facts.figures} words={words} />}
      <SourceLine checked={today.checked} />
    </Section>
  );
}
