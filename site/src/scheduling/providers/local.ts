import type { SchedulerProvider } from '../provider.ts';
import { accountAndEvent, isRecord, nextTimesOf } from '../parse-provider.ts';
import { calendlyContract, calendlyFrame } from './calendly.ts';

/** Whether a link is one that may become the frame's URL: of the service itself. */
function isOfOrigin(link: unknown, bookingUrl: string): link is string {
  if (typeof link !== 'string' || !URL.canParse(link)) return false;
  return new URL(link).href.startsWith(`${originOf(bookingUrl)}/`);
}

/** Where the service tells the next free times of a booking URL's event. */
function nextTimesUrl(bookingUrl: string, limit: number): string {
  const { origin, pathname } = new URL(bookingUrl);
  return `${origin}/api${pathname}/next?limit=${limit}`;
}

const originOf = (bookingUrl: string): string => new URL(bookingUrl).origin;

/** The local scheduling service in scheduler/: Calendly's contract, everything on its own origin. It sends no mail. */
export const local: SchedulerProvider = {
  id: 'local',
  frame: (bookingUrl) => ({
    ...calendlyFrame(bookingUrl),
    zoneParameter: 'tz',
    probe: nextTimesUrl(bookingUrl, 1),
  }),
  problem: (url) => (accountAndEvent(url.href) ? null : 'must name an event of the service in scheduler/'),
  script: { url: (bookingUrl) => `${originOf(bookingUrl)}/assets/external/widget.js` },
  messages: {
    origin: originOf,
    contract: {
      ...calendlyContract,
      signals: {
        ...calendlyContract.signals,
        // What it says beyond Calendly's messages.
        'calendly.event_canceled': 'canceled',
      },
    },
  },
  nextTimes: {
    // As many as the service returns, so that some are on another day.
    request: (bookingUrl) => (accountAndEvent(bookingUrl) ? { url: nextTimesUrl(bookingUrl, 120) } : null),
    read: (answer, bookingUrl) => {
      const { times, links }: Record<string, unknown> = isRecord(answer) ? answer : {};
      if (!Array.isArray(times)) return [];
      const ownLinks = (Array.isArray(links) ? links : []).map((link) =>
        isOfOrigin(link, bookingUrl) ? link : undefined,
      );
      return nextTimesOf(times.map((time, index) => [time, ownLinks[index]]));
    },
  },
  sources: (bookingUrl) => {
    const origin = originOf(bookingUrl);
    return { script: [origin], frame: [origin], connect: [origin] };
  },
  labels: {
    booked: 'Your confirmation is in the calendar. It isn’t emailed.',
    next: [
      'Save the call to your own calendar from the confirmation, which isn’t emailed.',
      'Plans change? Choose Reschedule or Cancel on the confirmation.',
    ],
  },
};
