import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statfsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';

const firstSchema = `
CREATE TABLE IF NOT EXISTS install (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL
) STRICT;

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
  cancelled_at_ms INTEGER
) STRICT;

CREATE UNIQUE INDEX IF NOT EXISTS one_active_booking_per_start
  ON bookings (start_ms) WHERE cancelled_at_ms IS NULL;
CREATE INDEX IF NOT EXISTS bookings_by_blocked_time
  ON bookings (blocked_to_ms, blocked_from_ms) WHERE cancelled_at_ms IS NULL;

CREATE TABLE IF NOT EXISTS outbox (
  id INTEGER PRIMARY KEY,
  booking_id TEXT NOT NULL REFERENCES bookings (id),
  kind TEXT NOT NULL,
  recipient TEXT NOT NULL,
  subject TEXT NOT NULL,
  body TEXT NOT NULL,
  created_at_ms INTEGER NOT NULL
) STRICT;
`;

// Each step leads from the version that is its index to the next; PRAGMA user_version says how many were taken.
const migrations = [
  firstSchema,
  'CREATE INDEX bookings_by_email ON bookings (lower(email), created_at_ms);' +
    'CREATE INDEX outbox_by_booking ON outbox (booking_id);',
];

/** The version of the schema that this program reads and writes. */
export const newestSchema = migrations.length;

/** How long an act waits for a lock that another program holds, in milliseconds. */
const longestWait = 2_000;
const leastFreeBytes = 2 ** 20;
const sqliteBusy = 5;

/** A database file that cannot be used; the message is one line. */
export class DatabaseError extends Error {}

function schemaVersion(database: DatabaseSync): number {
  return Number(database.prepare('PRAGMA user_version').get()?.['user_version']);
}

function migrate(database: DatabaseSync): void {
  database.exec('BEGIN IMMEDIATE');
  const version = schemaVersion(database);
  if (version > newestSchema) {
    database.exec('ROLLBACK');
    throw new Error(`its schema is ${version}, made by a newer release; this one knows ${newestSchema}`);
  }
  for (const step of migrations.slice(version)) database.exec(step);
  database.exec(`PRAGMA user_version = ${newestSchema}; COMMIT`);
}

/** Makes folder and file for their owner alone; SQLite gives side files that it makes the same mode. */
function makePrivate(path: string): void {
  const madeFolder = mkdirSync(dirname(path), { recursive: true, mode: 0o700 }) !== undefined;
  // A folder that was there before may be another's, except for the one that is named for this.
  if (madeFolder || dirname(path).endsWith('.data')) chmodSync(dirname(path), 0o700);
  closeSync(openSync(path, 'a', 0o600));
  chmodSync(path, 0o600);
}

/** Closes to others what an earlier run may have left; SQLite keeps it while the database is open. */
function makeSideFilesPrivate(path: string): void {
  for (const file of [`${path}-wal`, `${path}-shm`]) if (existsSync(file)) chmodSync(file, 0o600);
}

/**
 * Opens the bookings database, creates what is missing in it and brings an older schema up to date.
 * @param path a file, whose folder is created, or ":memory:".
 * @throws DatabaseError when the file cannot be opened or written, or is something else or newer.
 */
export function openDatabase(path: string): DatabaseSync {
  try {
    if (path !== ':memory:') makePrivate(path);
    const database = new DatabaseSync(path);
    // FULL: a commit is on the disk before the visitor is told that the time is theirs.
    database.exec('PRAGMA busy_timeout = 3000; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
    database.exec('PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON;');
    migrate(database);
    makeSideFilesPrivate(path);
    // From here on nothing waits inside SQLite, which would hold up every visitor: see whenUnlocked.
    database.exec('PRAGMA busy_timeout = 0');
    return database;
  } catch (error) {
    throw new DatabaseError(`The bookings database ${path} cannot be used: ${(error as Error).message}`);
  }
}

/** Whether an error comes from the database: a full disk, a read-only file, a lock that stays. */
export function isDatabaseError(error: unknown): error is Error {
  if (error instanceof DatabaseError) return true;
  return error instanceof Error && 'code' in error && error.code === 'ERR_SQLITE_ERROR';
}

/** Whether another program holds the database's lock. */
export function isLocked(error: unknown): boolean {
  return isDatabaseError(error) && (Number((error as { errcode?: number }).errcode) & 0xff) === sqliteBusy;
}

/** Does something as soon as no other program holds the lock, while others are served; gives up after two seconds. */
export async function whenUnlocked<Result>(act: () => Result): Promise<Awaited<Result>> {
  const deadline = performance.now() + longestWait;
  for (;;) {
    try {
      return await act();
    } catch (error) {
      if (!isLocked(error) || performance.now() > deadline) throw error;
      await pause(20 + Math.random() * 20);
    }
  }
}

/** A function that throws once the file is no longer the one that was opened. */
export function fileGuard(database: DatabaseSync): () => void {
  const path = database.location();
  if (path === null) return () => undefined;
  const opened = statSync(path);
  return () => {
    const now = statSync(path, { throwIfNoEntry: false });
    if (now?.ino === opened.ino && now.dev === opened.dev) return;
    throw new DatabaseError('The bookings file was replaced or deleted. Start the service again.');
  };
}

function requireSpace(database: DatabaseSync): void {
  const path = database.location();
  if (path === null) return;
  const { bavail, bsize } = statfsSync(path);
  if (bavail * bsize < leastFreeBytes) throw new DatabaseError('The disk is full.');
}

function requireWriting(database: DatabaseSync): void {
  database.exec('BEGIN IMMEDIATE');
  try {
    database.exec("INSERT INTO install VALUES ('health', printf('%.*c', 20000, 'x'))");
  } finally {
    if (database.isTransaction) database.exec('ROLLBACK');
  }
}

/**
 * Looks whether bookings could be stored now, and stores none.
 * @throws an error that says in one line what is wrong.
 */
export function requireHealth(database: DatabaseSync, requireSameFile: () => void): void {
  requireSameFile();
  const version = schemaVersion(database);
  if (version !== newestSchema) {
    throw new DatabaseError(`The schema has version ${version}; this release needs ${newestSchema}.`);
  }
  requireSpace(database);
  requireWriting(database);
}
