import type { ReactNode } from 'react';
import styles from './ruler.module.css';

interface RulerMarksProps {
  /** The number of units; `parts` is the number of parts of each. */
  units: number;
  parts: number;
}

/** The tick marks of a ruler, longer at the start of each unit. Decorative. */
export function RulerMarks({ units, parts }: RulerMarksProps) {
  const marks = (step: number) =>
    Array.from({ length: (units * parts) / step + 1 }, (_, index) => `M${index * step} 0V1`).join('');
  return (
    <div className={styles.marks} aria-hidden="true">
      {[1, parts].map((step) => (
        <svg key={step} viewBox={`0 0 ${units * parts} 1`} preserveAspectRatio="none">
          <path d={marks(step)} />
        </svg>
      ))}
    </div>
  );
}

interface RulerFiguresProps {
  units: number;
  /** The difference between one figure and the next. */
  step: number;
}

/** The figures below the long tick marks, beginning with 0. Decorative. */
export function RulerFigures({ units, step }: RulerFiguresProps) {
  return (
    <ul role="list" aria-hidden="true" className={styles.figures}>
      {Array.from({ length: units + 1 }, (_, index) => (
        <li key={index}>{index * step}</li>
      ))}
    </ul>
  );
}

interface RulerBandProps {
  className?: string | undefined;
  children: ReactNode;
}

/** The yellow band of a ruler, as wide as the window. */
export function RulerBand({ className, children }: RulerBandProps) {
  return <div className={className ? `${styles.ruler} ${className}` : styles.ruler}>{children}</div>;
}

interface RulerProps extends RulerMarksProps {
  /** The content below the tick marks. */
  children: ReactNode;
}

/** A ruler with the width of the window, whose scale has the width of the content. */
export function Ruler({ children, ...marks }: RulerProps) {
  return (
    <RulerBand>
      <div className="container">
        <RulerMarks {...marks} />
        {children}
      </div>
    </RulerBand>
  );
}
