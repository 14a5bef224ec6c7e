import { formatDay } from '../lib/format-date.ts';
import { useSite } from '../lib/site-context.tsx';
import styles from './dated-note.module.css';

interface DatedNoteProps {
  /** What stands before the date. */
  label: string;
  text: string;
  /** The day on which it was true. */
  asOf: string;
  source: string;
  url: string;
}

/** A remark that can go out of date: with its day, and the official source to check it against. */
export function DatedNote({ label, text, asOf, source, url }: DatedNoteProps) {
  const { labels } = useSite();
  return (
    <aside aria-label={`${label} ${formatDay(asOf)}`} className={styles.note}>
      <p className={styles.date}>
        {label} <time dateTime={asOf}>{formatDay(asOf)}</time>
      </p>
      <p>{text}</p>
      <p>
        {labels.notes.source}{' '}
        <a href={url} rel="noopener noreferrer">
          {source}
          <span className="visually-hidden"> {labels.links.anotherSite}</span>
        </a>
      </p>
    </aside>
  );
}
