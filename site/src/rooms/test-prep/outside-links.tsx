import type { Link } from '../../model/link.ts';
import { Section } from '../../ui/section.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import styles from './outside-links.module.css';

/** Links to the pages of another site that belong to this one, such as its terms. */
export function OutsideLinks({ links }: { links: readonly Link[] }) {
  return (
    <Section>
      <ul role="list" className={styles.links}>
        {links.map((link) => (
          <li key={link.to}>
            <SiteLink to={link.to}>{link.label}</SiteLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
