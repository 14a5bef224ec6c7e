import { useSite } from '../lib/site-context.tsx';
import { SiteLink } from './site-link.tsx';
import styles from './parents-note.module.css';

/** On a page for others: leads a parent who strayed there to the free call. */
export function ParentsNote() {
  const { heading, lead, button } = useSite().labels.parents;
  return (
    <p className={styles.note}>
      <strong>{heading}</strong> {lead} <SiteLink to="/free-consultation">{button}</SiteLink>
    </p>
  );
}
