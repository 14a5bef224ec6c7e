import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { backup, type DatabaseSync } from 'node:sqlite';
import { parseArgs } from 'node:util';
import { bookingsJson, bookingTable } from './bookings/booking-table.ts';
import { listBookings } from './bookings/booking-store.ts';
import { openDatabase } from './bookings/database.ts';
import { loadConfig } from './config/scheduler-config.ts';
import { readEnvironment } from './environment.ts';

const dayInMs = 24 * 60 * 60_000;
const usage = `npm run bookings -- [option]
  (none)            the bookings as a table
  --json            with all fields, as JSON
  --forget EMAIL    deletes all that is kept of one mail address; its coming times are free again
  --purge DAYS      deletes what ended more than so many days ago
  --backup FILE     writes a copy, also while the service runs`;

function readOptions() {
  const options = {
    json: { type: 'boolean' },
    forget: { type: 'string' },
    purge: { type: 'string' },
    backup: { type: 'string' },
  } as const;
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    throw new Error(`${(error as Error).message}\n${usage}`, { cause: error });
  }
}

/** Deletes bookings and what would have been mailed about them, from the file and from the log beside it. */
function remove(database: DatabaseSync, condition: string, value: string | number): string {
  database.exec('PRAGMA busy_timeout = 5000; BEGIN IMMEDIATE');
  database
    .prepare(`DELETE FROM outbox WHERE booking_id IN (SELECT id FROM bookings WHERE ${condition})`)
    .run(value);
  const { changes } = database.prepare(`DELETE FROM bookings WHERE ${condition}`).run(value);
  database.exec('COMMIT; PRAGMA wal_checkpoint(TRUNCATE)');
  return `${changes} ${changes === 1 ? 'booking' : 'bookings'} deleted.`;
}

function readDays(text: string): number {
  if (/^\d{1,5}$/.test(text)) return Number(text);
  throw new Error(`--purge takes a number of days, not ${JSON.stringify(text)}.`);
}

async function manage(database: DatabaseSync, zone: string, nowMs: number): Promise<string> {
  const { json, forget, purge, backup: copy } = readOptions();
  if (forget !== undefined) return remove(database, 'lower(email) = lower(?)', forget.trim());
  if (purge !== undefined) return remove(database, 'end_ms < ?', nowMs - readDays(purge) * dayInMs);
  if (copy !== undefined) {
    // npm runs this in its own folder, and says where it was started.
    const file = resolve(process.env['INIT_CWD'] ?? '', copy);
    if (existsSync(file)) throw new Error(`${file} exists already; nothing was written.`);
    await backup(database, file);
    return `All bookings are in ${file}.`;
  }
  const bookings = listBookings(database);
  return json ? bookingsJson(bookings) : bookingTable(bookings, zone);
}

try {
  process.umask(0o077);
  const { dbPath, configPath, settingsPath, clock } = readEnvironment(process.env);
  const { zone } = loadConfig(configPath, settingsPath).host;
  const database = openDatabase(existsSync(dbPath) ? dbPath : ':memory:');
  try {
    console.log(await manage(database, zone, clock.now()));
  } finally {
    database.close();
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
