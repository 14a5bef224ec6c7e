import type { ExerciseOf } from '../../model/exercise.ts';
import cell from '../../illustrations/exercises/cell.svg?raw';
import { ExerciseReply } from './exercise-reply.tsx';
import styles from './cell-exercise.module.css';

const [left = 0, , width = 1, height = 1] = /viewBox="([^"]*)"/.exec(cell)?.[1]?.split(' ').map(Number) ?? [];
/** The position of each part's name, in percent of the drawing's width and height. */
const places = [...cell.matchAll(/data-part="([\w-]+)" data-label="(\d+) (\d+)"/g)].map(([, part, x, y]) => ({
  part,
  left: ((100 * (Number(x) - left)) / width).toFixed(1),
  top: ((100 * Number(y)) / height).toFixed(1),
}));
const outline = ['4px 0', '-4px 0', '0 4px', '0 -4px']
  .map((shift) => `drop-shadow(${shift} 0 var(--color-highlighter))`)
  .join(' ');

/** The CSS rules that position the names of the parts, highlight the chosen part and show the teacher's reply. */
export const cellRules = places.map(
  ({ part, left, top }) =>
    `[data-cell] label[data-name='${part}']{left:${left}%;top:${top}%}` +
    `[data-cell]:has([value='${part}']:checked) [data-part='${part}']{opacity:1;filter:${outline}}` +
    `[data-cell]:has([value='${part}']:checked) [data-reply='${part}']{visibility:visible}`,
);

/** The drawing of a cell with labeled parts: picking one highlights it and shows the teacher's reply. */
export function CellExercise({ exercise }: { exercise: ExerciseOf<'cell'> }) {
  const { question, hint, drawing, parts } = exercise;
  return (
    <div role="radiogroup" aria-labelledby="cell-question" data-cell="" className={styles.exercise}>
      <div className={styles.talk}>
        <p id="cell-question" className={styles.question}>
          {question}
        </p>
        <p className={styles.hint}>{hint}</p>
        <div role="status" className={styles.replies}>
          {parts.map(({ part, reply, right }) => (
            <div key={part} data-reply={part}>
              <ExerciseReply reply={reply} right={right} />
            </div>
          ))}
        </div>
      </div>
      <div className={styles.drawing}>
        <div role="img" aria-label={drawing} dangerouslySetInnerHTML={{ __html: cell }} />
        {parts.map(({ part, name }) => (
          <label key={part} data-name={part}>
            <input type="radio" name="part" value={part} />
            {name}
          </label>
        ))}
      </div>
    </div>
  );
}
