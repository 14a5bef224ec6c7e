import { chmodSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** The path of the database: SCHEDULER_DB, or a file below scheduler/.data. */
export const databasePath = () =>
  process.env['SCHEDULER_DB'] || join(import.meta.dirname, '..', '.data', 'bookings.sqlite');

/** Marks a file as a database of this program: "BB", and the version of the schema. */
const applicationId = 0x42420004;

// The columns have the names of the fields of Booking.
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
 * Runs `work` in a transaction. IMMEDIATE takes the write lock before the first read, so that no data can change between
 * reading and writing. When this returns, the changes are written to disk.
 * @see https://www.sqlite.org/lang_transaction.html
 */
export function transaction<Result>(database: DatabaseSync, work: () => Result): Result {
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    // SQLite itself may have ended the transaction, for example if the disk is full.
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

/**
 * Opens the database and creates its tables. Doesn't change a file of another program or version.
 * @throws Error with a one-line message that names the file, if it can't be used.
 */
export function openDatabase(path: string): DatabaseSync {
  try {
    if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    const database = new DatabaseSync(path, { timeout: 2_000 });
    const id = database.prepare('PRAGMA application_id').get()?.['application_id'];
    const tables = database.prepare('SELECT count(*) AS n FROM sqlite_schema').get()?.['n'];
    if (id !== applicationId && tables !== 0)
      throw new Error('it was made by another program, or by another version of this one');
    // The file holds personal data. SQLite's temporary files get the same mode.
    if (path !== ':memory:') chmodSync(path, 0o600);
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON');
    transaction(database, () => database.exec(schema));
    return database;
  } catch (error) {
    const reason = (error as Error).message;
    throw new Error(`${path} can’t be used: ${reason}. Move it away, or name another file in SCHEDULER_DB.`);
  }
}
