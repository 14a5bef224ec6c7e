import { Fragment } from 'react';
import type { ExerciseOf } from '../../model/exercise.ts';
import styles from './edits-exercise.module.css';

/** A child's paragraph: a tick strikes words out, brings the child's own change, and shows what the teacher asked. */
export function EditsExercise({ exercise }: { exercise: ExerciseOf<'edits'> }) {
  const { task, edits, end } = exercise;
  const rules = edits.map(
    (_edit, index) =>
      `[data-edits]:has([value='${index}']:checked) [data-question='${index}']{visibility:visible}`,
  );
  return (
    <div role="group" aria-labelledby="edits-task" data-edits="" className={styles.exercise}>
      <style>{`@layer pages{${rules.join('')}}`}</style>
      <p className={styles.paragraph}>
        {edits.map(({ before, wrong, right }, index) => (
          <Fragment key={wrong}>
            {before}{' '}
            <label className={styles.edit}>
              <input type="checkbox" value={index} defaultChecked={index === 0} className="visually-hidden" />
              <span className={styles.wrong}>{wrong}</span>
              <ins> {right}</ins>
            </label>
            {index < edits.length - 1 && ' '}
          </Fragment>
        ))}
        {end}
      </p>
      <p id="edits-task" className={styles.task}>
        {task}
      </p>
      <ol role="list" className={styles.questions}>
        {edits.map(({ wrong, question }, index) => (
          <li key={wrong}>
            <span className="visually-hidden">{wrong}: </span>
            <span data-question={index}>{question}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
