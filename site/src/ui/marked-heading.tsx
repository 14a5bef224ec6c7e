import { splitMarkedText } from '../lib/marked-text.ts';
import styles from './marked-heading.module.css';

/** A phrase this short fits every screen's width, so it stays on one line with its stroke. */
const longestUnbroken = 14;

/** The page's h1, with one highlighter stroke under its marked phrase. */
export function MarkedHeading({ text, onInk = false }: { text: string; onInk?: boolean }) {
  const { before, marked, after } = splitMarkedText(text);
  return (
    <h1 className={onInk ? `${styles.heading} ${styles.onInk}` : styles.heading}>
      {before}
      <span
        className={marked.length > longestUnbroken ? styles.marked : `${styles.marked} ${styles.unbroken}`}
      >
        {marked}
      </span>
      {after}
    </h1>
  );
}
