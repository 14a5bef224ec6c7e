import type { ReactNode } from 'react';
import styles from './board.module.css';

interface BoardProps {
  /** What is being taught, at the top right of the frame. */
  title?: string | undefined;
  children: ReactNode;
}

/** The framed whiteboard: a dot grid, four marker dots, and a drawing. */
export function Board({ title, children }: BoardProps) {
  return (
    <div className={styles.board}>
      <div className={styles.rail}>
        <svg className={styles.markers} viewBox="0 0 84 14" aria-hidden="true">
          <circle className={styles.blue} cx="7" cy="7" r="6.500" />
          <circle className={styles.red} cx="30" cy="7" r="6.500" />
          <circle className={styles.green} cx="53" cy="7" r="6.500" />
          <circle className={styles.yellow} cx="76" cy="7" r="6.500" />
        </svg>
        {title && <span>{title}</span>}
      </div>
      <div className={styles.surface}>{children}</div>
    </div>
  );
}
