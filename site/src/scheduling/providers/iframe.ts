import type { SchedulerProvider } from '../provider.ts';

/**
 * Any booking page that may be framed (Google appointment schedules, Microsoft Bookings, YouCanBookMe, TidyCal).
 * These send no messages, so their silence says nothing.
 */
export const iframe: SchedulerProvider = {
  id: 'iframe',
  scriptUrl: () => null,
  frameUrl: (bookingUrl) => bookingUrl,
  messageOrigin: () => null,
  readMessage: () => null,
  sources: (bookingUrl) => ({ script: [], frame: [new URL(bookingUrl).origin], style: [], connect: [] }),
};
