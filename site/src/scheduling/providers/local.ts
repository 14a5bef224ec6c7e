import type { SchedulerProvider } from '../provider.ts';
import { isRecord } from '../../model/is-record.ts';
import { accountAndEvent, nextTimesOf } from '../free-times.ts';
import { calendlyContract, calendlyFrame, calendlyNote } from './calendly.ts';

const originOf = (bookingUrl: string): string => new URL(bookingUrl).origin;

const nextTimesUrl = (bookingUrl: string, limit: number): string =>
  `${originOf(bookingUrl)}/api${new URL(bookingUrl).pathname}/next?limit=${limit}`;

/** The local scheduling service in scheduler/, with the same contract as Calendly. It sends no email. */
export const local: SchedulerProvider = {
  id: 'local',
  frame: (bookingUrl) => ({
    ...calendlyFrame(bookingUrl),
    zoneParameter: 'tz',
    needsScript: false,
    probe: nextTimesUrl(bookingUrl, 1),
  }),
  problem: (url) => (accountAndEvent(url.href) ? null : 'must name an event of the service in scheduler/'),
  noteParameter: calendlyNote,
  script: { url: (bookingUrl) => `${originOf(bookingUrl)}/assets/external/widget.js` },
  messages: {
    origin: originOf,
    // It sends two messages that Calendly doesn't.
    contract: {
      ...calendlyContract,
      signals: {
        ...calendlyContract.signals,
        'calendly.event_cancel_viewed': 'canceling',
        'calendly.event_canceled': 'canceled',
      },
    },
  },
  nextTimes: {
    // The service's maximum, so that the times are on several days.
    request: (bookingUrl) => (accountAndEvent(bookingUrl) ? { url: nextTimesUrl(bookingUrl, 120) } : null),
    read: (answer, bookingUrl) => {
      const { times, links }: Record<string, unknown> = isRecord(answer) ? answer : {};
      if (!Array.isArray(times)) return [];
      // A link may become the frame's URL, so it must have the service's origin.
      const ownLinks = (Array.isArray(links) ? links : []).map((link: unknown) =>
        String(link).startsWith(`${originOf(bookingUrl)}/`) ? link : undefined,
      );
      return nextTimesOf(times.map((time, index) => [time, ownLinks[index]]));
    },
  },
  sources: (bookingUrl) => {
    const origin = originOf(bookingUrl);
    return { script: [origin], frame: [origin], connect: [origin] };
  },
  labels: {
    booked: 'Your time is on the calendar here. An email with the video link comes before the call.',
    next: [
      'The link is the only email we send, so add the call to your own calendar now.',
      'Plans change? Choose Reschedule or Cancel on the confirmation.',
    ],
  },
};
