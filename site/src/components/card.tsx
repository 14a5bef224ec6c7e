import type { ReactNode } from 'react';
import type { AccentColor } from '../model/color.ts';
import styles from './card.module.css';

interface CardProps {
  color: AccentColor;
  children: ReactNode;
}

/** A box for one thing, in a marker's tint. The card grows with its row, and its last link sits at the bottom. */
export function Card({ color, children }: CardProps) {
  return (
    <div className={styles.card} data-accent={color}>
      {children}
    </div>
  );
}
