import { readFileSync, renameSync, truncateSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { openDatabase } from '../src/db.ts';
import {
  bookTime,
  consultationPath,
  formOf,
  getPage,
  makeDbPath,
  nextStarts,
  openForm,
  plainText,
  send,
  startForTest,
  tuesdayAtTen,
} from './booking-client.ts';
import { runToEnd } from './scheduler-process.ts';

/** Starts a service on a file; `other` is another program on that file. */
async function startOnFile() {
  const dbPath = makeDbPath();
  const url = await startForTest({ SCHEDULER_DB: dbPath });
  const other = new DatabaseSync(dbPath);
  onTestFinished(() => other.close());
  return { url, dbPath, other };
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

describe('a database that takes no bookings', () => {
  it('is locked: the visitor is told, nothing typed is lost, and it books again afterwards', async () => {
    const { url, other } = await startOnFile();
    const form = await openForm(url, tuesdayAtTen);
    other.exec('BEGIN IMMEDIATE');
    const refused = await send(form, { name: 'Zoë', note: 'keep this' });
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('5');
    for (const text of ['Nothing was booked', 'Zoë', 'keep this'])
      expect(plainText(refused.text)).toContain(text);
    expect((await getPage(`${url}/health`)).status).toBe(503);
    expect((await getPage(url + consultationPath)).status).toBe(200);
    other.exec('ROLLBACK');
    expect((await send(formOf(refused))).status).toBe(303);
    expect((await getPage(`${url}/health`)).text).toBe('ok\n');
  });

  it('is waited for when another program holds it shortly, and stops nobody else meanwhile', async () => {
    const { url, other } = await startOnFile();
    const starts = await nextStarts(url, 20);
    const forms = await Promise.all(starts.map((start) => openForm(url, start)));
    other.exec('BEGIN IMMEDIATE');
    const answers = Promise.all(forms.map((form) => send(form)));
    const health = getPage(`${url}/health`);
    await pause(500);
    expect((await getPage(url + consultationPath)).status).toBe(200);
    other.exec('ROLLBACK');
    expect(new Set((await answers).map(({ status }) => status))).toEqual(new Set([303]));
    expect((await health).status).toBe(200);
  });

  it.each([
    ['gone', /Check that it is there/, (path: string) => renameSync(path, `${path}.moved`)],
    [
      'damaged',
      /damaged|malformed/,
      (path: string) => {
        const bytes = readFileSync(path);
        bytes.fill(0xff, 4096 + 8, 4096 * 2);
        writeFileSync(path, bytes);
      },
    ],
  ])('is named by /health when its file is %s', async (_, says, damage) => {
    const { url, dbPath, other } = await startOnFile();
    for (let hour = 0; hour < 5; hour += 1) await bookTime(url, `2026-11-24T${15 + hour}:00:00Z`);
    other.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get();
    damage(dbPath);
    const health = await getPage(`${url}/health`);
    expect([health.status, health.text]).toEqual([503, expect.stringMatching(says)]);
  });
});

describe('a start', () => {
  it.each([
    ['no database', (path: string) => writeFileSync(path, 'a text file, long enough to be one'.repeat(200))],
    [
      'cut off',
      (path: string) => {
        openDatabase(path).close();
        truncateSync(path, 5000);
      },
    ],
    [
      'of another version',
      (path: string) => {
        using database = openDatabase(path);
        database.exec('PRAGMA user_version = 99');
      },
    ],
  ])('on a file that is %s is refused with its name and what to do', (_, damage) => {
    const path = makeDbPath();
    damage(path);
    expect(() => openDatabase(path)).toThrow(new RegExp(`^${path}.*SCHEDULER_DB`));
  });

  it('on a locked file names what to stop, and loses nothing', async () => {
    const { url, dbPath, other } = await startOnFile();
    await bookTime(url, tuesdayAtTen);
    other.exec('BEGIN IMMEDIATE');
    expect(() => openDatabase(dbPath)).toThrow(/in use by another program. Stop it/);
    other.exec('ROLLBACK');
    expect(other.prepare('SELECT name FROM bookings').all()).toHaveLength(1);
  });

  // Nobody may write into /sys, the administrator included, and this test is a file, not a folder.
  it.each(['/sys', import.meta.filename])('below %s, where no file can be, says so', (place) => {
    expect(() => openDatabase(`${place}/bookings.sqlite`)).toThrow(/cannot be opened or written/);
  });

  it.each(['0', '10'])('on a disk that is full after %s blocks asks to look at it', async (blocks) => {
    const { code, errors } = await runToEnd('server.ts', { SCHEDULER_DB: makeDbPath() }, [], blocks);
    expect([code, errors.split('\n').length]).toEqual([1, 2]);
    expect(errors).toMatch(/Free some space/);
  });

  it.each([
    ['SCHEDULER_CONFIG', '/none.yaml', /none.yaml.*SCHEDULER_CONFIG/],
    ['SCHEDULER_NOW', 'tomorrow', /SCHEDULER_NOW/],
  ])('with %s as %s says what is wrong', async (name, value, says) => {
    const { code, errors } = await runToEnd('server.ts', { SCHEDULER_DB: ':memory:', [name]: value });
    expect([code, errors]).toEqual([1, expect.stringMatching(says)]);
    expect(errors).not.toContain('.ts:');
  });
});

describe('the bookings command', () => {
  it('lists bookings, also as JSON', async () => {
    const { url, dbPath } = await startOnFile();
    const environment = { SCHEDULER_DB: dbPath };
    expect((await runToEnd('cli.ts', environment)).output).toBe('There are no bookings yet.\n');
    await bookTime(url, tuesdayAtTen);
    const { code, output } = await runToEnd('cli.ts', environment);
    expect(code).toBe(0);
    for (const text of ['2026-11-24 10:00 EST', 'ann@example.com', 'booked']) expect(output).toContain(text);
    const [row] = JSON.parse((await runToEnd('cli.ts', environment, ['--json'])).output) as [unknown];
    expect(row).toMatchObject({ start: tuesdayAtTen, name: 'Ann Example', status: 'booked' });
  });

  it('forgets an address down to the last copy, or says that one is left', async () => {
    const { url, dbPath, other } = await startOnFile();
    const copies = () =>
      [dbPath, `${dbPath}-wal`].filter((file) => readFileSync(file, 'latin1').includes('secret-zoe'));
    const forget = (...email: string[]) =>
      runToEnd('cli.ts', { SCHEDULER_DB: dbPath }, ['--forget', ...email]);
    await bookTime(url, tuesdayAtTen, { email: 'secret-zoe@example.com' });
    other.exec('BEGIN; SELECT * FROM bookings');
    const kept = await forget('Secret-Zoe@example.com');
    expect([kept.code, copies().length > 0]).toEqual([1, true]);
    expect(kept.errors).toContain('Copies are left');
    other.exec('COMMIT');
    expect((await forget(' Secret-Zoe@example.com ')).code).toBe(0);
    expect(copies()).toEqual([]);
    expect((await forget(' ')).errors).toContain('Whose bookings?');
  });
});

it('a calendar with nothing free for the whole horizon offers mail', async () => {
  const path = `${makeDbPath()}.yaml`;
  const source = readFileSync(new URL('../config.yaml', import.meta.url), 'utf8');
  writeFileSync(path, source.replaceAll(/\['\d\d:.*\]/g, '[]'));
  const url = await startForTest({ SCHEDULER_CONFIG: path });
  const page = await getPage(url + consultationPath);
  expect(page.status).toBe(200);
  expect(page.text).toContain('mailto:hello@example.com');
});
