import { plainCampaign, type SchedulerProvider } from '../provider.ts';
import { accountAndEvent, isRecord, nextTimesOf, timesShown } from '../parse-provider.ts';
import { calendlyFrame, calendlyMessages } from './calendly.ts';

/** Of what it says beyond Calendly's messages: that a booking was cancelled in the frame. */
const isCancelled = (data: unknown): boolean =>
  isRecord(data) && data['event'] === 'calendly.event_canceled' && isRecord(data['payload']);

const originOf = (bookingUrl: string): string => new URL(bookingUrl).origin;

/** The local scheduling service in scheduler/: Calendly's contract, everything on its own origin. It sends no mail. */
export const local: SchedulerProvider = {
  id: 'local',
  frame: (bookingUrl) => ({
    ...calendlyFrame(bookingUrl),
    zoneParameter: 'tz',
    withoutScript: true,
  }),
  script: { url: (bookingUrl) => `${originOf(bookingUrl)}/assets/external/widget.js` },
  messages: {
    ...calendlyMessages,
    origin: originOf,
    read: (data) => (isCancelled(data) ? { kind: 'cancelled' } : calendlyMessages.read(data)),
  },
  nextTimes: {
    request: (bookingUrl) => {
      const names = accountAndEvent(bookingUrl);
      if (!names) return null;
      const path = `/api/${names.join('/')}/next?limit=${timesShown}`;
      return { url: new URL(path, bookingUrl).href, headers: {} };
    },
    read: (answer) => {
      const { times, links }: Record<string, unknown> = isRecord(answer) ? answer : {};
      if (!Array.isArray(times)) return [];
      return nextTimesOf(times.map((time, index) => [time, Array.isArray(links) ? links[index] : undefined]));
    },
  },
  campaign: { ...plainCampaign, gclid: 'gclid' },
  sources: (bookingUrl) => {
    const origin = originOf(bookingUrl);
    return { script: [origin], frame: [origin], style: [], connect: [origin] };
  },
  words: {
    booked: 'The calendar shows your time. Write it down: no email is sent.',
    next: [
      'Write down the time that the calendar shows, or save it to your own calendar from there. No email is sent.',
      'To move or cancel the call, use the link on the calendar’s last page.',
    ],
  },
};
