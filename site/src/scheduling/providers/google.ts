import type { SchedulerProvider } from '../provider.ts';

/** Google Calendar's appointment schedules. Contract: "Embed your booking page" in Google Calendar's help. */
export const google: SchedulerProvider = {
  id: 'google',
  frame: (bookingUrl) => {
    const url = new URL(bookingUrl);
    // Google's own embed code adds this parameter.
    url.searchParams.set('gv', 'true');
    return { url: url.href, needsScript: true };
  },
  problem: ({ hostname, pathname }) =>
    hostname === 'calendar.google.com' && pathname.startsWith('/calendar/appointments/')
      ? null
      : 'must be a booking page such as https://calendar.google.com/calendar/appointments/schedules/…',
  sources: () => ({ frame: ['https://calendar.google.com'] }),
};
