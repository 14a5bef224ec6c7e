import type { ReactNode } from 'react';
import styles from './ruler.module.css';

interface RulerProps {
  /** How many units it is long, and into how many parts each is divided. */
  units: number;
  parts: number;
  /** Stands on it, in the units' place. */
  children: ReactNode;
}

/** A ruler across the window, whose units begin and end with the content. */
export function Ruler({ units, parts, children }: RulerProps) {
  const marks = (step: number) =>
    Array.from({ length: (units * parts) / step + 1 }, (_, index) => `M${index * step} 0V1`).join('');
  return (
    <div className={styles.ruler}>
      <div className={`container ${styles.scale}`}>
        <div className={styles.marks} aria-hidden="true">
          <svg viewBox={`0 0 ${units * parts} 1`} preserveAspectRatio="none">
            <path d={marks(1)} />
          </svg>
          <svg viewBox={`0 0 ${units * parts} 1`} preserveAspectRatio="none">
            <path d={marks(parts)} />
          </svg>
        </div>
        {children}
      </div>
    </div>
  );
}
