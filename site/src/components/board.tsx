import type { ReactNode } from 'react';
import styles from './board.module.css';
import { MarkerTray } from './marker-tray.tsx';

interface BoardProps {
  /** Whether the markers lie below it: on the board of a page's hero. */
  tray?: boolean;
  children: ReactNode;
}

/** The whiteboard: an aluminum frame, a dot grid to its edges, and a drawing. */
export function Board({ tray = false, children }: BoardProps) {
  return (
    <div className={tray ? `${styles.board} ${styles.withTray}` : styles.board}>
      <div className={styles.surface}>{children}</div>
      {tray && <MarkerTray />}
    </div>
  );
}
