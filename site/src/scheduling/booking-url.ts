import type { CampaignNames } from './provider.ts';

export interface BookingSource {
  /** Path of the page that leads to the booking, such as /sat-consultation. */
  pagePath: string;
  /** The query of the visitor's own URL, with or without `?`; empty when rendered at build time. */
  visitorQuery?: string;
  /** What the service takes of a campaign, as its provider says. */
  campaign: CampaignNames;
  /** Whether the booking starts in the embedded calendar or from the plain link. */
  medium: 'embed' | 'link';
}

/** Passes on what the service takes of the visitor's own campaign, each value cut to 100 characters. */
export function withCampaign(bookingUrl: string, visitorQuery: string, names: CampaignNames): string {
  const url = new URL(bookingUrl);
  const visitor = new URLSearchParams(visitorQuery);
  for (const [name, theirs] of Object.entries(names)) {
    const value = visitor.get(name)?.trim().slice(0, 100);
    if (value) url.searchParams.set(theirs, value);
  }
  return url.href;
}

/**
 * A booking URL that tells the owner, without any tracker, which page led to the booking: `utm_source`, `utm_medium`
 * and `utm_content=<page path>`, and the visitor's own campaign where they came with one.
 */
export function bookingUrlFor(bookingUrl: string, source: BookingSource): string {
  const url = new URL(bookingUrl);
  const own = { utm_source: 'website', utm_medium: source.medium, utm_content: source.pagePath };
  for (const [key, value] of Object.entries(own)) url.searchParams.set(key, value);
  return withCampaign(url.href, source.visitorQuery ?? '', source.campaign);
}
