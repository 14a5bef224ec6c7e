import type { ReactNode } from 'react';
import { resolveLink } from '../lib/link-target.ts';
import { useSite } from '../lib/site-context.tsx';
import type { AccentColor } from '../model/color.ts';
import type { Labels } from '../model/labels.ts';

interface SiteLinkProps {
  /** A route, an #anchor, `setting:<name>` or an address. */
  to: string;
  className?: string | undefined;
  accent?: AccentColor;
  newTab?: boolean;
  /** Whether the link leads to the section that the page belongs to. */
  isActiveParent?: boolean;
  children: ReactNode;
}

function noteFor(labels: Labels['links'], external: boolean, newTab: boolean): string | null {
  if (external && newTab) return labels.anotherSiteNewTab;
  if (external) return labels.anotherSite;
  return newTab ? labels.newTab : null;
}

/** A link that tells a screen reader when it leaves the site or the tab; nothing where the business has no such place. */
export function SiteLink(props: SiteLinkProps) {
  const { to, className, accent, newTab = false, isActiveParent = false, children } = props;
  const { settings, labels, path } = useSite();
  const link = resolveLink(to, settings);
  if (!link) return null;
  const { href, external } = link;
  const note = noteFor(labels.links, external, newTab);
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
