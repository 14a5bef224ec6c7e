import type { Site } from '../lib/site-context.tsx';
import type { EventTypeId } from '../model/path.ts';
import type { Labels } from '../model/labels.ts';
import type { SchedulerTheme } from './provider.ts';

/** What visitors read about a calendar, whatever service draws it. */
export type CalendarLabels = Labels['calendar'];

export interface SchedulerEmbedProps {
  provider: string;
  eventType: EventTypeId;
  /** The booking page of the event type. */
  bookingUrl: string;
  /** Whether the page is there to book: its calendar stands in the hero, and starts with the page. */
  startsWithPage: boolean;
  pagePath: string;
  /** The host of the public site. */
  siteHost: string;
  theme: SchedulerTheme;
  /** How to book when nothing else works. */
  mail: string;
  phone?: string | undefined;
  labels: CalendarLabels;
}

/**
 * What the scheduler of a page is given: the event type of its route, the owner's settings.
 * @throws Error on a page that has no scheduler.
 */
export function schedulerProps(site: Site): Omit<SchedulerEmbedProps, 'theme'> {
  const { route } = site;
  if (!route?.scheduler) throw new Error(`The route table places no scheduler on ${site.path}.`);
  const { scheduler, mail, origin, business } = site.settings;
  return {
    provider: scheduler.provider,
    eventType: route.scheduler.eventType,
    bookingUrl: scheduler.events[route.scheduler.eventType],
    startsWithPage: route.kind.endsWith('consultation'),
    pagePath: site.path,
    siteHost: new URL(origin).host,
    mail: mail.general,
    phone: business.phone,
    labels: site.labels.calendar,
  };
}
