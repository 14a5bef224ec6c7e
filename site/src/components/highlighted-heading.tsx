import { splitMarkedText } from '../lib/format.ts';
import styles from './highlighted-heading.module.css';

/** The longest phrase, in characters, that fits on one line at each size of highlighted-heading.module.css. */
const sizes = [
  [12, 'large'],
  [14, 'broad'],
  [16, 'medium'],
] as const;

/** Headings with more characters use the small size, so that they have at most four lines. */
const longHeading = 60;

const sizeFor = (phrase: string) => sizes.find(([longest]) => phrase.length <= longest)?.[1] ?? 'small';

/** The page's h1, with a highlighter stroke behind its marked phrase, which doesn't wrap. */
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
