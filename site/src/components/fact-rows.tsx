import type { ReactNode } from 'react';
import type { TitledText } from '../model/text.ts';
import styles from './fact-rows.module.css';

interface FactRowsProps {
  /** `muted` is what is still to come. */
  rows: readonly (TitledText & { action?: ReactNode; muted?: boolean })[];
}

/** Lines of a directory: a title, what there is to say of it, and what to do. */
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
