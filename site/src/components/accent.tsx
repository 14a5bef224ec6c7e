import type { ReactNode } from 'react';
import type { AccentColor } from '../model/color.ts';
import styles from './accent.module.css';

/** Gives everything inside it one marker's color, as --accent and --accent-tint. It draws nothing itself. */
export function Accent({ color, children }: { color: AccentColor; children: ReactNode }) {
  return <div className={styles[color]}>{children}</div>;
}
