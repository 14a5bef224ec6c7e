export interface BookingSource {
  /** Path of the page that leads to the booking, such as /sat-consultation. */
  pagePath: string;
  /** The query of the visitor's own address, with or without `?`; empty when rendered at build time. */
  visitorQuery?: string;
  /** Whether the booking starts in the embedded calendar or from the plain link. */
  medium: 'embed' | 'link';
}

/**
 * Passes the visitor's own campaign on: `utm_source`, `utm_medium`, `utm_campaign` and `utm_term` of the query, cut to
 * 100 characters; nothing else. utm_content is ours: it names the page. The function's text runs in the document
 * as well, before any other script: it may use nothing from outside itself.
 */
export function withCampaign(address: string, visitorQuery: string): string {
  const url = new URL(address);
  const visitor = new URLSearchParams(visitorQuery);
  for (const key of ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term']) {
    const value = visitor.get(key)?.trim().slice(0, 100);
    if (value) url.searchParams.set(key, value);
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
  return withCampaign(address.href, source.visitorQuery ?? '');
}
