import { campaignIn } from '../lib/campaign.ts';
import { noteIn } from './booking-topic.ts';

export interface BookingSource {
  /** The path of the page with the calendar or link, such as /sat-consultation. */
  pagePath: string;
  /** The query of that page's URL, with or without `?`; empty at build time. */
  visitorQuery?: string;
  /** Whether the booking starts in the embedded calendar or from the plain link. */
  medium: 'embed' | 'link';
}

/**
 * Adds the campaign, and the topic or grade, in a page's query to a booking URL.
 * @param noteParameter the URL parameter in which the service takes a note, if it takes one.
 */
export function withVisit(bookingUrl: string, visitorQuery: string, noteParameter?: string): string {
  const url = new URL(bookingUrl);
  for (const [name, value] of campaignIn(visitorQuery)) url.searchParams.set(name, value);
  if (noteParameter) {
    const note = noteIn(visitorQuery, url.searchParams.get(noteParameter) ?? '');
    if (note) url.searchParams.set(noteParameter, note);
  }
  return url.href;
}

/**
 * A booking URL that tells the owner which page led to the booking, in the parameters `utm_source`, `utm_medium` and
 * `utm_content=<page path>`, with the campaign of the page's own query, if it has one.
 */
export function bookingUrlFor(bookingUrl: string, source: BookingSource): string {
  const url = new URL(bookingUrl);
  const own = { utm_source: 'website', utm_medium: source.medium, utm_content: source.pagePath };
  for (const [key, value] of Object.entries(own)) url.searchParams.set(key, value);
  return withVisit(url.href, source.visitorQuery ?? '');
}
