import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { statSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import {
  bookTime,
  consultationPath,
  formOf,
  getPage,
  inOwnFolder,
  nextStarts,
  openForm,
  send,
  tuesdayAtTen,
} from './booking-client.ts';
import { endProcess, runToEnd, startProcess } from './scheduler-process.ts';

/** SCHEDULER_FIGURES=1 sends about 500 bookings and 100 moves, which takes a minute, and says what it counted. */
const inDepth = Boolean(process.env['SCHEDULER_FIGURES']);

interface Row {
  start_ms: number;
  end_ms: number;
  secret: string;
}

function activeRows(dbPath: string): Row[] {
  const database = new DatabaseSync(dbPath);
  expect(database.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' });
  const query =
    'SELECT start_ms, end_ms, secret FROM bookings WHERE cancelled_at_ms IS NULL ORDER BY start_ms';
  const rows = database.prepare(query).all() as unknown as Row[];
  database.close();
  return rows;
}

describe('two processes on one database', () => {
  it('give one time to exactly one of 200 visitors', () =>
    inOwnFolder(async (folder) => {
      const dbPath = join(folder, 'bookings.sqlite');
      // The database, not the process, has to decide.
      const services = [await startProcess(dbPath), await startProcess(dbPath)];
      const forms = await Promise.all(
        Array.from({ length: 200 }, (_, index) => {
          const path = index % 3 === 0 ? '/brightboard/school-districts' : consultationPath;
          return openForm(services[index % 2]!.url, tuesdayAtTen, path);
        }),
      );
      const pages = await Promise.all(forms.map((form, index) => send(form, { name: `Visitor ${index}` })));
      expect(pages.filter(({ status }) => status === 303)).toHaveLength(1);
      for (const [index, { status, headers, text }] of pages.entries()) {
        if (status === 303) continue;
        // A busy computer may take longer than a lock is waited for: 503, in plain words.
        expect([409, 503]).toContain(status);
        if (status === 503) expect(headers.get('retry-after')).toBe('5');
        expect(text).toContain(status === 409 ? 'Someone else' : 'Nothing was booked');
        expect(text).toContain(`Visitor ${index}`);
      }
      await Promise.all(services.map((service) => endProcess(service, 'SIGTERM')));
      expect(activeRows(dbPath)).toHaveLength(1);
    }));

  it('never let adjacent or overlapping times of different events through', () =>
    inOwnFolder(async (folder) => {
      const dbPath = join(folder, 'bookings.sqlite');
      const service = await startProcess(dbPath);
      const starts = await nextStarts(service.url, 12);
      const events = ['free-consultation', 'test-prep', 'school-districts'];
      const forms = await Promise.all(
        starts.flatMap((start) =>
          events.map((event) => openForm(service.url, start, `/brightboard/${event}`, '&duration=30')),
        ),
      );
      const pages = await Promise.all(forms.map((form) => send(form)));
      await endProcess(service, 'SIGTERM');
      const rows = activeRows(dbPath);
      expect(pages.filter(({ status }) => status === 303)).toHaveLength(rows.length);
      // Ten minutes after a meeting are kept free.
      for (const [index, row] of rows.slice(1).entries())
        expect(row.start_ms - rows[index]!.end_ms).toBeGreaterThanOrEqual(600_000);
    }));
});

describe('killed in the middle', () => {
  it(
    'it loses nothing acknowledged, and holds no time twice, of bookings and moves',
    { timeout: 300_000 },
    () =>
      inOwnFolder(async (folder) => {
        const dbPath = join(folder, 'bookings.sqlite');
        /** Where each booking was last acknowledged to be, by its secret. */
        const acknowledged = new Map<string, number>();
        const unanswered = new Set<string>();
        const rounds = inDepth ? 10 : 3;
        let [sent, moved] = [0, 0];
        for (let round = 0; round < rounds; round += 1) {
          const service = await startProcess(dbPath);
          const { url, child } = service;
          let done = 0;
          const finish = () => (done += 1) === 40 && child.kill('SIGKILL');
          const starts = await nextStarts(url, 50);
          const later = await Promise.all(
            [...acknowledged].slice(-10).map(async ([secret], index) => {
              const date = new Date(Date.UTC(2026, 11, 10 + round, 14, index * 30)).toISOString();
              const page = await getPage(`${url}/bookings/${secret}/reschedule?time=${date}`);
              return page.status === 200 ? { secret, date, form: formOf(page) } : null;
            }),
          );
          const forms = await Promise.all(starts.map((start) => openForm(url, start)));
          const ended = once(child, 'exit');
          const moves = later.filter((one) => one !== null);
          sent += forms.length + moves.length;
          await Promise.all([
            ...moves.map(async ({ secret, date, form }) => {
              const answer = await send(form).catch(() => null);
              if (answer?.status === 303) {
                acknowledged.set(secret, Date.parse(date));
                moved += 1;
              } else unanswered.add(secret);
              finish();
            }),
            ...forms.map(async (form, index) => {
              const answer = await send(form, { name: `Visitor ${round}-${index}` }).catch(() => null);
              const secret = answer?.location?.split('/').at(-1);
              if (answer?.status === 303 && secret) acknowledged.set(secret, Date.parse(starts[index]!));
              finish();
            }),
          ]);
          await ended;
        }
        const rows = activeRows(dbPath);
        const stored = new Map(rows.map((row) => [row.secret, row.start_ms]));
        const lost = [...acknowledged].filter(([secret, start]) => {
          return stored.get(secret) !== start && !(unanswered.has(secret) && stored.has(secret));
        });
        if (inDepth)
          console.log({
            rounds,
            sent,
            acknowledged: acknowledged.size,
            moved,
            stored: stored.size,
            lost: lost.length,
          });
        expect(lost).toEqual([]);
        expect(acknowledged.size).toBeGreaterThan(rounds * 20);
        for (const [index, row] of rows.slice(1).entries())
          expect(row.start_ms).toBeGreaterThan(rows[index]!.end_ms);
      }),
  );

  it('it recognizes a form that is sent again because the answer was lost', () =>
    inOwnFolder(async (folder) => {
      const dbPath = join(folder, 'bookings.sqlite');
      const first = await startProcess(dbPath);
      const form = await openForm(first.url, tuesdayAtTen);
      const answer = await send(form);
      await endProcess(first, 'SIGKILL');
      const second = await startProcess(dbPath);
      const again = await send({ ...form, action: form.action.replace(first.url, second.url) });
      expect([again.status, again.location]).toEqual([303, answer.location]);
      await endProcess(second, 'SIGTERM');
    }));
});

describe('a full disk', () => {
  it('costs nothing booked: forms are refused with what was typed, and book when there is room', () =>
    inOwnFolder(async (folder) => {
      const dbPath = join(folder, 'bookings.sqlite');
      const service = await startProcess(dbPath);
      const { url, child } = service;
      const limitFiles = (bytes: number | string) =>
        execFileSync('prlimit', ['--pid', String(child.pid), `--fsize=${bytes}:`]);
      const page = await bookTime(url, tuesdayAtTen);
      const form = await openForm(url, '2026-11-24T16:00:00Z');
      limitFiles(statSync(`${dbPath}-wal`).size);
      const refused = await send(form, { note: 'keep this' });
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '30']);
      for (const text of ['Nothing was booked', 'keep this']) expect(refused.text).toContain(text);
      expect((await send(formOf(await getPage(`${page}/cancel`)))).status).toBe(503);
      expect((await getPage(`${url}/health`)).status).toBe(503);
      expect((await getPage(page)).text).toContain('ann@example.com');
      limitFiles('unlimited');
      expect((await send(formOf(refused))).status).toBe(303);
      expect((await getPage(`${url}/health`)).status).toBe(200);
      await endProcess(service, 'SIGTERM');
      expect(activeRows(dbPath)).toHaveLength(2);
    }));
});

