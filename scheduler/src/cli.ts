import { existsSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { parseArgs } from 'node:util';
import { Temporal } from 'temporal-polyfill';
import { listBookings, type Booking } from './bookings.ts';
import { schedule } from './config.ts';
import { databasePath, openDatabase } from './database.ts';
import { normalizeEmail } from './invitee.ts';
import { formatInstant, zoneName } from './time.ts';

// Leaves out the secret and the submission id, with which anyone could change a booking.
const rowOf = ({ startMs, cancelledAtMs, eventSlug, name, email, tracking }: Booking) => ({
  start: formatInstant(startMs),
  event: eventSlug,
  name,
  email,
  utm_content: tracking['utm_content'] ?? '',
  status: cancelledAtMs === null ? 'booked' : 'canceled',
});

const jsonOf = (booking: Booking) => ({ ...rowOf(booking), note: booking.note });

/** A booking as a row of a table, with its time in the business's time zone. */
function tableRow(booking: Booking) {
  const row = rowOf(booking);
  const local = Temporal.Instant.from(row.start).toZonedDateTimeISO(schedule.zone).toPlainDateTime();
  const start = local.toString({ smallestUnit: 'minute' }).replace('T', ' ');
  return { ...row, start: `${start} ${zoneName(booking.startMs, schedule.zone, 'short')}` };
}

/**
 * Deletes the bookings of an email address, whatever its case. `secure_delete` overwrites them in the file. The
 * write-ahead log is also truncated; SQLite waits until no other program reads it.
 */
function forget(database: DatabaseSync, email: string): void {
  const { changes } = database.prepare('DELETE FROM bookings WHERE email = ? COLLATE NOCASE').run(email);
  console.log(`${changes} ${changes === 1 ? 'booking' : 'bookings'} of ${email} deleted.`);
  if (database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()?.['busy'] === 0) return;
  throw new Error(
    'Copies are left in the file ending in -wal, because another program reads it. Run this again.',
  );
}

try {
  const { values } = parseArgs({ options: { json: { type: 'boolean' }, forget: { type: 'string' } } });
  const email = values.forget && normalizeEmail(values.forget);
  if (email === '') throw new Error('Whose bookings? npm run bookings -- --forget name@example.com');
  // Opening a database that doesn't exist would create it.
  using database = openDatabase(existsSync(databasePath()) ? databasePath() : ':memory:');
  const bookings = listBookings(database);
  if (email) forget(database, email);
  else if (values.json) console.log(JSON.stringify(bookings.map(jsonOf), null, 2));
  else if (bookings.length === 0) console.log('There are no bookings yet.');
  else console.table(bookings.map(tableRow));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
