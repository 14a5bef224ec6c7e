import type { ReactNode } from 'react';
import { minutesLabel } from '../../lib/format.ts';
import type { ExamFormat, ExamProgram } from '../../model/exam.ts';
import { SourceLine } from '../../components/notes.tsx';
import { earlierLabel, formatLength, sectionName } from './exam-timing.ts';
import { ScoreScale } from './score-scale.tsx';
import { Share } from './timeline.tsx';
import styles from './format-notes.module.css';

interface EarlierProps {
  earlier: ExamFormat;
  axisMinutes: number;
}

/** The sections of an earlier format as one gray bar, with their figures below. */
function EarlierSections({ earlier: { sections, remark }, axisMinutes }: EarlierProps) {
  const rest = sections.reduce((left, { minutes }) => left - minutes, axisMinutes);
  return (
    <div>
      <div className={styles.bar} aria-hidden="true">
        {sections.map(({ name, minutes }) => (
          <Share key={name} minutes={minutes} />
        ))}
        <Share minutes={rest} />
      </div>
      <ol role="list" className={styles.sections}>
        {sections.map((section) => (
          <li key={section.name}>
            <Share minutes={section.minutes} />
            <b>{sectionName(section)}</b> {minutesLabel(section.minutes)}
            {section.questions !== undefined && (
              <>
                , {section.questions}
                <span className={styles.unit}> questions</span>
              </>
            )}
          </li>
        ))}
        <li aria-hidden="true">
          <Share minutes={rest} />
        </li>
      </ol>
      {remark && <p className={styles.remark}>({remark})</p>}
    </div>
  );
}

/** The levels of an earlier format as rows with a gray bar each, like those of today's sections. */
function EarlierLevels({ earlier: { levels, remark }, axisMinutes }: EarlierProps) {
  return (
    <>
      <ul role="list" className={styles.levels}>
        {levels.map(({ name, minutes = 0 }) => (
          <li key={name}>
            <b>{name} Level</b>{' '}
            <div className={styles.bar} aria-hidden="true">
              <Share minutes={minutes} />
              <Share minutes={axisMinutes - minutes} />
            </div>
            <span>{minutesLabel(minutes)}</span>
          </li>
        ))}
      </ul>
      {remark && <p>{remark}</p>}
    </>
  );
}

interface FormatNotesProps {
  exam: ExamProgram;
  axisMinutes: number;
  /** What to know about the drawing above. */
  children: ReactNode;
}

/** Below a drawing of an exam's format: the figures' source, the scores, and the earlier format on the same axis. */
export function FormatNotes({ exam: { facts }, axisMinutes, children }: FormatNotesProps) {
  const { today, earlier, score } = facts;
  const Earlier = earlier?.levels.length ? EarlierLevels : EarlierSections;
  return (
    <div className={`container ${styles.notes}`}>
      <div className={styles.caption}>
        <div>
          <p>
            {children} {today.remark}
          </p>
          <SourceLine checked={today.checked} />
        </div>
        {/* A level's own range stands beside its name. */}
        {!today.levels.some((level) => level.score) && <ScoreScale score={score} />}
      </div>
      {earlier && (
        <div className={earlier.levels.length > 0 ? styles.byLevel : styles.earlier} data-format="earlier">
          <h3>
            {earlierLabel(earlier)}: {formatLength(earlier)}
          </h3>
          <Earlier earlier={earlier} axisMinutes={axisMinutes} />
        </div>
      )}
    </div>
  );
}
