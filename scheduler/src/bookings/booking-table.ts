import { Temporal } from 'temporal-polyfill';
import { instantText, zoneAbbreviation } from '../time/time-label.ts';
import type { Booking } from './booking.ts';

const widest = 40;

function hostTime(atMs: number, zone: string): string {
  const local = Temporal.Instant.fromEpochMilliseconds(atMs).toZonedDateTimeISO(zone).toPlainDateTime();
  return `${local.toString({ smallestUnit: 'minute' }).replace('T', ' ')} ${zoneAbbreviation(atMs, zone)}`;
}

function status(booking: Booking): string {
  return booking.cancelledAtMs === null ? 'booked' : 'cancelled';
}

function tableRow(booking: Booking, zone: string): string[] {
  return [
    hostTime(booking.startMs, zone),
    booking.eventSlug,
    booking.invitee.name,
    booking.invitee.email,
    booking.tracking['utm_content'] ?? '',
    status(booking),
  ];
}

function tableText(rows: readonly (readonly string[])[]): string {
  // Nothing that a visitor typed may move the terminal's cursor.
  const cells = rows.map((row) => row.map((cell) => cell.replace(/\p{C}/gu, '').slice(0, widest)));
  const widths = cells[0]!.map((_, column) => Math.max(...cells.map((row) => row[column]!.length)));
  return cells
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function asJson(booking: Booking) {
  return {
    id: booking.id,
    event: booking.eventSlug,
    start: instantText(booking.startMs),
    end: instantText(booking.endMs),
    name: booking.invitee.name,
    email: booking.invitee.email,
    note: booking.invitee.note,
    zone: booking.zone,
    tracking: booking.tracking,
    status: status(booking),
  };
}

/** The bookings with all their fields as JSON. */
export function bookingsJson(bookings: readonly Booking[]): string {
  return JSON.stringify(bookings.map(asJson), null, 2);
}

/** The bookings as a table in the host's zone; a sentence when there are none. */
export function bookingTable(bookings: readonly Booking[], zone: string): string {
  if (bookings.length === 0) return 'There are no bookings yet.';
  const heading = ['START', 'EVENT', 'NAME', 'EMAIL', 'UTM_CONTENT', 'STATUS'];
  return tableText([heading, ...bookings.map((booking) => tableRow(booking, zone))]);
}
