import type { ReactNode } from 'react';
import { linkNotes, resolveLink } from '../lib/link-target.ts';
import { useSite } from '../lib/site-context.tsx';
import type { AccentColor } from '../model/entry.ts';

interface SiteLinkProps {
  /** A route, an #anchor, `setting:<name>` or a URL. */
  to: string;
  className?: string | undefined;
  accent?: AccentColor;
  newTab?: boolean;
  /** Whether the link leads to the section that the page belongs to. */
  isActiveParent?: boolean;
  children: ReactNode;
}

function noteFor(external: boolean, newTab: boolean): string | null {
  if (external) return newTab ? linkNotes.anotherSiteNewTab : linkNotes.anotherSite;
  return newTab ? linkNotes.newTab : null;
}

/** A link that tells screen readers if it leaves the site or opens a new tab; nothing if its target doesn't exist. */
export function SiteLink(props: SiteLinkProps) {
  const { to, className, accent, newTab = false, isActiveParent = false, children } = props;
  const { settings, path } = useSite();
  const link = resolveLink(to, settings);
  if (!link) return null;
  const { href, external } = link;
  const note = noteFor(external, newTab);
  return (
    <a
      href={href}
      className={className}
      data-accent={accent}
      aria-current={href === path ? 'page' : isActiveParent ? true : undefined}
      {...(newTab ? { target: '_blank' } : {})}
      {...(external || newTab ? { rel: 'noopener noreferrer' } : {})}
    >
      {children}
      {note && <span className="visually-hidden"> {note}</span>}
    </a>
  );
}
