import { useSite } from '../lib/site-context.tsx';
import { SiteLink } from './site-link.tsx';
import styles from './parents-note.module.css';

/** A link to the free call for parents, on pages that are not for parents. */
export function ParentsNote() {
  const { heading, lead, button } = useSite().labels.parents;
  return (
    <p className={styles.note}>
      <strong>{heading}</strong> {lead} <SiteLink to="/free-consultation">{button}</SiteLink>
    </p>
  );
}
