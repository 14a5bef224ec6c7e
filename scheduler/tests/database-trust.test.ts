import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openDatabase, newestSchema } from '../src/bookings/database.ts';
import {
  consultationPath,
  tuesdayAtTen,
  fieldValue,
  getPage,
  inOwnFolder,
  nextStarts,
  openForm,
  send,
  startForTest,
} from './booking-client.ts';
import { runToEnd } from './scheduler-process.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});

afterEach(() => {
  vi.restoreAllMocks();
});

/** Runs a test on a service with a file of its own. */
function withService(
  task: (url: string, dbPath: string) => Promise<void>,
  options: Parameters<typeof startForTest>[0] = {},
): Promise<void> {
  return inOwnFolder(async (folder) => {
    const dbPath = join(folder, 'data', 'bookings.sqlite');
    const service = await startForTest({ dbPath, ...options });
    try {
      await task(service.url, dbPath);
    } finally {
      await service.close();
    }
  });
}

const mode = (path: string) => (statSync(path).mode & 0o777).toString(8);

describe('the files', () => {
  it('belong to their owner alone', () =>
    withService(async (url, dbPath) => {
      await send(await openForm(url, tuesdayAtTen));
      expect(mode(dirname(dbPath))).toBe('700');
      for (const suffix of ['', '-wal', '-shm']) expect(mode(dbPath + suffix)).toBe('600');
    }));

  it('are closed to others when they were open before, in a folder that stays as it is', () =>
    inOwnFolder(async (folder) => {
      const dbPath = join(folder, 'shared', 'bookings.sqlite');
      mkdirSync(dirname(dbPath), { mode: 0o755 });
      openDatabase(dbPath).close();
      chmodSync(dbPath, 0o644);
      openDatabase(dbPath).close();
      expect([mode(dbPath), mode(dirname(dbPath))]).toEqual(['600', '755']);
    }));

  it('are closed to others also where an earlier run left side files open', () =>
    inOwnFolder(async (folder) => {
      const dbPath = join(folder, 'bookings.sqlite');
      const files = ['', '-wal', '-shm'].map((suffix) => dbPath + suffix);
      const earlier = openDatabase(dbPath);
      for (const file of files) chmodSync(file, 0o644);
      const database = openDatabase(dbPath);
      expect(files.map(mode)).toEqual(['600', '600', '600']);
      database.close();
      earlier.close();
    }));
});

describe('the schema', () => {
  it('is brought up to date, what is in it kept', () =>
    inOwnFolder(async (folder) => {
      const dbPath = join(folder, 'old.sqlite');
      const database = openDatabase(dbPath);
      database.exec('DROP INDEX bookings_by_email; DROP INDEX outbox_by_booking; PRAGMA user_version = 0');
      database.exec("INSERT INTO install VALUES ('kept', 'yes')");
      database.close();
      const migrated = openDatabase(dbPath);
      expect(migrated.prepare('PRAGMA user_version').get()).toEqual({ user_version: newestSchema });
      expect(migrated.prepare("SELECT value FROM install WHERE name = 'kept'").get()).toEqual({
        value: 'yes',
      });
      migrated.close();
    }));

  it('of a newer release is refused', () =>
    inOwnFolder(async (folder) => {
      const dbPath = join(folder, 'new.sqlite');
      const database = openDatabase(dbPath);
      database.exec(`PRAGMA user_version = ${newestSchema + 1}`);
      database.close();
      expect(() => openDatabase(dbPath)).toThrow(/made by a newer release/);
    }));
});

describe('health', () => {
  it('says when the schema is another one', () =>
    withService(async (url, dbPath) => {
      expect(await getPage(`${url}/health`)).toMatchObject({ status: 200, text: 'ok\n' });
      const other = new DatabaseSync(dbPath);
      other.exec('PRAGMA user_version = 99');
      other.close();
      const health = await getPage(`${url}/health`);
      expect(health.status).toBe(503);
      expect(health.text).toMatch(/schema has version 99/);
    }));

  it.each([
    ['deleted', (path: string) => rmSync(path)],
    [
      'replaced',
      (path: string) => {
        renameSync(path, `${path}.old`);
        openDatabase(path).close();
      },
    ],
  ])('says when the file was %s, and no booking is acknowledged then', (_, act) =>
    withService(async (url, dbPath) => {
      const form = await openForm(url, tuesdayAtTen);
      act(dbPath);
      expect((await send(form)).status).toBe(503);
      const health = await getPage(`${url}/health`);
      expect(health.status).toBe(503);
      expect(health.text).toMatch(/replaced or deleted/);
    }),
  );
});

