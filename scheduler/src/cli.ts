import { existsSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { parseArgs } from 'node:util';
import { Temporal } from 'temporal-polyfill';
import { listBookings } from './bookings.ts';
import type { Booking } from './booking.ts';
import { loadConfig } from './config.ts';
import { openDatabase } from './db.ts';
import { readEnvironment } from './environment.ts';
import { formatInstant, zoneName } from './time.ts';

const statusOf = ({ cancelledAtMs }: Booking): string => (cancelledAtMs === null ? 'booked' : 'canceled');

// Nothing that a visitor typed may move the terminal's cursor.
const printable = (text: string): string => text.replace(/\p{C}/gu, '').slice(0, 40);

function tableRow(booking: Booking, zone: string) {
  const { startMs } = booking;
  const start = Temporal.Instant.fromEpochMilliseconds(startMs).toZonedDateTimeISO(zone).toPlainDateTime();
  return {
    start: `${start.toString({ smallestUnit: 'minute' }).replace('T', ' ')} ${zoneName(startMs, zone, 'short')}`,
    event: booking.eventSlug,
    name: printable(booking.invitee.name),
    email: printable(booking.invitee.email),
    utm_content: printable(booking.tracking['utm_content'] ?? ''),
    status: statusOf(booking),
  };
}

function jsonRow(booking: Booking) {
  const { id, eventSlug, startMs, endMs, invitee, zone, tracking, sequence } = booking;
  const times = { start: formatInstant(startMs), end: formatInstant(endMs) };
  return { id, event: eventSlug, ...times, ...invitee, zone, tracking, sequence, status: statusOf(booking) };
}

/**
 * Deletes all bookings of a mail address. `secure_delete` overwrites them in the file; done is done only when the
 * write-ahead log is empty, too, for which SQLite waits while another program reads it.
 */
function forget(database: DatabaseSync, email: string): boolean {
  const deleted = database.prepare('DELETE FROM bookings WHERE lower(email) = lower(?)').run(email).changes;
  console.log(`${deleted} ${deleted === 1 ? 'booking' : 'bookings'} deleted.`);
  if (database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()?.['busy'] === 0) return true;
  console.error(
    'Copies are left in the file ending in -wal, because another program reads it. Run this again.',
  );
  return false;
}

try {
  const { values } = parseArgs({ options: { json: { type: 'boolean' }, forget: { type: 'string' } } });
  const email = values.forget?.trim();
  if (email === '') throw new Error('Whose bookings? npm run bookings -- --forget name@example.com');
  const { dbPath, configPath, settingsPath } = readEnvironment(process.env);
  if (!existsSync(dbPath)) {
    console.log(values.json ? '[]' : 'There are no bookings yet.');
  } else {
    using database = openDatabase(dbPath);
    const bookings = listBookings(database);
    if (email) {
      if (!forget(database, email)) process.exitCode = 1;
    } else if (values.json) console.log(JSON.stringify(bookings.map(jsonRow), null, 2));
    else if (bookings.length === 0) console.log('There are no bookings yet.');
    else
      console.table(
        bookings.map((booking) => tableRow(booking, loadConfig(configPath, settingsPath).host.zone)),
      );
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
