import { typeset } from '../lib/format.ts';
import styles from './inline-list.module.css';

/** Names separated by dots. Line breaks are only between names, and no line begins or ends with a dot. */
export function InlineList({ names }: { names: readonly string[] }) {
  return (
    <span className={styles.names}>
      {names.map((name) => (
        <span key={name}>{typeset(name)} </span>
      ))}
    </span>
  );
}
