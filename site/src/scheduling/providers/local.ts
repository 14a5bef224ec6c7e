import type { SchedulerProvider } from '../provider.ts';
import { readCalendlyMessage } from './calendly.ts';

/** The local scheduling service in scheduler/: Calendly's contract, everything on its own origin. */
export const local: SchedulerProvider = {
  id: 'local',
  scriptUrl: (bookingUrl) => new URL('/assets/external/widget.js', bookingUrl).href,
  frameUrl: () => null,
  messageOrigin: (bookingUrl) => new URL(bookingUrl).origin,
  readMessage: readCalendlyMessage,
  sources: (bookingUrl) => {
    const { origin } = new URL(bookingUrl);
    return { script: [origin], frame: [origin], style: [], connect: [origin] };
  },
};
