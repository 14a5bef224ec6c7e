import type { ReactNode } from 'react';
import type { MarkerColor } from '../model/color.ts';
import styles from './tile.module.css';

/** A small tinted square for an icon, in a marker's color. */
export function Tile({ color, children }: { color: MarkerColor; children: ReactNode }) {
  return <span className={`${styles.tile} ${styles[color]}`}>{children}</span>;
}
