import { useSite } from '../lib/site-context.tsx';
import styles from './sheet-line.module.css';

/** On paper only: whose sheet it is, its address, and whom to ask. */
export function SheetLine() {
  const { settings, path } = useSite();
  const { business, mail, origin } = settings;
  return (
    <p className={styles.sheet}>
      {[business.name, origin + path, mail.general, business.phone].filter(Boolean).join(' · ')}
    </p>
  );
}
