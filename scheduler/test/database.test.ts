import { copyFileSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it, vi } from 'vitest';
import { openDatabase } from '../src/database.ts';
import {
  bookTime,
  formOf,
  getPage,
  makeDbPath,
  openForm,
  plainText,
  send,
  startForTest,
  tuesdayAtEleven,
  tuesdayAtTen,
} from './booking-client.ts';

async function startOnFile() {
  const dbPath = makeDbPath();
  return { dbPath, url: await startForTest({ dbPath }) };
}

describe('a database file that', () => {
  it.each([
    ['was deleted', (path: string) => rmSync(path)],
    ['was moved', (path: string) => renameSync(path, `${path}.moved`)],
    [
      'was exchanged',
      (path: string) => {
        copyFileSync(path, `${path}.copy`);
        renameSync(`${path}.copy`, path);
      },
    ],
  ])('%s while the service runs acknowledges nothing, and the log says so in one line', async (_, change) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { url, dbPath } = await startOnFile();
    const page = await bookTime(url, tuesdayAtTen);
    const forms = [
      await openForm(url, tuesdayAtEleven),
      formOf(await getPage(`${page}/cancel`)),
      formOf(await getPage(`${page}/edit`)),
      formOf(await getPage(`${page}/reschedule?time=${tuesdayAtEleven}`)),
    ];
    change(dbPath);
    for (const form of forms) {
      log.mockClear();
      const refused = await send(form, { note: 'keep this' });
      expect(refused.status).toBe(503);
      if ('submission_id' in form.fields) expect(plainText(refused.text)).toContain('keep this');
      expect(log.mock.calls.flat()).toEqual([expect.stringMatching(/^[^\n]*bookings\.sqlite[^\n]*$/)]);
    }
  });

  it('is locked by another program refuses in words, loses nothing typed, and books afterwards', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { url, dbPath } = await startOnFile();
    using other = new DatabaseSync(dbPath);
    const form = await openForm(url, tuesdayAtTen);
    other.exec('BEGIN IMMEDIATE');
    const refused = await send(form, { name: 'Zoë', note: 'keep this' });
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '30']);
    for (const text of ['Nothing was booked', 'Zoë', 'keep this'])
      expect(plainText(refused.text)).toContain(text);
    other.exec('ROLLBACK');
    expect((await send(formOf(refused))).status).toBe(303);
  });
});

describe('a start', () => {
  it.each([
    [
      'is no database',
      (path: string) => writeFileSync(path, 'a text file, long enough to be one'.repeat(200)),
    ],
    ['has another program’s tables', (path: string) => createTable(path, 'CREATE TABLE orders (id)')],
    ['has a table of the same name', (path: string) => createTable(path, 'CREATE TABLE bookings (id)')],
    [
      'has an earlier version’s tables',
      (path: string) => createTable(path, 'CREATE TABLE bookings (start_ms); PRAGMA user_version = 3'),
    ],
    ['is empty, and another program’s', (path: string) => createTable(path, 'PRAGMA application_id = 7')],
  ])('on a file that %s is refused in one line, and writes nothing into it', (_, make) => {
    const path = makeDbPath();
    make(path);
    const before = readFileSync(path);
    expect(() => openDatabase(path)).toThrow(new RegExp(`^[^\\n]*${path}[^\\n]*SCHEDULER_DB[^\\n]*$`));
    expect(readFileSync(path).equals(before)).toBe(true);
  });

  it('on an empty file, and again on its own, goes well', () => {
    const path = makeDbPath();
    writeFileSync(path, '');
    openDatabase(path).close();
    openDatabase(path).close();
  });

  // Nobody may write into /sys, the administrator included, and this test is a file, not a folder.
  it.each(['/sys', import.meta.filename])('below %s, where no file can be, says so', (place) =>
    expect(() => openDatabase(`${place}/bookings.sqlite`)).toThrow(/SCHEDULER_DB/),
  );
});

function createTable(path: string, statements: string): void {
  using database = new DatabaseSync(path);
  database.exec(statements);
}
