import { Fragment } from 'react';
import type { ExerciseOf } from '../../model/exercise.ts';
import styles from './next-draft.module.css';

/** The paragraph of the exercise as the child rewrote it, with each change underlined. */
export function NextDraft({ exercise: { draftHeading, edits, end } }: { exercise: ExerciseOf<'edits'> }) {
  return (
    <section aria-labelledby="draft" className={styles.draft}>
      <div className="container">
        <h2 id="draft">{draftHeading}</h2>
        <p>
          {edits.map(({ before, right }, index) => (
            <Fragment key={before}>
              {before} <mark>{right}</mark>
              {index < edits.length - 1 && ' '}
            </Fragment>
          ))}
          {end}
        </p>
      </div>
    </section>
  );
}
