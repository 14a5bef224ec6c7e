import type { ReactNode } from 'react';
import type { AccentColor } from '../model/color.ts';
import styles from './card.module.css';

interface CardProps {
  /** A tinted card in a marker's color; without it, a white one with a hairline. */
  color?: AccentColor;
  children: ReactNode;
}

/** A quiet box for one thing. The card grows with its row, and its last link sits at the bottom. */
export function Card({ color, children }: CardProps) {
  return <div className={`${styles.card} ${color ? styles[color] : styles.plain}`}>{children}</div>;
}
