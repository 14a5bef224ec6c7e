import type { ReactNode } from 'react';
import type { MarkerColor } from '../model/color.ts';
import styles from './tone.module.css';

/** Gives everything inside it one marker's color, as --tone and --tone-tint. It draws nothing itself. */
export function Tone({ color, children }: { color: MarkerColor; children: ReactNode }) {
  return <div className={styles[color]}>{children}</div>;
}
