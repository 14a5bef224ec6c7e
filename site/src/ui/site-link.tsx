import type { ReactNode } from 'react';
import { resolveLink } from '../lib/link-target.ts';
import { useSite } from '../lib/site-context.tsx';

interface SiteLinkProps {
  /** A route, an #anchor, `setting:<name>` or an address. */
  to: string;
  className?: string | undefined;
  newTab?: boolean;
  children: ReactNode;
}

function noteFor(external: boolean, newTab: boolean): string | null {
  if (external && newTab) return ' (another site, opens in a new tab)';
  if (external) return ' (another site)';
  return newTab ? ' (opens in a new tab)' : null;
}

/** A link that tells a screen reader when it leaves the site or the tab; nothing where the business has no such place. */
export function SiteLink({ to, className, newTab = false, children }: SiteLinkProps) {
  const { settings, path } = useSite();
  const link = resolveLink(to, settings);
  if (!link) return null;
  const { href, external } = link;
  const note = noteFor(external, newTab);
  return (
    <a
      href={href}
      className={className}
      aria-current={href === path ? 'page' : undefined}
      {...(newTab ? { target: '_blank' } : {})}
      {...(external || newTab ? { rel: 'noopener noreferrer' } : {})}
    >
      {children}
      {note && <span className="visually-hidden">{note}</span>}
    </a>
  );
}
