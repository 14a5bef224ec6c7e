import { chmodSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

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

/** A database that cannot be used; the message is one line for the owner. */
export class DatabaseError extends Error {}

/** Whether an error comes from the database, such as a full disk or a lock. */
export function isDatabaseError(error: Error): boolean {
  return error instanceof DatabaseError || ('code' in error && error.code === 'ERR_SQLITE_ERROR');
}

/** What tells a file from every other one that is put in its place; undefined when there is none. */
function fileIdentity(path: string): string | undefined {
  const status = statSync(path, { throwIfNoEntry: false });
  return status && `${status.dev}:${status.ino}`;
}

/** The open database of bookings. */
export class BookingDatabase extends DatabaseSync {
  readonly #opened: string | undefined;

  constructor(path: string) {
    super(path, { timeout: 2_000 });
    this.#opened = fileIdentity(path);
  }

  /**
   * Runs `work` in one transaction. IMMEDIATE takes the write lock before the first read, so what was read cannot
   * change before the write. When this returns, the result is on the disk, in the file that a restart will open.
   * @throws DatabaseError when that file has been moved, deleted or exchanged.
   */
  transaction<Result>(work: () => Result): Result {
    this.exec('BEGIN IMMEDIATE');
    try {
      const result = work();
      const path = this.location();
      if (path !== null && fileIdentity(path) !== this.#opened)
        throw new DatabaseError(`${path} was moved, deleted or exchanged. Restart the service.`);
      this.exec('COMMIT');
      return result;
    } catch (error) {
      // A full disk may already have ended the transaction.
      if (this.isTransaction) this.exec('ROLLBACK');
      throw error;
    }
  }
}

/** Whether a file is empty, or this program's. Reads only: another program's file stays as it is. */
function isOurs(database: DatabaseSync): boolean {
  const id = database.prepare('PRAGMA application_id').get()?.['application_id'];
  const tables = database.prepare('SELECT count(*) AS n FROM sqlite_schema').get()?.['n'];
  return id === applicationId || (id === 0 && tables === 0);
}

/**
 * Opens the database and makes its tables.
 * @throws DatabaseError with one line that names the file when it cannot be used.
 */
export function openDatabase(path: string): BookingDatabase {
  let database: BookingDatabase | undefined;
  try {
    if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    const opened = new BookingDatabase(path);
    database = opened;
    if (!isOurs(opened)) throw new Error('it was made by another program, or by another version of this one');
    // Names and addresses are in it. Side files inherit the mode.
    if (path !== ':memory:') chmodSync(path, 0o600);
    opened.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON');
    opened.transaction(() => opened.exec(schema));
    return opened;
  } catch (error) {
    database?.close();
    const reason = (error as Error).message;
    throw new DatabaseError(
      `${path} can’t be used: ${reason}. Move it away, or name another file in SCHEDULER_DB.`,
    );
  }
}
