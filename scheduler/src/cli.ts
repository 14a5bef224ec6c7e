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

// Nothing that a visitor typed may move the terminal's cursor, or turn the direction of its text.
const printable = (text: string): string => text.replace(/\p{C}/gu, '').slice(0, 40);

/** JSON with `\u` escapes for what a terminal would act on. */
const printableJson = (value: unknown): string =>
  JSON.stringify(value, null, 2).replace(/[^\P{C}\n]/gu, (character) =>
    Array.from({ length: character.length }, (_, index) => {
      return `\\u${character.charCodeAt(index).toString(16).padStart(4, '0')}`;
    }).join(''),
  );

function tableRow(booking: Booking) {
  const { startMs } = booking;
  const { zone } = schedule;
  const start = Temporal.Instant.fromEpochMilliseconds(startMs).toZonedDateTimeISO(zone).toPlainDateTime();
  return {
    start: `${start.toString({ smallestUnit: 'minute' }).replace('T', ' ')} ${zoneName(startMs, zone, 'short')}`,
    event: booking.eventSlug,
    name: printable(booking.name),
    email: printable(booking.email),
    utm_content: printable(booking.tracking['utm_content'] ?? ''),
    status: statusOf(booking),
  };
}

function jsonRow(booking: Booking) {
  const { id, eventSlug, startMs, endMs, name, email, note, zone, tracking, sequence } = booking;
  const times = { start: formatInstant(startMs), end: formatInstant(endMs) };
  return {
    id,
    event: eventSlug,
    ...times,
    name,
    email,
    note,
    zone,
    tracking,
    sequence,
    status: statusOf(booking),
  };
}

/**
 * Deletes all bookings of a mail address, in capitals or not. `secure_delete` overwrites them in the file; done is done
 * only when the write-ahead log is empty, too, for which SQLite waits while another program reads it.
 */
function forget(database: BookingDatabase, email: string): void {
  const { changes } = database.prepare('DELETE FROM bookings WHERE email = ? COLLATE NOCASE').run(email);
  console.log(`${changes} ${changes === 1 ? 'booking' : 'bookings'} of ${printable(email)} deleted.`);
  if (database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()?.['busy'] === 0) return;
  throw new Error(
    'Copies are left in the file ending in -wal, because another program reads it. Run this again.',
  );
}

try {
  const { values } = parseArgs({ options: { json: { type: 'boolean' }, forget: { type: 'string' } } });
  const email = values.forget && normalizeEmail(values.forget);
  if (email === '') throw new Error('Whose bookings? npm run bookings -- --forget name@example.com');
  const { dbPath } = readEnvironment(process.env);
  // Opened, a database that isn't there would be made.
  using database = openDatabase(existsSync(dbPath) ? dbPath : ':memory:');
  const bookings = listBookings(database);
  if (email) forget(database, email);
  else if (values.json) console.log(printableJson(bookings.map(jsonRow)));
  else if (bookings.length === 0) console.log('There are no bookings yet.');
  else console.table(bookings.map(tableRow));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
