import type { SchedulerProvider } from '../provider.ts';

/** Any booking page that may be framed: Acuity, Square, Setmore, SavvyCal, Microsoft Bookings, TidyCal. */
export const iframe: SchedulerProvider = {
  id: 'iframe',
  frame: (bookingUrl) => ({ url: bookingUrl, needsScript: true }),
  sources: (bookingUrl) => ({ frame: [new URL(bookingUrl).origin] }),
};
