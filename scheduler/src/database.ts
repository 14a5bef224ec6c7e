import { chmodSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export const databasePath = () =>
  process.env['SCHEDULER_DB'] || join(import.meta.dirname, '..', '.data', 'bookings.sqlite');

/** Marks a file as one of this program, and of this version: "BB" and the number of the schema. */
const applicationId = 0x42420004;

// Columns have the names of the fields of a Booking.
const schema = `
CREATE TABLE IF NOT EXISTS bookings (
  id TEXT PRIMARY KEY,
  secret TEXT NOT NULL UNIQUE,
  submissionId TEXT NOT NULL UNIQUE,
  eventSlug TEXT NOT NULL,
  eventName TEXT NOT NULL,
  startMs INTEGER NOT NULL,
  endMs INTEGER NOT NULL CHECK (endMs > startMs),
  name TEXT NOT NULL,
  email TEXT NOT NULL,
  note TEXT NOT NULL,
  zone TEXT NOT NULL,
  tracking TEXT NOT NULL,
  sequence INTEGER NOT NULL,
  createdAtMs INTEGER NOT NULL,
  changedAtMs INTEGER NOT NULL,
  cancelledAtMs INTEGER
) STRICT;
CREATE UNIQUE INDEX IF NOT EXISTS one_active_booking_per_start ON bookings (startMs) WHERE cancelledAtMs IS NULL;
PRAGMA application_id = ${applicationId};
`;

/** Whether an error comes from the database, such as a full disk or a lock. */
export function isDatabaseError(error: Error): boolean {
  return 'code' in error && error.code === 'ERR_SQLITE_ERROR';
}

/**
 * Runs `work` in one transaction. IMMEDIATE takes the write lock before the first read, so what was read cannot change
 * before the write. When this returns, the result is on the disk.
 */
export function transaction<Result>(database: DatabaseSync, work: () => Result): Result {
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    // A full disk may already have ended the transaction.
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

/**
 * Opens the database and makes its tables. A file of another program or version stays as it is.
 * @throws Error with one line that names the file when it cannot be used.
 */
export function openDatabase(path: string): DatabaseSync {
  try {
    if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    const database = new DatabaseSync(path, { timeout: 2_000 });
    const id = database.prepare('PRAGMA application_id').get()?.['application_id'];
    const tables = database.prepare('SELECT count(*) AS n FROM sqlite_schema').get()?.['n'];
    if (id !== applicationId && tables !== 0)
      throw new Error('it was made by another program, or by another version of this one');
    // Names and addresses are in it. Side files inherit the mode.
    if (path !== ':memory:') chmodSync(path, 0o600);
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON');
    transaction(database, () => database.exec(schema));
    return database;
  } catch (error) {
    const reason = (error as Error).message;
    throw new Error(`${path} can’t be used: ${reason}. Move it away, or name another file in SCHEDULER_DB.`);
  }
}
