import type { Site } from '../lib/site-context.tsx';
import type { SchedulerTheme } from './provider.ts';

export type SchedulerEmbedProps = ReturnType<typeof schedulerProps> & { theme: SchedulerTheme };

/**
 * What the scheduler of a page is given: the event type of its route, the owner's settings.
 * @throws Error on a page that has no scheduler.
 */
export function schedulerProps(site: Site) {
  const { route } = site;
  if (!route?.scheduler) throw new Error(`The route table places no scheduler on ${site.path}.`);
  const { scheduler, mail, origin, business } = site.settings;
  return {
    provider: scheduler.provider,
    eventType: route.scheduler.eventType,
    /** The booking page of the event type. */
    bookingUrl: scheduler.events[route.scheduler.eventType],
    /** Whether the page is there to book: its calendar stands in the hero, and starts with the page. */
    startsWithPage: route.kind.endsWith('consultation'),
    pagePath: site.path,
    /** The host of the public site. */
    siteHost: new URL(origin).host,
    /** How to book when nothing else works. */
    mail: mail.general,
    phone: business.phone,
    chat: site.settings.chat,
    chatLabel: site.navigation.chatLabel,
    labels: site.labels.calendar,
  };
}
