import type { Site } from '../lib/site-context.tsx';
import type { Labels } from '../model/labels.ts';
import type { Settings } from '../model/settings.ts';
import type { SchedulerTheme } from './provider.ts';

/** The props of a page's calendar, which must be serializable because it is an island. */
export interface SchedulerEmbedProps {
  provider: string;
  eventType: keyof Settings['scheduler']['events'];
  /** The booking page of the event type. */
  bookingUrl: string;
  /** Whether the calendar is in the hero and starts at once; otherwise it starts near the viewport. */
  startsWithPage: boolean;
  pagePath: string;
  /** The topic of all bookings from this page, such as the name of a test. */
  topic?: string | undefined;
  siteHost: string;
  /** The email address for booking without the calendar. */
  mail: string;
  phone: string | undefined;
  chat: string | undefined;
  chatLabel: string;
  labels: Labels['calendar'];
  theme: SchedulerTheme;
}

/**
 * The props of a page's calendar from its route and the owner's settings, without the colors and the topic.
 * @throws Error on a page without a calendar.
 */
export function schedulerProps({
  route,
  settings,
  ...site
}: Site): Omit<SchedulerEmbedProps, 'theme' | 'topic'> {
  if (!route?.scheduler) throw new Error(`The route table places no scheduler on ${site.path}.`);
  const { eventType } = route.scheduler;
  return {
    provider: settings.scheduler.provider,
    eventType,
    bookingUrl: settings.scheduler.events[eventType],
    startsWithPage: route.kind.endsWith('consultation'),
    pagePath: site.path,
    siteHost: new URL(settings.origin).host,
    mail: settings.mail.general,
    phone: settings.business.phone,
    chat: settings.chat,
    chatLabel: site.navigation.chatLabel,
    labels: site.labels.calendar,
  };
}
