import type { SchedulerEmbedProps } from './scheduler-embed.tsx';
import type { Site } from '../lib/site-context.tsx';

/**
 * What the scheduler of a page is given: the event type and height of its route, the owner's addresses.
 * @throws Error on a page that has no scheduler.
 */
export function schedulerProps(site: Site): SchedulerEmbedProps {
  const placement = site.route?.scheduler;
  if (!placement) throw new Error(`The route table places no scheduler on ${site.path}.`);
  const { scheduler, mail } = site.settings;
  return {
    provider: scheduler.provider,
    eventType: placement.eventType,
    bookingUrl: scheduler.events[placement.eventType],
    height: placement.height,
    pagePath: site.path,
    mail: mail.general,
  };
}
