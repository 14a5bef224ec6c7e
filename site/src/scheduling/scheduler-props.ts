import { schedulerOn, type RoutePath } from '../model/routes.ts';
import type { SchedulerEmbedProps } from './scheduler-embed.tsx';
import type { Site } from '../lib/site-context.tsx';

/**
 * What the scheduler of a page is given: the event type and height of the route table, the owner's addresses.
 * @throws Error on a page that has no scheduler.
 */
export function schedulerProps(site: Site, path: RoutePath): SchedulerEmbedProps {
  const placement = schedulerOn(path);
  if (!placement) throw new Error(`The route table places no scheduler on ${path}.`);
  const { scheduler, mail } = site.settings;
  return {
    provider: scheduler.provider,
    eventType: placement.eventType,
    bookingUrl: scheduler.events[placement.eventType],
    height: placement.height,
    pagePath: path,
    mail: mail.general,
  };
}
