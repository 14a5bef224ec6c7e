import type { ExerciseOf } from '../../model/exercise.ts';
import { ExerciseReply } from './exercise-reply.tsx';
import styles from './bars-exercise.module.css';

/** Bars of squares to scale: picking one colors some of its squares and shows the teacher's reply. */
export function BarsExercise({ exercise: { question, hint, bars } }: { exercise: ExerciseOf<'bars'> }) {
  const longest = Math.max(...bars.map(({ squares }) => squares));
  return (
    <div role="radiogroup" aria-labelledby="bars-question" className={styles.exercise}>
      <div className={styles.talk}>
        <p id="bars-question" className={styles.question}>
          {question}
        </p>
        <p>{hint}</p>
      </div>
      <div className={styles.bars}>
        {bars.map(({ name, squares, colored, reply, right }) => (
          <div key={name} className={styles.bar}>
            <label>
              <input type="radio" name="bar" />
              <span>{name}</span>
              <svg viewBox={`-1 -1 ${longest * 24 + 2} 26`} aria-hidden="true">
                {Array.from({ length: squares }, (_, index) => (
                  <rect
                    key={index}
                    x={index * 24}
                    width="24"
                    height="24"
                    className={index < colored ? styles.colored : undefined}
                  />
                ))}
              </svg>
            </label>
            <div role="status" className={styles.reply}>
              <ExerciseReply reply={reply} right={right} />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
