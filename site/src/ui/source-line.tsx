import { formatDay } from '../lib/calendar-day.ts';
import type { FactSource } from '../model/fact-source.ts';
import styles from './source-line.module.css';

interface SourceLineProps {
  checked: FactSource;
  words: { checked: string; source: string; anotherSite: string };
}

/** When the facts above were looked up, and where, so that a reader can check them. */
export function SourceLine({ checked, words }: SourceLineProps) {
  return (
    <p className={styles.source}>
      {words.checked} <time dateTime={checked.asOf}>{formatDay(checked.asOf)}</time>. {words.source}{' '}
      <a href={checked.url} rel="noopener noreferrer">
        {checked.source}
        <span className="visually-hidden"> {words.anotherSite}</span>
      </a>
    </p>
  );
}
