import type { SchedulerProvider } from '../provider.ts';

/** Google Calendar's appointment schedules. Contract: "Embed your booking page" in Google Calendar's help. */
export const google: SchedulerProvider = {
  id: 'google',
  frame: (bookingUrl) => {
    const url = new URL(bookingUrl);
    // What Google's own embed code adds.
    url.searchParams.set('gv', 'true');
    return { url: url.href, withoutScript: false };
  },
  problem: ({ hostname, pathname }) =>
    hostname === 'calendar.google.com' && pathname.startsWith('/calendar/appointments/')
      ? null
      : 'must be a booking page such as https://calendar.google.com/calendar/appointments/schedules/…',
  script: null,
  messages: null,
  nextTimes: null,
  // It keeps nothing of a campaign.
  campaign: {},
  sources: () => ({ script: [], frame: ['https://calendar.google.com'], style: [], connect: [] }),
  // It never says that a time was booked, so these are read nowhere; Google's own page and email tell the visitor.
  labels: { booked: '', next: [] },
};
