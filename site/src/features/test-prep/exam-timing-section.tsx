import { typeset } from '../../lib/format.ts';
import type { ExamProgram, ExamFormat } from '../../model/exam.ts';
import { barSections, ExamBar } from '../../components/exam-bar.tsx';
import { Section } from '../../components/section.tsx';
import { SourceLine } from '../../components/notes.tsx';
import { ExamFigures } from './exam-figures.tsx';
import { ExamTables } from './exam-tables.tsx';
import { TimeAxis } from './time-axis.tsx';
import { axisMinutes, describeSections, earlierLabel, earlierLength, formatLength } from './exam-timing.ts';
import { examLabels } from './exam-labels.ts';
import styles from './exam-timing-section.module.css';

interface LayerProps {
  examName: string;
  title: string;
  since?: string | undefined;
  format: ExamFormat;
  axisMinutes: number;
  earlier?: boolean;
}

/** One format: its name and length, and its sections drawn on the common axis. */
function Layer({ examName, title, since, format, axisMinutes, earlier = false }: LayerProps) {
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
        />
      )}
    </div>
  );
}

/** An exam's time today and, where it has changed, before: on one axis and in tables. */
export function ExamTimingSection({ exam }: { exam: ExamProgram }) {
  const { facts, page, examName } = exam;
  const { today, earlier } = facts;
  const minutes = axisMinutes([exam]);
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
            axisMinutes={minutes}
          />
        )}
        {earlier && (
          <Layer
            examName={examName}
            title={earlierLabel(earlier)}
            format={earlier}
            axisMinutes={minutes}
            earlier
          />
        )}
        {minutes > 0 && <TimeAxis minutes={minutes} />}
      </div>
      <ExamTables examName={examName} facts={facts} />
      <div className={styles.facts}>
        {facts.figures.length > 0 && <ExamFigures figures={facts.figures} checked={today.checked} />}
        <div className={styles.remarks}>
          {today.remark && <p>{today.remark}</p>}
          {earlier?.remark && <p>{earlier.remark}</p>}
          <SourceLine checked={today.checked} />
        </div>
      </div>
    </Section>
  );
}
