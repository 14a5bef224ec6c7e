import { plainCampaign, type SchedulerProvider } from '../provider.ts';
import { accountAndEvent, isRecord, nextTimesOf } from '../parse-provider.ts';
import { calendlyFrame, calendlyMessages } from './calendly.ts';

/** Of what it says beyond Calendly's messages: that a booking was canceled in the frame. */
const isCanceled = (data: unknown): boolean =>
  isRecord(data) && data['event'] === 'calendly.event_canceled' && isRecord(data['payload']);

/** Whether a link is one that may become the frame's URL: of the service itself. */
function isOfOrigin(link: unknown, bookingUrl: string): link is string {
  if (typeof link !== 'string' || !URL.canParse(link)) return false;
  return new URL(link).href.startsWith(`${originOf(bookingUrl)}/`);
}

const originOf = (bookingUrl: string): string => new URL(bookingUrl).origin;

/** The local scheduling service in scheduler/: Calendly's contract, everything on its own origin. It sends no mail. */
export const local: SchedulerProvider = {
  id: 'local',
  frame: (bookingUrl) => ({
    ...calendlyFrame(bookingUrl),
    zoneParameter: 'tz',
    withoutScript: true,
  }),
  problem: (url) => (accountAndEvent(url.href) ? null : 'must name an event of the service in scheduler/'),
  script: { url: (bookingUrl) => `${originOf(bookingUrl)}/assets/external/widget.js` },
  messages: {
    ...calendlyMessages,
    origin: originOf,
    read: (data) => (isCanceled(data) ? { kind: 'canceled' } : calendlyMessages.read(data)),
  },
  nextTimes: {
    request: (bookingUrl) => {
      const names = accountAndEvent(bookingUrl);
      if (!names) return null;
      // As many as the service returns, so that some are on another day.
      const path = `/api/${names.join('/')}/next?limit=120`;
      return { url: new URL(path, bookingUrl).href };
    },
    read: (answer, bookingUrl) => {
      const { times, links }: Record<string, unknown> = isRecord(answer) ? answer : {};
      if (!Array.isArray(times)) return [];
      const ownLinks = (Array.isArray(links) ? links : []).map((link) =>
        isOfOrigin(link, bookingUrl) ? link : undefined,
      );
      return nextTimesOf(times.map((time, index) => [time, ownLinks[index]]));
    },
  },
  campaign: { ...plainCampaign, gclid: 'gclid' },
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
