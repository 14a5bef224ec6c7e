import { readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { expect, it, vi } from 'vitest';
import { openDatabase } from '../src/database.ts';
import { openForm, send, startForTest, tuesdayAtTen } from './booking-client.ts';
import { makeDbPath } from './scheduler-process.ts';

it('a locked file refuses in words, and takes bookings afterwards', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const dbPath = makeDbPath();
  const form = await openForm(await startForTest({ database: openDatabase(dbPath) }), tuesdayAtTen);
  using other = new DatabaseSync(dbPath);
  other.exec('BEGIN IMMEDIATE');
  const refused = await send(form);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '30']);
  expect(log.mock.calls.flat()).toEqual([expect.stringMatching(/^[^\n]*locked[^\n]*$/)]);
  other.exec('ROLLBACK');
  expect((await send(form)).status).toBe(303);
});

it.each([
  ['another program’s tables', 'CREATE TABLE orders (id)'],
  ['an earlier version’s tables', 'CREATE TABLE bookings (start_ms); PRAGMA user_version = 3'],
])('a file with %s is refused in one line, and nothing is written into it', (_, statements) => {
  const dbPath = makeDbPath();
  new DatabaseSync(dbPath).exec(statements);
  const before = readFileSync(dbPath);
  expect(() => openDatabase(dbPath)).toThrow(/^[^\n]*bookings\.sqlite[^\n]*SCHEDULER_DB[^\n]*$/);
  expect(readFileSync(dbPath).equals(before)).toBe(true);
});

it('a file that can be none is refused', () => {
  expect(() => openDatabase('/sys/bookings.sqlite')).toThrow(/SCHEDULER_DB/);
});
