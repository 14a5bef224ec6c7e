import { campaignIn } from '../lib/campaign.ts';
import { noteIn } from './booking-topic.ts';

export interface BookingSource {
  /** Path of the page that leads to the booking, such as /sat-consultation. */
  pagePath: string;
  /** The query of the visitor's own URL, with or without `?`; empty when rendered at build time. */
  visitorQuery?: string;
  /** Whether the booking starts in the embedded calendar or from the plain link. */
  medium: 'embed' | 'link';
}

/**
 * Passes on the visitor's own campaign, and what they ask about.
 * @param noteParameter where the service takes the latter, if it does.
 */
export function withVisit(bookingUrl: string, visitorQuery: string, noteParameter?: string): string {
  const url = new URL(bookingUrl);
  for (const [name, value] of campaignIn(visitorQuery)) url.searchParams.set(name, value);
  const note = noteIn(visitorQuery);
  if (noteParameter && note) url.searchParams.set(noteParameter, note);
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
  return withVisit(url.href, source.visitorQuery ?? '');
}
