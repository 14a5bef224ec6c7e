import { splitMarkedText } from '../lib/highlighted-text.ts';
import styles from './highlighted-heading.module.css';

/** The page's h1, with one highlighter stroke under its marked phrase. */
export function HighlightedHeading({ text, onInk = false }: { text: string; onInk?: boolean }) {
  const { before, marked, after } = splitMarkedText(text);
  const [sign = ''] = /^\S*/.exec(after) ?? [];
  return (
    <h1 className={onInk ? `${styles.heading} ${styles.onInk}` : styles.heading}>
      {before}
      <span className={styles.together}>
        <span className={styles.marked}>{marked}</span>
        {sign}
      </span>
      {after.slice(sign.length)}
    </h1>
  );
}
