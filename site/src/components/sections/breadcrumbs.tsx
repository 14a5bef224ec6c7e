import type { Link } from '../../model/link.ts';
import { SiteLink } from '../site-link.tsx';
import styles from './breadcrumbs.module.css';

/** The pages above a page, from the top; the last entry is the page itself. */
export function Breadcrumbs({ links }: { links: readonly Link[] }) {
  return (
    <nav aria-label="Breadcrumb" className={styles.breadcrumb}>
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
