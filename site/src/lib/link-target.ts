import type { LinkableSetting } from '../model/link.ts';
import type { Settings } from '../model/settings.ts';

export interface ResolvedLink {
  href: string;
  /** It leads to somebody else's site, which a screen reader is told. */
  external: boolean;
}

function settingAddress(settings: Settings, name: LinkableSetting): string {
  switch (name) {
    case 'blog':
      return settings.blog.url;
    case 'reviewSite':
      return settings.reviews.site;
    case 'facebook':
    case 'instagram':
    case 'youtube':
      return settings.social[name];
    case 'chat':
    case 'videoChannel':
    case 'districtPage':
    case 'externalPrivacy':
    case 'externalTerms':
      return settings[name];
  }
}

/** Turns a link target of the content (`/route`, `#anchor`, `setting:<name>`) or an address into an href. */
export function resolveLink(to: string, settings: Settings): ResolvedLink {
  if (to.startsWith('setting:')) {
    const name = to.slice('setting:'.length) as LinkableSetting;
    return { href: settingAddress(settings, name), external: true };
  }
  return { href: to, external: /^https?:/.test(to) };
}

/** A mail link with its subject and body filled in, encoded so that every mail program reads it. */
export function mailLink(address: string, subject?: string, body?: string): string {
  const fields = Object.entries({ subject, body }).filter(([, value]) => value !== undefined);
  const query = fields.map(([key, value]) => `${key}=${encodeURIComponent(value ?? '')}`).join('&');
  return `mailto:${address}${query ? `?${query}` : ''}`;
}
