import type { Link } from '../model/link.ts';
import { linkableSettings } from '../model/linkable-settings.ts';
import type { Navigation } from '../model/navigation.ts';
import type { Settings } from '../model/settings.ts';

export interface ResolvedLink {
  href: string;
  /** Whether it leads to another site; a text for screen readers says so. */
  external: boolean;
}

/**
 * The href of a link target in the content (`/route`, `#anchor`, `setting:<name>` or a URL); null if the settings hide
 * the page or don't have the value.
 */
export function resolveLink(to: string, settings: Settings): ResolvedLink | null {
  if (to.startsWith('setting:')) {
    const href = linkableSettings[to.slice('setting:'.length)]?.(settings);
    return href === undefined ? null : { href, external: true };
  }
  const [path = ''] = to.split(/[?#]/);
  if ((settings.hiddenPages as readonly string[]).includes(path)) return null;
  return { href: to, external: /^https?:/.test(to) };
}

/** The links whose target exists on this site. Without a video channel, links to /podcast are left out, too. */
export function offeredLinks(links: readonly Link[], settings: Settings): Link[] {
  return links.filter(({ to }) =>
    to === '/podcast' && settings.videoChannel === undefined ? false : resolveLink(to, settings) !== null,
  );
}

/** The navigation without links whose target doesn't exist, and without groups and columns that this empties. */
export function offeredNavigation(navigation: Navigation, settings: Settings): Navigation {
  const offered = (links: readonly Link[]) => offeredLinks(links, settings);
  return {
    ...navigation,
    bar: navigation.bar.flatMap((item): Navigation['bar'] => {
      if (!('links' in item)) return offered([item]);
      const links = offered(item.links);
      return links.length > 0 ? [{ ...item, links }] : [];
    }),
    footer: navigation.footer
      .map((column) => ({ ...column, links: offered(column.links) }))
      .filter((column) => column.links.length > 0),
    landingFooter: offered(navigation.landingFooter),
    social: offered(navigation.social),
  };
}

/** A mailto: URL with a subject and a body, with CRLF line breaks as in RFC 6068. */
export function mailLink(address: string, subject?: string, body?: string): string {
  const fields = Object.entries({ subject, body }).filter(([, value]) => value !== undefined);
  const query = fields
    .map(([key, value]) => `${key}=${encodeURIComponent((value ?? '').replaceAll(/\r?\n/g, '\r\n'))}`)
    .join('&');
  return `mailto:${address}${query ? `?${query}` : ''}`;
}

/** A phone number in the format of RFC 3966: `+12392014455;ext=12`. */
export const dialedNumber = (phone: string): string => phone.replace(' ext. ', ';ext=').replaceAll(' ', '');

/** The tel: URL of a phone number. */
export const phoneLink = (phone: string): string => `tel:${dialedNumber(phone)}`;

/** Texts for screen readers after a link that leaves the site or opens a new tab. */
export const linkNotes = {
  anotherSite: '(another site)',
  newTab: '(opens in a new tab)',
  anotherSiteNewTab: '(another site, opens in a new tab)',
} as const;
