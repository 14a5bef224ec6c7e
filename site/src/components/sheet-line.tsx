import { useSite } from '../lib/site-context.tsx';
import { mainPath } from '../model/routes.ts';
import styles from './sheet-line.module.css';

/** Print only: the business, the page's URL and the contact details. */
export function SheetLine() {
  const { settings, path, route } = useSite();
  const { business, mail, origin } = settings;
  const address = origin + (route ? mainPath(route) : path);
  return (
    <p className={styles.sheet}>
      {[business.name, address, mail.general, business.phone].filter(Boolean).join(' · ')}
    </p>
  );
}
