import type { Site } from '../lib/site-context.tsx';
import type { EventTypeId } from '../model/routes.ts';
import type { CalendarWords } from './embed-labels.ts';

export interface SchedulerEmbedProps {
  provider: string;
  eventType: EventTypeId;
  /** The booking page of the event type. */
  bookingUrl: string;
  /** Reserved height in CSS pixels, fixed per page. */
  height: number;
  /** Whether the calendar waits for a sign that it is wanted. */
  whenWanted: boolean;
  /** Whether the calendar is the board of the page's hero, as on every page that is there to book. */
  inHero: boolean;
  pagePath: string;
  /** The host of the public site. */
  siteHost: string;
  /** Where to write when nothing else works. */
  mail: string;
  words: CalendarWords;
}

/** Pages where the calendar is one part of many, and starts at the first sign that it is wanted. */
const partOfMany: ReadonlySet<string> = new Set(['/', '/contact-us']);

/**
 * What the scheduler of a page is given: the event type and height of its route, the owner's addresses.
 * @throws Error on a page that has no scheduler.
 */
export function schedulerProps(site: Site): SchedulerEmbedProps {
  const placement = site.route?.scheduler;
  if (!placement) throw new Error(`The route table places no scheduler on ${site.path}.`);
  const { scheduler, mail, origin } = site.settings;
  return {
    provider: scheduler.provider,
    eventType: placement.eventType,
    bookingUrl: scheduler.events[placement.eventType],
    height: placement.height,
    whenWanted: partOfMany.has(site.path),
    inHero: !partOfMany.has(site.path),
    pagePath: site.path,
    siteHost: new URL(origin).host,
    mail: mail.general,
    words: { ...site.words.calendar, anotherSiteNewTab: site.words.links.anotherSiteNewTab },
  };
}
