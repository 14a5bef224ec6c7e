import { durationLabel } from '../../lib/format.ts';
import type { ExamProgram } from '../../model/exam.ts';
import type { Link } from '../../model/link.ts';
import { ArrowLink } from '../../components/arrow-link.tsx';
import { axisMinutes, sectionsOf } from './exam-timing.ts';
import { FormatNotes } from './format-notes.tsx';
import { SectionRows } from './timeline.tsx';
import styles from './format-rows.module.css';

/** The sections of an exam in rows, for one whose morning another page draws. */
export function FormatRows({ exam, link }: { exam: ExamProgram; link: Link }) {
  const { today } = exam.facts;
  const end = axisMinutes([exam]);
  return (
    <div className={styles.format}>
      <div className="container" data-format="today">
        <p className={styles.length}>
          <b>{durationLabel(today.minutes ?? 0)}</b> <ArrowLink {...link} />
        </p>
        <SectionRows sections={sectionsOf(today)} axisMinutes={end} />
      </div>
      <FormatNotes exam={exam} axisMinutes={end}>
        {today.since && `Today’s test, since ${today.since}.`}
      </FormatNotes>
    </div>
  );
}
