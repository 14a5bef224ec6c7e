import { placesOf } from './state-places.ts';
import { stateShape, viewBoxOf } from './state-shapes.ts';
import styles from './state-with-lines.module.css';

/** Where the lines end, as shares of the height: at the middles of three rows. */
const ends = [0.15, 0.5, 0.85];

/** A state in a square, with a line from its middle to each of the three next times at the right. Decorative. */
export function StateWithLines({ name }: { name: string }) {
  const outline = stateShape(name);
  const at = placesOf([name]).get(name)?.at;
  if (!outline || !at) return null;
  const [x = 0, y = 0, width = 1, height = 1] = viewBoxOf(outline).split(' ').map(Number);
  const side = Math.max(width, height);
  const [left, top] = [x - (side - width) / 2, y - (side - height) / 2];
  const [middleX, middleY] = at.map((value) => value.toFixed(1));
  return (
    <svg
      viewBox={[left, top, 2 * side, side].map((value) => value.toFixed(1)).join(' ')}
      preserveAspectRatio="xMinYMid slice"
      className={styles.drawing}
      aria-hidden="true"
    >
      <path className={styles.state} d={outline} />
      <g className={styles.lines}>
        {ends.map((end) => (
          <path
            key={end}
            d={`M${middleX} ${middleY}L${(left + 2 * side).toFixed(1)} ${(top + end * side).toFixed(1)}`}
          />
        ))}
      </g>
    </svg>
  );
}
