import type { StateProgram } from '../../model/state-program.ts';
import { stateShape, viewBoxOf } from './state-shapes.ts';
import styles from './state-outline.module.css';

/** Whether a state's outline is shown on its card and its page. */
export const outlineOf = ({ name, consultation }: StateProgram): string | undefined =>
  consultation.showLogo ? stateShape(name) : undefined;

interface StateOutlineProps {
  d: string;
  className: string | undefined;
  /** Aligns the outline with the right edge of its box, where a line continues from it. */
  atEnd?: boolean;
}

/** The outline of a state in its program's color. Decorative. */
export function StateOutline({ d, className, atEnd = false }: StateOutlineProps) {
  return (
    <svg
      viewBox={viewBoxOf(d)}
      preserveAspectRatio={atEnd ? 'xMaxYMid' : undefined}
      className={`${styles.outline} ${className}`}
      aria-hidden="true"
    >
      <path d={d} />
    </svg>
  );
}
