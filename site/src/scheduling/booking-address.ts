/** The visitor's own campaign parameters that are passed on. utm_content is ours: it names the page. */
const passedOn = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term'] as const;
const longestValue = 100;

export interface BookingSource {
  /** Path of the page that leads to the booking, such as /sat-consultation. */
  pagePath: string;
  /** The query of the visitor's own address, with or without `?`; empty when rendered at build time. */
  visitorQuery?: string;
  /** Whether the booking starts in the embedded calendar or from the plain link. */
  medium: 'embed' | 'link';
}

/**
 * A booking address that tells the owner which page led to the booking, without any tracker:
 * `utm_source`, `utm_medium` and `utm_content=<page path>`, and the visitor's own `utm_*` where they came with some.
 * Unknown keys are dropped, values are cut to 100 characters.
 */
export function bookingAddress(bookingUrl: string, source: BookingSource): string {
  const address = new URL(bookingUrl);
  const visitor = new URLSearchParams(source.visitorQuery ?? '');
  const own = { utm_source: 'website', utm_medium: source.medium };
  for (const [key, value] of Object.entries(own)) address.searchParams.set(key, value);
  for (const key of passedOn) {
    const value = visitor.get(key)?.trim().slice(0, longestValue);
    if (value) address.searchParams.set(key, value);
  }
  address.searchParams.set('utm_content', source.pagePath);
  return address.href;
}
