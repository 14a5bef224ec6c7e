import type { ExerciseOf } from '../../model/exercise.ts';
import plane from '../../illustrations/exercises/plane.svg?raw';
import styles from './parabola-exercise.module.css';

/** The range of the curve's vertex. */
const reach = { x: { min: -1, max: 5 }, y: { min: -3, max: 3 } } as const;

/** A parabola that parabola.ts lets a visitor move until it passes through two points; solved without a script. */
export function ParabolaExercise({ exercise }: { exercise: ExerciseOf<'parabola'> }) {
  const { task, solved, horizontal, vertical } = exercise;
  const title = /<title>(.*)<\/title>/.exec(plane)?.[1];
  return (
    <div className={styles.exercise} data-parabola="">
      <div className={styles.window}>
        <div
          role="img"
          aria-label={title}
          className={styles.plane}
          dangerouslySetInnerHTML={{
            __html: plane.replace(/<title>.*<\/title>/, '').replace('<svg ', '<svg aria-hidden="true" '),
          }}
        />
      </div>
      <div className={styles.controls}>
        <p className={styles.equation} data-equation="">
          y = (x − 2)² − 1
        </p>
        <p role="status" className={styles.task} data-task={task} data-solved={solved}>
          {solved}
        </p>
        <div className={styles.sliders} data-sliders="">
          <label>
            {horizontal}
            <input type="range" name="x" {...reach.x} step="0.5" defaultValue="2" />
          </label>
          <label>
            {vertical}
            <input type="range" name="y" {...reach.y} step="0.5" defaultValue="-1" />
          </label>
        </div>
      </div>
    </div>
  );
}
