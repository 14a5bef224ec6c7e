import { typeset } from '../../lib/format.ts';
import type { ExamProgram, ExamFormat } from '../../model/exam.ts';
import { barSections, ExamBar } from '../../components/exam-bar.tsx';
import { DetailsIcon } from '../../components/details-toggle.tsx';
import { Section } from '../../components/section.tsx';
import { SourceLine } from '../../components/notes.tsx';
import { ExamFigures } from './exam-figures.tsx';
import { ExamLevelSections } from './exam-levels.tsx';
import { ExamTable } from './exam-table.tsx';
import { TimeAxis } from './time-axis.tsx';
import {
  commonAxis,
  describeSections,
  earlierLabel,
  earlierLength,
  formatLength,
  minutesSaved,
} from './exam-timing.ts';
import { examLabels } from './exam-labels.ts';
import levels from './exam-levels.module.css';
import styles from './exam-timing-section.module.css';

interface LayerProps {
  examName: string;
  title: string;
  since?: string | undefined;
  format: ExamFormat;
  axisMinutes: number;
  earlier?: boolean;
  note?: string | undefined;
}

/** One format: its name and length, and its sections drawn on the common axis. */
function Layer({ examName, title, since, format, axisMinutes, earlier = false, note }: LayerProps) {
  const sections = barSections(format, examName);
  const length = earlier ? earlierLength(format) : formatLength(format);
  return (
    <div className={earlier ? styles.earlier : undefined}>
      <h3>
        {typeset(title)}
        {length && `: ${length}`}
        {since && <span className={styles.since}> since {typeset(since)}</span>}
      </h3>
      {sections.length > 0 && (
        <ExamBar
          sections={sections}
          axisMinutes={axisMinutes}
          variant={earlier ? 'earlier' : 'today'}
          label={describeSections(title, sections)}
          note={note}
        />
      )}
    </div>
  );
}

interface EarlierTableProps {
  exam: ExamProgram;
  earlier: NonNullable<ExamProgram['facts']['earlier']>;
}

/** An earlier format's sections in figures, folded away: its bar stands in the chart. */
function EarlierTable({ exam: { examName, facts }, earlier }: EarlierTableProps) {
  const label = earlierLabel(earlier);
  return (
    <details className={levels.levels}>
      <summary>
        {label}
        <DetailsIcon />
      </summary>
      <div className={levels.tables}>
        <ExamTable caption={`${examName}: ${label}`} facts={facts} format="earlier" />
        {earlier.remark && <p>{earlier.remark}</p>}
      </div>
    </details>
  );
}

/** An exam's time today and, where it has changed, before: on one axis, and in one table. */
export function ExamTimingSection({ exam }: { exam: ExamProgram }) {
  const { facts, page, examName } = exam;
  const { today, earlier } = facts;
  const axisMinutes = commonAxis(facts);
  return (
    <Section
      id="timing"
      labelledBy="timing-heading"
      surface="muted"
      className={styles.timing}
      heading={page.timingHeading}
      lead={page.timingLead}
    >
      <div className={styles.chart}>
        {formatLength(today) && (
          <Layer
            examName={examName}
            title={earlier ? examLabels.today : examName}
            since={today.since}
            format={today}
            axisMinutes={axisMinutes}
            note={minutesSaved(facts)}
          />
        )}
        {earlier && (
          <Layer
            examName={examName}
            title={earlierLabel(earlier)}
            format={earlier}
            axisMinutes={axisMinutes}
            earlier
          />
        )}
        {axisMinutes > 0 && <TimeAxis minutes={axisMinutes} />}
      </div>
      {today.sections.length > 0 && <ExamTable caption={`${examName}, section by section`} facts={facts} />}
      <div>
        <ExamLevelSections examName={examName} facts={facts} />
        {earlier && earlier.sections.length > 0 && <EarlierTable exam={exam} earlier={earlier} />}
      </div>
      <div className={styles.facts}>
        {facts.figures.length > 0 && <ExamFigures figures={facts.figures} checked={today.checked} />}
        <div className={styles.remarks}>
          {today.remark && <p>{today.remark}</p>}
          {earlier?.sections.length === 0 && earlier.remark && <p>{earlier.remark}</p>}
          <SourceLine checked={today.checked} />
        </div>
      </div>
    </Section>
  );
}
