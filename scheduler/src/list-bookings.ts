import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { Temporal } from 'temporal-polyfill';
import type { Booking } from './bookings/booking.ts';
import { listBookings } from './bookings/booking-store.ts';
import { loadConfig } from './config/scheduler-config.ts';
import { readEnvironment } from './environment.ts';
import { instantText, zoneAbbreviation } from './time/time-label.ts';

const WIDEST = 40;

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
  const cells = rows.map((row) => row.map((cell) => cell.replace(/\p{C}/gu, '').slice(0, WIDEST)));
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

function readBookings(path: string): Booking[] {
  if (!existsSync(path)) return [];
  const database = new DatabaseSync(path, { readOnly: true });
  try {
    return listBookings(database);
  } finally {
    database.close();
  }
}

/** The bookings of a database file as a table in the host's zone, or as JSON; a sentence when there are none. */
export function describeBookings(path: string, zone: string, json: boolean): string {
  const bookings = readBookings(path);
  if (json) return JSON.stringify(bookings.map(asJson), null, 2);
  if (bookings.length === 0) return 'There are no bookings yet.';
  const heading = ['START', 'EVENT', 'NAME', 'EMAIL', 'UTM_CONTENT', 'STATUS'];
  return tableText([heading, ...bookings.map((booking) => tableRow(booking, zone))]);
}

if (import.meta.main) {
  try {
    const { dbPath, configPath } = readEnvironment(process.env);
    console.log(describeBookings(dbPath, loadConfig(configPath).host.zone, process.argv.includes('--json')));
  } catch (error) {
    console.error(`The bookings cannot be read: ${(error as Error).message}`);
    process.exitCode = 1;
  }
}
