import type { Link } from '../model/link.ts';
import { linkableSettings } from '../model/linkable-settings.ts';
import type { Navigation } from '../model/navigation.ts';
import type { Settings } from '../model/settings.ts';

export interface ResolvedLink {
  href: string;
  /** It leads to somebody else's site, which a screen reader is told. */
  external: boolean;
}

/**
 * Turns a link target of the content (`/route`, `#anchor`, `setting:<name>`) or an address into an href;
 * null when the settings leave out or hide what it names.
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

/** The links whose aim the business has. /podcast stays a page without a video channel, but nothing leads there. */
export function offeredLinks(links: readonly Link[], settings: Settings): Link[] {
  return links.filter(({ to }) =>
    to === '/podcast' && settings.videoChannel === undefined ? false : resolveLink(to, settings) !== null,
  );
}

/** The navigation without what the business does not have; a group or column that nothing is left of goes, too. */
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

/** A mail link with its subject and body filled in, with the line breaks that RFC 6068 asks for. */
export function mailLink(address: string, subject?: string, body?: string): string {
  const fields = Object.entries({ subject, body }).filter(([, value]) => value !== undefined);
  const query = fields
    .map(([key, value]) => `${key}=${encodeURIComponent((value ?? '').replaceAll(/\r?\n/g, '\r\n'))}`)
    .join('&');
  return `mailto:${address}${query ? `?${query}` : ''}`;
}

/** A phone number as RFC 3966 writes it for machines: `+12392014455;ext=12`. */
export const dialedNumber = (phone: string): string => phone.replace(' ext. ', ';ext=').replaceAll(' ', '');

export const phoneLink = (phone: string): string => `tel:${dialedNumber(phone)}`;

/** Said to a screen reader behind a link that leaves the site or the tab. */
export const linkNotes = {
  anotherSite: '(another site)',
  newTab: '(opens in a new tab)',
  anotherSiteNewTab: '(another site, opens in a new tab)',
} as const;
