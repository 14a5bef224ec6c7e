import { splitMarkedText } from '../lib/format.ts';
import styles from './highlighted-heading.module.css';

/** The longest phrase, in characters, that fits on one line at each size; the sheet has the sizes. */
const sizes = [
  [12, 'large'],
  [14, 'broad'],
  [16, 'medium'],
] as const;

/** Longer headings, in characters, use the small size, so that they take at most four lines. */
const longHeading = 60;

const sizeFor = (phrase: string) => sizes.find(([longest]) => phrase.length <= longest)?.[1] ?? 'small';

/** The page's h1, with a highlighter stroke under its marked phrase, which never breaks. */
export function HighlightedHeading({ text }: { text: string }) {
  const { before, marked, after } = splitMarkedText(text);
  const [punctuation = ''] = /^\S*/.exec(after) ?? [];
  const size = text.length > longHeading ? 'small' : sizeFor(marked + punctuation);
  return (
    <h1 className={styles[size]}>
      {before}
      <span className={styles.phrase}>
        <span className={styles.marked}>{marked}</span>
        {punctuation}
      </span>
      {after.slice(punctuation.length)}
    </h1>
  );
}
