import { formatDay } from '../lib/format-date.ts';
import { useSite } from '../lib/site-context.tsx';
import type { FactSource } from '../model/fact-source.ts';
import styles from './notes.module.css';

/** When the facts above were looked up, and where, so that a reader can check them. */
export function SourceLine({ checked }: { checked: FactSource }) {
  const { notes, links } = useSite().labels;
  return (
    <p className={styles.source}>
      {notes.checked} <time dateTime={checked.asOf}>{formatDay(checked.asOf)}</time>. {notes.source}{' '}
      <a href={checked.url} rel="noopener noreferrer">
        {checked.source}
        <span className="visually-hidden"> {links.anotherSite}</span>
      </a>
    </p>
  );
}
