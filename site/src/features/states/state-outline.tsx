import type { StateProgram } from '../../model/state-program.ts';
import { stateShape, viewBoxOf } from './state-shapes.ts';
import styles from './state-outline.module.css';

/** Whether a state's outline stands on its card and its page. */
export const outlineOf = ({ map, consultation }: StateProgram): string | undefined =>
  consultation.showLogo ? stateShape(map?.code) : undefined;

/** A state's own shape in its program's color. Decorative. */
export function StateOutline({ d, className }: { d: string; className: string | undefined }) {
  return (
    <svg
      viewBox={viewBoxOf(d)}
      preserveAspectRatio="xMaxYMid"
      className={`${styles.outline} ${className}`}
      aria-hidden="true"
    >
      <path d={d} />
    </svg>
  );
}
