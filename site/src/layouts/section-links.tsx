import { SiteLink } from '../components/site-link.tsx';
import { useSite, type Site } from '../lib/site-context.tsx';
import type { Link } from '../model/link.ts';
import type { GroupLink } from '../model/navigation.ts';
import { parentPath } from '../model/routes.ts';

/** List items with links; the link to the current page's overview is marked as current. */
export function SectionLinks({ links, notes = false }: { links: readonly GroupLink[]; notes?: boolean }) {
  const parent = parentPath(useSite().route);
  return links.map(({ to, label, note }) => (
    <li key={to}>
      <SiteLink to={to} isActiveParent={to === parent}>
        {label}
        {notes && note && <small>{note}</small>}
      </SiteLink>
    </li>
  ));
}

/** Whether a group of links contains the current page or the overview that it belongs to. */
export function isActiveSection(links: readonly Link[], { path, route }: Site): boolean {
  const parent = parentPath(route);
  return links.some((link) => link.to === path || link.to === parent);
}