describe('a database that another program has locked', () => {
  it('holds nobody up who only looks, and what was typed waits for it', () =>
    withService(async (url, dbPath) => {
      const form = await openForm(url, tuesdayAtTen);
      const other = new DatabaseSync(dbPath);
      other.exec('BEGIN IMMEDIATE');
      const sending = send(form, { name: 'Ann Waits' });
      let isSent = false;
      void sending.then(() => (isSent = true));
      expect((await getPage(url + consultationPath)).status).toBe(200);
      expect(await nextStarts(url, 3)).toHaveLength(3);
      expect(isSent).toBe(false);
      const told = await sending;
      expect(told.status).toBe(503);
      expect(told.headers.get('retry-after')).toBe('5');
      expect(fieldValue(told, 'name')).toBe('Ann Waits');
      const again = send(form);
      other.exec('ROLLBACK');
      expect((await again).status).toBe(303);
      other.close();
    }));

  it('says of a correction that the booking stands', () =>
    withService(async (url, dbPath) => {
      const form = await openForm(url, tuesdayAtTen);
      await send(form);
      const other = new DatabaseSync(dbPath);
      other.exec('BEGIN IMMEDIATE');
      const told = await send(form, { name: 'Ann Corrected' });
      other.close();
      expect(told.status).toBe(503);
      expect(told.text).toContain('You booked this time');
      expect(told.text).not.toContain('Nothing was booked');
      expect(fieldValue(told, 'name')).toBe('Ann Corrected');
    }));
});

describe('the bookings command', () => {
  it('leaves nothing of an address that was corrected, once it is told to forget it', () =>
    withService(async (url, dbPath) => {
      const form = await openForm(url, tuesdayAtTen);
      await send(form, { email: 'wrong@example.com' });
      expect((await send(form, { email: 'right@example.com' })).status).toBe(303);
      await runToEnd('manage-bookings.ts', { SCHEDULER_DB: dbPath }, ['--forget', 'wrong@example.com']);
      const files = [dbPath, `${dbPath}-wal`].map((file) => readFileSync(file, 'latin1')).join('');
      expect(files).toContain('right@example.com');
      expect(files).not.toContain('wrong@example.com');
    }));

  it('writes a backup where its owner stands, and says where that is', () =>
    inOwnFolder(async (folder) => {
      const environment = { SCHEDULER_DB: join(folder, 'bookings.sqlite'), INIT_CWD: folder };
      const { output } = await runToEnd('manage-bookings.ts', environment, ['--backup', 'copy.sqlite']);
      expect(existsSync(join(folder, 'copy.sqlite'))).toBe(true);
      expect(output).toBe(`All bookings are in ${join(folder, 'copy.sqlite')}.\n`);
    }));

  it(
    'forgets a mail address, purges what is old and writes a backup while the service runs',
    () =>
      withService(async (url, dbPath) => {
        const environment = { SCHEDULER_DB: dbPath };
        const run = (...options: string[]) => runToEnd('manage-bookings.ts', environment, options);
        const starts = await nextStarts(url, 3);
        for (const [index, start] of starts.entries()) {
          await send(await openForm(url, start), {
            email: index === 0 ? 'Forget@example.com' : 'ann@example.com',
          });
        }
        const copy = join(dirname(dbPath), 'copy.sqlite');
        expect((await run('--backup', copy)).code).toBe(0);
        expect(mode(copy)).toBe('600');
        const backup = new DatabaseSync(copy, { readOnly: true });
        expect(backup.prepare('SELECT count(*) AS n FROM bookings').get()).toEqual({ n: 3 });
        backup.close();
        expect((await run('--backup', copy)).code).toBe(1);

        expect((await run('--forget', 'forget@EXAMPLE.com')).output).toBe('1 booking deleted.\n');
        expect(await nextStarts(url, 1)).toEqual([starts[0]]);
        const database = new DatabaseSync(dbPath);
        expect(database.prepare('SELECT count(*) AS n FROM outbox').get()).toEqual({ n: 4 });
        expect((await run('--purge', '30')).output).toBe('0 bookings deleted.\n');
        database.exec(
          'UPDATE bookings SET start_ms = start_ms - 2678400000 * 2, end_ms = end_ms - 2678400000 * 2,\
        blocked_from_ms = 0 WHERE start_ms = (SELECT min(start_ms) FROM bookings)',
        );
        expect((await run('--purge', '30')).output).toBe('1 booking deleted.\n');
        expect((await run('--purge', 'x')).errors).toMatch(/number of days/);
        expect((await run('--nothing')).errors).toMatch(/--forget EMAIL/);
        database.close();
      }),
    60_000,
  );
});
