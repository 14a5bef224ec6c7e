import { minutesLabel } from '../../lib/format.ts';
import type { ExamProgram } from '../../model/exam.ts';
import { SourceLine } from '../../components/notes.tsx';
import { examLabels } from './exam-labels.ts';
import { earlierLabel, formatLength, sectionName, timed } from './exam-timing.ts';
import { ScoreScale } from './score-scale.tsx';
import { Share } from './timeline.tsx';
import styles from './format-notes.module.css';

interface EarlierProps {
  earlier: NonNullable<ExamProgram['facts']['earlier']>;
  /** Left out where the drawing above shows one level of several, which the earlier format doesn't. */
  axisMinutes?: number | undefined;
}

/** An earlier format as a thin gray bar, with its figures in one line below. */
function Earlier({ earlier, axisMinutes }: EarlierProps) {
  const { levels, sections, remark } = earlier;
  const parts =
    levels.length > 0
      ? levels.map(({ name, minutes = 0 }) => ({ name: `${name} Level`, minutes, questions: undefined }))
      : sections.map((section) => ({ ...section, name: sectionName(section) }));
  const ends = timed(sections).map(({ start, minutes }) => start + minutes);
  return (
    <div className={styles.earlier} data-format="earlier">
      {axisMinutes !== undefined && (
        <div className={styles.bar} aria-hidden="true">
          {ends.map((end, index) => (
            <Share key={parts[index]?.name} weight={end - (ends[index - 1] ?? 0)} />
          ))}
          <Share weight={axisMinutes - (ends.at(-1) ?? 0)} />
        </div>
      )}
      <h3>
        {earlierLabel(earlier)}: {formatLength(earlier)}
      </h3>{' '}
      <ol role="list">
        {parts.map(({ name, minutes, questions }) => (
          <li key={name}>
            {name} {minutesLabel(minutes)}
            {questions !== undefined && (
              <>
                , {questions}
                <span className={styles.unit}> questions</span>
              </>
            )}
          </li>
        ))}
      </ol>{' '}
      {remark && <p>({remark})</p>}
    </div>
  );
}

interface FormatNotesProps {
  exam: ExamProgram;
  axisMinutes: number;
}

/** Below a drawing of an exam's format: the figures' source, the scores, and the earlier format on the same axis. */
export function FormatNotes({ exam: { facts }, axisMinutes }: FormatNotesProps) {
  const { today, earlier, score } = facts;
  return (
    <div className={`container ${styles.notes}`}>
      <div className={`split ${styles.caption}`}>
        <div>
          <p>
            {today.since ? `Today’s test, since ${today.since}, is drawn as ` : 'Drawn as '}
            {examLabels.startsAtNine}. {today.remark}
          </p>
          <SourceLine checked={today.checked} />
        </div>
        {/* A level's own range stands beside its name. */}
        {!today.levels.some((level) => level.score) && <ScoreScale score={score} />}
      </div>
      {earlier && (
        <Earlier earlier={earlier} axisMinutes={today.levels.length === 0 ? axisMinutes : undefined} />
      )}
    </div>
  );
}
