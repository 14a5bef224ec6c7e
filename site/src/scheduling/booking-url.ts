import type { CampaignNames } from './provider.ts';

export interface BookingSource {
  /** Path of the page that leads to the booking, such as /sat-consultation. */
  pagePath: string;
  /** The query of the visitor's own address, with or without `?`; empty when rendered at build time. */
  visitorQuery?: string;
  /** What the service takes of a campaign, as its provider says. */
  campaign: CampaignNames;
  /** Whether the booking starts in the embedded calendar or from the plain link. */
  medium: 'embed' | 'link';
}

/**
 * Passes the visitor's own campaign on, as far as the service takes it, cut to 100 characters; nothing else.
 * utm_content is ours: it names the page. The function's text runs in the document as well, before any other script:
 * it may use nothing from outside itself.
 */
export function withCampaign(address: string, visitorQuery: string, names: CampaignNames): string {
  const url = new URL(address);
  const visitor = new URLSearchParams(visitorQuery);
  for (const [name, theirs] of Object.entries(names)) {
    const value = visitor.get(name)?.trim().slice(0, 100);
    if (value) url.searchParams.set(theirs, value);
  }
  return url.href;
}

/**
 * A booking address that tells the owner which page led to the booking, without any tracker:
 * `utm_source`, `utm_medium` and `utm_content=<page path>`, and the visitor's own campaign where they came with one.
 */
export function bookingAddress(bookingUrl: string, source: BookingSource): string {
  const address = new URL(bookingUrl);
  const own = { utm_source: 'website', utm_medium: source.medium, utm_content: source.pagePath };
  for (const [key, value] of Object.entries(own)) address.searchParams.set(key, value);
  return withCampaign(address.href, source.visitorQuery ?? '', source.campaign);
}
