import { createEvent } from 'ics';
import type { SchedulerConfig } from '../config/scheduler-config.ts';
import type { Booking } from './booking.ts';

/**
 * The booking as a calendar file (RFC 5545), its times in UTC.
 * It carries nothing that the visitor typed, so it may be passed on.
 */
export function inviteFile(booking: Booking, config: SchedulerConfig, place: string): string {
  const { error, value } = createEvent({
    uid: booking.id,
    title: `${booking.eventName} with ${config.owner.business}`,
    location: place,
    start: booking.startMs,
    startInputType: 'utc',
    end: booking.endMs,
    endInputType: 'utc',
    created: booking.createdAtMs,
    lastModified: booking.cancelledAtMs ?? booking.createdAtMs,
    status: booking.cancelledAtMs === null ? 'CONFIRMED' : 'CANCELLED',
    sequence: booking.cancelledAtMs === null ? 0 : 1,
    method: booking.cancelledAtMs === null ? 'PUBLISH' : 'CANCEL',
    productId: `-//${config.owner.business}//scheduler//EN`,
    organizer: { name: config.owner.business, email: config.owner.email },
  });
  if (error || value === null) throw error ?? new Error('The calendar file is empty.');
  return value;
}
