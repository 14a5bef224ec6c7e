import type { ExerciseOf } from '../../model/exercise.ts';
import styles from './timeline-exercise.module.css';

/** The least distance, in percent of the line, at which labels do not overlap on a phone; closer ones go below the line. */
const closest = 18;

/** The position of a year, in percent of the line. */
const placeOn =
  ({ from, to }: ExerciseOf<'timeline'>) =>
  (year: number) =>
    (100 * (year - from)) / (to - from);

/** The CSS rules that position the years to scale and show the source of the chosen one. */
export function timelineRules(exercise: ExerciseOf<'timeline'>): string[] {
  const { from, to, events } = exercise;
  const place = placeOn(exercise);
  const bracket = (year: number, back: number) =>
    `[data-timeline] [data-back='${year}']{left:${place(back).toFixed(2)}%;right:${(100 - place(year)).toFixed(2)}%}`;
  const rules = events.map(
    ({ year, back }) =>
      `[data-timeline] label[data-year='${year}']{left:${place(year).toFixed(2)}%}` +
      (back ? bracket(year, back.to) : '') +
      `[data-timeline]:has([value='${year}']:checked) :is([data-back='${year}'],[data-source='${year}']){visibility:visible}`,
  );
  return [...rules, `[data-timeline]{--decade:${(1000 / (to - from)).toFixed(3)}%}`];
}

/** A timeline drawn to scale: the chosen year shows a quote from its time and a question. */
export function TimelineExercise({ exercise }: { exercise: ExerciseOf<'timeline'> }) {
  const { task, chosen, events } = exercise;
  const place = placeOn(exercise);
  return (
    <div role="radiogroup" aria-labelledby="timeline-task" data-timeline="">
      <p id="timeline-task" className={styles.task}>
        {task}
      </p>
      <div className={styles.strip} tabIndex={0} role="group" aria-labelledby="timeline-task">
        <div className={styles.line} data-clear-of-chat="">
          {events.map(({ year, back }, index) => {
            const before = events[index - 1];
            const below = before && place(year) - place(before.year) < closest;
            return (
              <div key={year}>
                {back && (
                  <span data-back={year} className={styles.back}>
                    {back.note}
                  </span>
                )}
                <label data-year={year} className={below ? styles.below : styles.above}>
                  <input type="radio" name="year" value={year} defaultChecked={year === chosen} />
                  {year}
                </label>
              </div>
            );
          })}
        </div>
      </div>
      <div role="status" className={styles.sources}>
        {events.map(({ year, title, words, question }) => (
          <figure key={year} data-source={year}>
            <blockquote>{`“${words}”`}</blockquote>
            <figcaption>
              <span className={styles.source}>
                {title}, {year}
              </span>
              <span className={styles.question}>{question}</span>
            </figcaption>
          </figure>
        ))}
      </div>
    </div>
  );
}