describe('slow clients', () => {
  it('keep nobody waiting, and are cut off', () =>
    inOwnFolder(async (folder) => {
      const service = await startProcess(join(folder, 'bookings.sqlite'));
      const port = Number(new URL(service.url).port);
      const heads = [
        '',
        'GET / HTTP/1.1\r\nHost: localhost\r\nX: ',
        'POST /x HTTP/1.1\r\nContent-Length: 9\r\n',
      ];
      const closed = Array.from({ length: 600 }, async (_, index) => {
        const socket = connect(port, '127.0.0.1').on('error', () => undefined);
        socket.write(heads[index % heads.length]!);
        await once(socket.resume(), 'close');
      });
      await pause(500);
      const askedAt = performance.now();
      expect((await send(await openForm(service.url, tuesdayAtTen))).status).toBe(303);
      expect(performance.now() - askedAt).toBeLessThan(3_000);
      await Promise.all(closed);
      expect(performance.now() - askedAt).toBeLessThan(20_000);
      await endProcess(service, 'SIGTERM');
    }));
});

describe('told to stop', () => {
  it('it answers what is under way, also when many clients are connected and silent', () =>
    inOwnFolder(async (folder) => {
      const service = await startProcess(join(folder, 'bookings.sqlite'));
      const { action, fields } = await openForm(service.url, tuesdayAtTen);
      const idle = Array.from({ length: 200 }, () =>
        connect({ port: Number(new URL(service.url).port), host: '127.0.0.1' }).on('error', () => undefined),
      );
      const body = new URLSearchParams({ ...fields, name: 'Ann', email: 'ann@example.com' }).toString();
      const headers = {
        'content-type': 'application/x-www-form-urlencoded',
        'content-length': body.length,
        origin: service.url,
      };
      const sending = request(action, { method: 'POST', headers });
      const answered = once(sending, 'response') as Promise<[IncomingMessage]>;
      sending.write(body.slice(0, 20));
      await pause(200);
      const ended = endProcess(service, 'SIGTERM');
      await pause(300);
      sending.end(body.slice(20));
      const [response] = await answered;
      expect(response.resume().statusCode).toBe(303);
      expect(await ended).toBe(0);
      for (const socket of idle) socket.destroy();
    }));

  it('or not able to start, it says why in one line', () =>
    inOwnFolder(async (folder) => {
      const dbPath = join(folder, 'bookings.sqlite');
      const service = await startProcess(dbPath);
      const { port } = new URL(service.url);
      const second = await runToEnd('server.ts', { SCHEDULER_DB: dbPath, SCHEDULER_PORT: port });
      await endProcess(service, 'SIGTERM');
      expect([second.code, second.errors]).toEqual([
        1,
        `Port ${port} is in use. Stop what uses it, or set SCHEDULER_PORT.\n`,
      ]);
      const readOnly = await runToEnd('server.ts', { SCHEDULER_DB: '/proc/bookings.sqlite' });
      expect([readOnly.code, readOnly.errors.trim().split('\n')]).toEqual([
        1,
        [expect.stringContaining('/proc')],
      ]);
      const wrongClock = await runToEnd('server.ts', { SCHEDULER_DB: dbPath, SCHEDULER_NOW: 'tomorrow' });
      expect(wrongClock.code).toBe(1);
      expect(wrongClock.errors).toContain('SCHEDULER_NOW');
      expect(wrongClock.errors).not.toContain('.ts:');
    }));
});
