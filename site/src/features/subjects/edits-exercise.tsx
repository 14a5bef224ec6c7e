import { Fragment } from 'react';
import type { ExerciseOf } from '../../model/exercise.ts';
import styles from './edits-exercise.module.css';

/** The CSS rules that show the question of each checked change in place of its hint. */
export const editsRules = ({ edits }: ExerciseOf<'edits'>): string[] =>
  edits.map(
    (_edit, index) =>
      `[data-edits]:has([value='${index}']:checked) [data-question='${index}']{visibility:visible;display:block}` +
      `[data-edits]:has([value='${index}']:checked) [data-hint='${index}']{visibility:hidden}`,
  );

/** A child's paragraph: a checkbox strikes words out and shows the child's change and the teacher's question. */
export function EditsExercise({ exercise, index }: { exercise: ExerciseOf<'edits'>; index: number }) {
  const id = `edits-task-${index + 1}`;
  const { task, edits, end } = exercise;
  return (
    <div role="group" aria-labelledby={id} data-edits="" className={styles.exercise}>
      <p className={styles.paragraph}>
        {edits.map(({ before, wrong, right }, index) => (
          <Fragment key={wrong}>
            {before}{' '}
            <label className={styles.edit}>
              <span className={styles.wrong}>
                <input type="checkbox" value={index} defaultChecked={index === 0} />
                {wrong}
              </span>
              <ins>
                {' '}
                <span>{right}</span>
              </ins>
            </label>
            {index < edits.length - 1 && ' '}
          </Fragment>
        ))}
        {/* U+2060, the word joiner, keeps it on the line of the last number. */}
        {`\u2060${end}`}
      </p>
      <p id={id} className={styles.task}>
        {task}
      </p>
      <ol role="list" className={`evenly ${styles.questions}`}>
        {edits.map(({ wrong, question }, index) => (
          <li key={wrong}>
            <span className="visually-hidden">{wrong}: </span>
            <span data-hint={index} aria-hidden="true">
              Tap “{wrong}”
            </span>
            <span data-question={index}>{question}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
