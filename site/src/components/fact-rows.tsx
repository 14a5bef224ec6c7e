import type { ReactNode } from 'react';
import type { TitledText } from '../model/text.ts';
import styles from './fact-rows.module.css';

interface FactRowsProps {
  /** `muted` marks what is not available yet. */
  rows: readonly (TitledText & { action?: ReactNode; muted?: boolean })[];
}

/** Rows with a title, a text and an optional link. */
export function FactRows({ rows }: FactRowsProps) {
  return (
    <ul role="list" className={styles.rows}>
      {rows.map(({ title, text, action, muted }) => (
        <li key={title} className={muted ? styles.muted : undefined}>
          <h3>{title}</h3>
          <p>{text}</p>
          {action}
        </li>
      ))}
    </ul>
  );
}
