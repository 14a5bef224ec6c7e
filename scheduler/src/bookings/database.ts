import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const SCHEMA = `
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

/** A database file that cannot be opened or prepared; the message is one line. */
export class DatabaseError extends Error {}

/**
 * Opens the bookings database and creates what is missing in it.
 * @param path a file, whose folder is created, or ":memory:".
 * @throws DatabaseError when the file cannot be opened, written or is something else.
 */
export function openDatabase(path: string): DatabaseSync {
  try {
    if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true });
    const database = new DatabaseSync(path);
    // FULL: a commit is on the disk before the visitor is told that the time is theirs.
    database.exec('PRAGMA busy_timeout = 3000; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
    database.exec('PRAGMA foreign_keys = ON;');
    database.exec(SCHEMA);
    return database;
  } catch (error) {
    throw new DatabaseError(`The bookings database ${path} cannot be used: ${(error as Error).message}`);
  }
}

/** Whether an error comes from the database: a full disk, a read-only file, a lock that stays. */
export function isDatabaseError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_SQLITE_ERROR';
}
