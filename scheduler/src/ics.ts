import { createEvent } from 'ics';
import type { Booking } from './booking.ts';

/** What a calendar file says besides the booking itself. */
export interface IcsOptions {
  readonly business: { readonly name: string; readonly email: string };
  readonly place: string;
  /** How the call is joined. */
  readonly joining?: string | undefined;
  /** The booking's own page: the way back to it when its tab is closed. */
  readonly pageUrl: string;
}

// RFC 5545 has no way to write a quotation mark inside a parameter such as CN.
const withoutQuotes = (text: string) => text.replaceAll('"', '');

/**
 * The booking as a calendar file (RFC 5545), its times in UTC. A moved or cancelled booking keeps its UID and has a
 * higher SEQUENCE. It carries nothing that the visitor typed.
 */
export function calendarFile(booking: Booking, { business, place, joining, pageUrl }: IcsOptions): string {
  const isCancelled = booking.cancelledAtMs !== null;
  const howTo = [joining, `To reschedule or cancel: ${pageUrl}`].filter(Boolean).join('\n');
  const { error, value } = createEvent({
    uid: booking.id,
    title: `${booking.eventName} with ${business.name}`,
    description: isCancelled ? 'This booking is canceled.' : howTo,
    url: pageUrl,
    location: place,
    start: booking.startMs,
    startInputType: 'utc',
    end: booking.endMs,
    endInputType: 'utc',
    created: booking.createdAtMs,
    lastModified: booking.changedAtMs,
    status: isCancelled ? 'CANCELLED' : 'CONFIRMED',
    sequence: booking.sequence,
    method: isCancelled ? 'CANCEL' : 'PUBLISH',
    productId: `-//${withoutQuotes(business.name)}//scheduler//EN`,
    organizer: { name: withoutQuotes(business.name), email: business.email },
  });
  if (error || value === null) throw error ?? new Error('The calendar file is empty.');
  return value;
}
