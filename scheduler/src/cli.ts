import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Temporal } from 'temporal-polyfill';
import { listBookings, type Booking } from './bookings.ts';
import { schedule } from './config.ts';
import { openDatabase, type BookingDatabase } from './database.ts';
import { readEnvironment } from './environment.ts';
import { normalizeEmail } from './invitee.ts';
import { formatInstant, zoneName } from './time.ts';

const statusOf = ({ cancelledAtMs }: Booking): string => (cancelledAtMs === null ? 'booked' : 'canceled');

// What a visitor typed must not move the terminal's cursor or turn the direction of its text.
const printable = (text: string): string => text.replace(/\p{C}/gu, '').slice(0, 40);

function tableRow(booking: Booking) {
  const { startMs, eventSlug, name, email, tracking } = booking;
  const { zone } = schedule;
  const start = Temporal.Instant.fromEpochMilliseconds(startMs).toZonedDateTimeISO(zone).toPlainDateTime();
  return {
    start: `${start.toString({ smallestUnit: 'minute' }).replace('T', ' ')} ${zoneName(startMs, zone, 'short')}`,
    event: eventSlug,
    name: printable(name),
    email: printable(email),
    utm_content: printable(tracking['utm_content'] ?? ''),
    status: statusOf(booking),
  };
}

/** Whoever has these can change a booking. */
const secrets = ['secret', 'submissionId'];

/** The start of a day in the business's time zone. */
function startOfDay(date: string): number {
  try {
    return Temporal.PlainDate.from(date).toZonedDateTime(schedule.zone).epochMilliseconds;
  } catch {
    throw new Error(`${printable(date)} is no day. npm run bookings -- --forget-before 2026-01-31`);
  }
}

/** All bookings as JSON in ASCII. */
function jsonOf(bookings: readonly Booking[]): string {
  const rows = bookings.map((booking) => {
    const times = { start: formatInstant(booking.startMs), end: formatInstant(booking.endMs) };
    return { ...times, ...booking, status: statusOf(booking) };
  });
  const withoutSecrets = (key: string, value: unknown) => (secrets.includes(key) ? undefined : value);
  const escape = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return JSON.stringify(rows, withoutSecrets, 2).replace(/[^ -~\n]/g, escape);
}

/**
 * Deletes the bookings of a mail address, whatever its case, or of calls that ended before an instant. `secure_delete`
 * overwrites them in the file; the write-ahead log must be emptied as well, for which SQLite waits while another program
 * reads it.
 */
function forget(database: BookingDatabase, condition: string, value: string | number, which: string): void {
  const { changes } = database.prepare(`DELETE FROM bookings WHERE ${condition}`).run(value);
  console.log(`${changes} ${changes === 1 ? 'booking' : 'bookings'} ${which} deleted.`);
  if (database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()?.['busy'] === 0) return;
  throw new Error(
    'Copies are left in the file ending in -wal, because another program reads it. Run this again.',
  );
}

try {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    options: { json: { type: 'boolean' }, forget: text, 'forget-before': text },
  });
  const day = values['forget-before'];
  const endMs = day === undefined ? undefined : startOfDay(day);
  const email = values.forget && normalizeEmail(values.forget);
  if (email === '') throw new Error('Whose bookings? npm run bookings -- --forget name@example.com');
  const { dbPath } = readEnvironment(process.env);
  // Opened, a database that isn't there would be made.
  using database = openDatabase(existsSync(dbPath) ? dbPath : ':memory:');
  const bookings = listBookings(database);
  if (email) forget(database, 'email = ? COLLATE NOCASE', email, `of ${printable(email)}`);
  else if (endMs !== undefined) forget(database, 'endMs <= ?', endMs, `before ${day}`);
  else if (values.json) console.log(jsonOf(bookings));
  else if (bookings.length === 0) console.log('There are no bookings yet.');
  else console.table(bookings.map(tableRow));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
