import { offeredLinks } from '../../lib/link-target.ts';
import { useSite } from '../../lib/site-context.tsx';
import type { Link } from '../../model/link.ts';
import { Section } from '../../components/section.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import styles from './external-links.module.css';

/** Links to the pages of another site that belong to this one, such as its terms; nothing where there are none. */
export function ExternalLinks({ links }: { links: readonly Link[] }) {
  const offered = offeredLinks(links, useSite().settings);
  if (offered.length === 0) return null;
  return (
    <Section>
      <ul role="list" className={styles.links} data-no-print>
        {offered.map((link) => (
          <li key={link.to}>
            <SiteLink to={link.to}>{link.label}</SiteLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
