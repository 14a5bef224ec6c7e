import { durationLabel } from '../../lib/format.ts';
import type { ExamProgram } from '../../model/exam.ts';
import type { Link } from '../../model/link.ts';
import { ArrowLink } from '../../components/arrow-link.tsx';
import { axisMinutes, sectionsOf } from './exam-timing.ts';
import { FormatNotes } from './format-notes.tsx';
import { HourRuler } from './hour-ruler.tsx';
import { SectionBlocks } from './timeline.tsx';
import styles from './format-blocks.module.css';

/** The sections of an exam on the hours, for one whose morning another page lets visitors walk through. */
export function FormatBlocks({ exam, link }: { exam: ExamProgram; link: Link }) {
  const { today } = exam.facts;
  const end = axisMinutes([exam]);
  return (
    <>
      <div className="container" data-format="today">
        <p className={`heading-row ${styles.length}`}>
          <strong>{durationLabel(today.minutes ?? 0)}</strong> <ArrowLink {...link} />
        </p>
        <SectionBlocks sections={sectionsOf(today)} axisMinutes={end} />
      </div>
      <HourRuler minutes={end} axis="container" />
      <FormatNotes exam={exam} axisMinutes={end} />
    </>
  );
}
