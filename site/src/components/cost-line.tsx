import { useSite } from '../lib/site-context.tsx';
import { SiteLink } from './site-link.tsx';
import styles from './cost-line.module.css';

/** The price of the call and when a parent learns the price of a session, with a link to the details. */
export function CostLine() {
  const { text, link } = useSite().labels.subjects.cost;
  return (
    <p className={styles.cost}>
      {text} <SiteLink to={link.to}>{link.label}</SiteLink>
    </p>
  );
}
