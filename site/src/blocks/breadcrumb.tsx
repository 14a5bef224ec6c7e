import { useSite } from '../lib/site-context.tsx';
import type { TrailStep } from '../lib/structured-data.ts';
import { SiteLink } from '../ui/site-link.tsx';
import styles from './breadcrumb.module.css';

/** The pages above a page, from the top; the last entry is the page itself. */
export function Breadcrumb({ links }: { links: readonly TrailStep[] }) {
  const { words } = useSite();
  return (
    <nav aria-label={words.frame.breadcrumb} className={styles.breadcrumb}>
      <ol role="list">
        {links.map((link) => (
          <li key={link.to}>
            <SiteLink to={link.to}>{link.label}</SiteLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
