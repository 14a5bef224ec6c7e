import type { Link } from '../../model/link.ts';
import { SiteLink } from '../site-link.tsx';
import styles from './breadcrumbs.module.css';

/** Breadcrumb navigation. @param links the pages from the top level down to the current page, which comes last. */
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
