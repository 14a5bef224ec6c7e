import type { ReactNode } from 'react';
import type { AccentColor } from '../model/color.ts';
import styles from './icon-tile.module.css';

/** A small tinted square for an icon, in a marker's color. */
export function IconTile({ color, children }: { color: AccentColor; children: ReactNode }) {
  return (
    <span className={styles.tile} data-accent={color}>
      {children}
    </span>
  );
}
