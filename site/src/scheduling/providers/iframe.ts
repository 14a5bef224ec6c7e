import { plainCampaign, type SchedulerProvider } from '../provider.ts';

/** Any booking page that may be framed: Google appointment schedules, Microsoft Bookings, YouCanBookMe, TidyCal. */
export const iframe: SchedulerProvider = {
  id: 'iframe',
  frame: (bookingUrl) => ({ url: bookingUrl, withoutScript: false }),
  problem: () => null,
  script: null,
  messages: null,
  nextTimes: null,
  campaign: plainCampaign,
  sources: (bookingUrl) => ({ script: [], frame: [new URL(bookingUrl).origin], style: [], connect: [] }),
  // It never says that a time was booked, so these are read nowhere; the service's own page tells the visitor.
  labels: { booked: '', next: [] },
};
