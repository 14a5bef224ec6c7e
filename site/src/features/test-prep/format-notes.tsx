import type { ReactNode } from 'react';
import { minutesLabel } from '../../lib/format.ts';
import type { ExamFormat, ExamProgram } from '../../model/exam.ts';
import { SourceLine } from '../../components/notes.tsx';
import { earlierLabel, formatLength, sectionName } from './exam-timing.ts';
import { ScoreScale } from './score-scale.tsx';
import { Share } from './timeline.tsx';
import styles from './format-notes.module.css';

/** The parts of a gray bar: sections one after the other, or the ends of levels that all start at the same time. */
function partsOf({ sections, levels }: ExamFormat) {
  return levels.length > 0
    ? levels.map(({ name, minutes = 0 }, index) => {
        const before = levels[index - 1]?.minutes ?? 0;
        return { name: `${name} Level`, minutes, width: minutes - before, questions: undefined };
      })
    : sections.map((section) => ({ ...section, name: sectionName(section), width: section.minutes }));
}

interface FormatNotesProps {
  exam: ExamProgram;
  axisMinutes: number;
  /** What to know about the drawing above. */
  children: ReactNode;
}

/** Below a drawing of an exam's format: the earlier format on the same axis, where the figures come from, and the scores. */
export function FormatNotes({ exam: { facts }, axisMinutes, children }: FormatNotesProps) {
  const { today, earlier, score } = facts;
  const parts = earlier ? partsOf(earlier) : [];
  const rest = axisMinutes - parts.reduce((sum, { width }) => sum + width, 0);
  return (
    <div className="container">
      {earlier && (
        <div className={styles.earlier} data-format="earlier">
          <h3>
            {earlierLabel(earlier)}: {formatLength(earlier)}
          </h3>
          <div>
            <div className={styles.bar} aria-hidden="true">
              {parts.map(({ name, width }) => (
                <Share key={name} minutes={width} />
              ))}
              <Share minutes={rest} />
            </div>
            <ol role="list" className={earlier.levels.length > 0 ? styles.levels : undefined}>
              {parts.map(({ name, minutes, width, questions }) => (
                <li key={name}>
                  <Share minutes={width} />
                  <b>{name}</b> {minutesLabel(minutes)}
                  {questions !== undefined && `, ${questions} questions`}
                </li>
              ))}
              <li aria-hidden="true">
                <Share minutes={rest} />
              </li>
            </ol>
            {earlier.remark && <p>{earlier.remark}</p>}
          </div>
        </div>
      )}
      <div className={styles.caption}>
        <div>
          <p>
            {children} {today.remark}
          </p>
          <SourceLine checked={today.checked} />
        </div>
        <ScoreScale score={score} />
      </div>
    </div>
  );
}
