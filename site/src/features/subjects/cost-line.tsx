import { SiteLink } from '../../components/site-link.tsx';
import { useSite } from '../../lib/site-context.tsx';
import styles from './cost-line.module.css';

/** What the call costs and where a parent hears the price of a session, with the way to what it depends on. */
export function CostLine() {
  const { text, link } = useSite().labels.subjects.cost;
  return (
    <p className={styles.cost}>
      {text} <SiteLink to={link.to}>{link.label}</SiteLink>
    </p>
  );
}
