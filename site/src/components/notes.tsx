import { Fragment } from 'react';
import { formatDay } from '../lib/format.ts';
import { linkNotes } from '../lib/link-target.ts';
import { useSite } from '../lib/site-context.tsx';
import type { FactSource } from '../model/fact-source.ts';
import { SiteLink } from './site-link.tsx';
import styles from './notes.module.css';

function SourceLink({ source, url }: Pick<FactSource, 'source' | 'url'>) {
  return (
    <a href={url} rel="noopener noreferrer">
      {source}
      <span className="visually-hidden"> {linkNotes.anotherSite}</span>
    </a>
  );
}

/** The source of the facts above, and the date on which they were looked up. */
export function SourceLine({ checked }: { checked: FactSource }) {
  return <SourcesLine all={[checked]} />;
}

/** The sources of several entries' facts, each once, with the earliest date on which they were looked up. */
export function SourcesLine({ all }: { all: readonly FactSource[] }) {
  const { notes } = useSite().labels;
  const sources = [...new Map(all.map((checked) => [checked.source, checked])).values()];
  const [asOf] = all.map((checked) => checked.asOf).sort();
  if (asOf === undefined) return null;
  return (
    <p className={styles.source}>
      {notes.checked} <time dateTime={asOf}>{formatDay(asOf)}</time>. {notes.source}{' '}
      {sources.map(({ source, url }, index) => (
        <Fragment key={source}>
          {index > 0 && ', '}
          <SourceLink source={source} url={url} />
        </Fragment>
      ))}
    </p>
  );
}

/** A link to the free call for parents, on pages that are not for parents. */
export function ParentsNote() {
  const { heading, lead, button } = useSite().labels.parents;
  return (
    <p className={styles.parents}>
      <strong>{heading}</strong> {lead} <SiteLink to="/free-consultation">{button}</SiteLink>
    </p>
  );
}
