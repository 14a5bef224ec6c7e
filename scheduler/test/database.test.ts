import { copyFileSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, expect, it, vi } from 'vitest';
import { openDatabase } from '../src/database.ts';
import * as client from './booking-client.ts';

const { formOf, getPage, openForm, send, plainText, tuesdayAtTen, tuesdayAtEleven } = client;

let dbPath: string;

beforeEach(() => {
  dbPath = client.makeDbPath();
});

it.each([
  ['deleted', (path: string) => rmSync(path)],
  ['moved', (path: string) => renameSync(path, `${path}.moved`)],
  ['exchanged', (path: string) => (copyFileSync(path, `${path}.copy`), renameSync(`${path}.copy`, path))],
])('a file that was %s acknowledges nothing, and the log says so in one line', async (_, change) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const url = await client.startForTest({ dbPath });
  const page = await client.bookTime(url, tuesdayAtTen);
  const form = await openForm(url, tuesdayAtEleven);
  const steps = ['cancel', `reschedule?time=${tuesdayAtEleven}`];
  const forms = await Promise.all(steps.map(async (step) => formOf(await getPage(`${page}/${step}`))));
  change(dbPath);
  expect(plainText((await send(form, { note: 'keep this' })).text)).toContain('keep this');
  for (const one of [form, ...forms]) {
    log.mockClear();
    expect((await send(one)).status).toBe(503);
    expect(log.mock.calls.flat()).toEqual([expect.stringMatching(/^[^\n]*bookings\.sqlite[^\n]*$/)]);
  }
});

it('a locked file refuses in words, loses nothing typed, and takes bookings afterwards', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const url = await client.startForTest({ dbPath });
  const form = await openForm(url, tuesdayAtTen);
  using other = new DatabaseSync(dbPath);
  other.exec('BEGIN IMMEDIATE');
  const refused = await send(form, { name: 'Zoë', note: 'keep this' });
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '30']);
  for (const text of ['Nothing was booked', 'Zoë', 'keep this'])
    expect(plainText(refused.text)).toContain(text);
  other.exec('ROLLBACK');
  expect((await send(formOf(refused))).status).toBe(303);
});

it.each([
  ['another program’s tables', 'CREATE TABLE orders (id)'],
  ['a table of the same name', 'CREATE TABLE bookings (id)'],
  ['an earlier version’s tables', 'CREATE TABLE bookings (start_ms); PRAGMA user_version = 3'],
  ['another program’s mark', 'PRAGMA application_id = 7'],
])('a file with %s is refused in one line, and nothing is written into it', (_, statements) => {
  new DatabaseSync(dbPath).exec(statements);
  const before = readFileSync(dbPath);
  expect(() => openDatabase(dbPath)).toThrow(/^[^\n]*bookings\.sqlite[^\n]*SCHEDULER_DB[^\n]*$/);
  expect(readFileSync(dbPath).equals(before)).toBe(true);
});

it('an empty file is taken, and opened again', () => {
  writeFileSync(dbPath, '');
  openDatabase(dbPath).close();
  openDatabase(dbPath).close();
});

// Nobody may write into /sys, the administrator included, and this test is a file, neither a folder nor a database.
it.each(['/sys/bookings.sqlite', `${import.meta.filename}/bookings.sqlite`, import.meta.filename])(
  '%s, which can be none, is refused',
  (path) => expect(() => openDatabase(path)).toThrow(/SCHEDULER_DB/),
);
