import { chmodSync, existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';

/** The version of the schema that this program reads and writes. */
const schemaVersion = 3;

// Every statement may run again: an index that somebody dropped is there after the next start.
const schema = `
CREATE TABLE IF NOT EXISTS bookings (
  id TEXT PRIMARY KEY,
  secret TEXT NOT NULL UNIQUE,
  submission_id TEXT NOT NULL UNIQUE,
  account TEXT NOT NULL,
  event_slug TEXT NOT NULL,
  event_name TEXT NOT NULL,
  start_ms INTEGER NOT NULL,
  end_ms INTEGER NOT NULL CHECK (end_ms > start_ms),
  blocked_from_ms INTEGER NOT NULL CHECK (blocked_from_ms <= start_ms),
  blocked_to_ms INTEGER NOT NULL CHECK (blocked_to_ms >= end_ms),
  name TEXT NOT NULL,
  email TEXT NOT NULL,
  note TEXT NOT NULL,
  zone TEXT NOT NULL,
  tracking TEXT NOT NULL,
  created_at_ms INTEGER NOT NULL,
  cancelled_at_ms INTEGER,
  mailbox TEXT NOT NULL DEFAULT '',
  sequence INTEGER NOT NULL DEFAULT 0,
  changed_at_ms INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE UNIQUE INDEX IF NOT EXISTS one_active_booking_per_start ON bookings (start_ms) WHERE cancelled_at_ms IS NULL;
CREATE INDEX IF NOT EXISTS bookings_by_blocked_time
  ON bookings (blocked_to_ms, blocked_from_ms) WHERE cancelled_at_ms IS NULL;
CREATE INDEX IF NOT EXISTS bookings_by_mailbox ON bookings (mailbox, start_ms);
`;

/** A database that cannot be used; the message is one line for the owner. */
export class DatabaseError extends Error {}

/** Whether an error comes from SQLite, such as a full disk or a lock. */
export function isDatabaseError(error: unknown): boolean {
  const code: unknown = error instanceof Error && 'code' in error ? error.code : undefined;
  return error instanceof DatabaseError || code === 'ERR_SQLITE_ERROR';
}

/** Whether another program holds the file's lock. */
export function isLocked(error: unknown): boolean {
  const busy = 5;
  return error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === busy;
}

/** What the owner reads and can do, by SQLite's primary result code (https://sqlite.org/rescode.html). */
const explanations: Readonly<Record<number, string>> = {
  5: 'is in use by another program. Stop it, then try again.',
  8: 'cannot be written. Check who may write to it and its folder.',
  10: 'cannot be read or written: the disk is full or failing. Free some space or check the disk, then try again.',
  11: 'is damaged. Put a backup in its place, or name another file in SCHEDULER_DB.',
  13: 'cannot grow: the disk is full. Free some space, then try again.',
  14: 'cannot be opened or written. Check that it is there, and who may write to it and its folder.',
  26: 'is no database. Name another file in SCHEDULER_DB.',
};

const resultCodes: Readonly<Record<string, number>> = { ENOSPC: 13, EDQUOT: 13 };
const folderCodes = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOENT', 'ENOTDIR', 'EEXIST']);

/** What is wrong with the database and what to do, as the end of a sentence that begins with its file's name. */
function explainDatabaseError(error: unknown): string {
  const { message = '', code = '', errcode = 0 } = error as Error & { code?: string; errcode?: number };
  const result = folderCodes.has(code) ? 14 : (resultCodes[code] ?? errcode & 0xff);
  return explanations[result] ?? message;
}

/** How long a write waits for another program's lock, in milliseconds. */
const lockWait = 2_000;

/**
 * Repeats a write while another program holds the lock. SQLite's own waiting would stop every other request, too.
 * @throws the error of the last attempt.
 */
export async function whenUnlocked<Result>(write: () => Result): Promise<Result> {
  const end = performance.now() + lockWait;
  for (;;) {
    try {
      return write();
    } catch (error) {
      if (!isLocked(error) || performance.now() > end) throw error;
    }
    await pause(25);
  }
}

/**
 * Runs `work` in one transaction. IMMEDIATE takes the write lock before the first read, so what was read cannot
 * change before the write. When this returns, the result is on the disk.
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

function pragma(database: DatabaseSync, name: string): unknown {
  return Object.values(database.prepare(`PRAGMA ${name}`).get() ?? {})[0];
}

function checkFile(database: DatabaseSync): void {
  const result = String(pragma(database, 'quick_check(1)'));
  if (result !== 'ok') throw new DatabaseError(`${explanations[11]} (${result.replaceAll('\n', ' ')})`);
}

/** Checks what is on the disk, of which an open connection has pages in memory. */
function checkFileOnDisk(database: DatabaseSync): void {
  const path = database.location();
  if (path === null) return;
  using fresh = new DatabaseSync(path, { readOnly: true });
  checkFile(fresh);
}

function createTables(database: DatabaseSync): void {
  const version = Number(pragma(database, 'user_version'));
  if (version > 0 && version !== schemaVersion) {
    throw new DatabaseError(
      `was written by another version (${version}) of this program. Start that one, or name another file in SCHEDULER_DB.`,
    );
  }
  database.exec(`${schema} PRAGMA user_version = ${schemaVersion}`);
}

/**
 * Opens the database, makes its tables, and checks the file.
 * @throws DatabaseError with one line that names the file when it cannot be used.
 */
export function openDatabase(path: string): DatabaseSync {
  let database: DatabaseSync | undefined;
  try {
    if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    const isNew = !existsSync(path);
    database = new DatabaseSync(path);
    // Side files inherit the mode of the database file.
    if (isNew && path !== ':memory:') chmodSync(path, 0o600);
    database.exec(
      'PRAGMA busy_timeout = 2000; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON',
    );
    checkFile(database);
    const opened = database;
    transaction(opened, () => createTables(opened));
    return opened;
  } catch (error) {
    database?.close();
    throw new DatabaseError(`${path} ${explainDatabaseError(error)}`);
  }
}

const probe = `INSERT INTO bookings (id, secret, submission_id, account, event_slug, event_name, start_ms, end_ms,
  blocked_from_ms, blocked_to_ms, name, email, note, zone, tracking, created_at_ms, cancelled_at_ms)
  VALUES ('health', 'health', 'health', '', '', '', 0, 1, 0, 1, '', '', hex(zeroblob(12000)), '', '{}', 0, 0);
  DELETE FROM bookings WHERE id = 'health'`;

/**
 * Checks whether a booking could be stored now: it writes one, longer than any, that it removes in the same transaction,
 * because only a commit reaches the disk.
 * @returns what the owner reads when nothing can be booked, or null when all is well.
 */
export async function databaseProblem(database: DatabaseSync): Promise<string | null> {
  try {
    checkFileOnDisk(database);
    await whenUnlocked(() => transaction(database, () => database.exec(probe)));
    return null;
  } catch (error) {
    return `The database ${explainDatabaseError(error)}`;
  }
}
