import { execFile, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Agent, createServer, request, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { consultationPath, tuesdayAtTen, inOwnFolder, nextStarts, openForm, send } from './booking-client.ts';
import { endProcess, freePort, runToEnd, startProcess } from './scheduler-process.ts';

async function listenAnywhere(): Promise<Server> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

function endedBy(child: ChildProcess): Promise<string | null> {
  return new Promise((resolve) => child.once('exit', (_code, signal) => resolve(signal)));
}

interface ListedBooking {
  readonly start: string;
  readonly name: string;
  readonly status: string;
}

async function listedBookings(dbPath: string): Promise<ListedBooking[]> {
  const { output } = await runToEnd('manage-bookings.ts', { SCHEDULER_DB: dbPath }, ['--json']);
  return JSON.parse(output) as ListedBooking[];
}

// A service needs a second to start, and much longer on a machine that is busy.
const patience = { timeout: 60_000 };

describe('two processes on one database', patience, () => {
  it('give one slot to exactly one of 200 visitors', () =>
    inOwnFolder(async (folder) => {
      const dbPath = join(folder, 'bookings.sqlite');
      // The database, not the process, has to decide.
      const services = [
        await startProcess(dbPath, await freePort()),
        await startProcess(dbPath, await freePort()),
      ];
      const forms = await Promise.all(
        Array.from({ length: 200 }, (_, index) => {
          const path = index % 3 === 0 ? '/brightboard/school-districts' : consultationPath;
          return openForm(services[index % 2]!.url, tuesdayAtTen, path);
        }),
      );
      const pages = await Promise.all(forms.map((form, index) => send(form, { name: `Visitor ${index}` })));
      const count = (status: number) => pages.filter((page) => page.status === status).length;
      expect([count(303), count(409)]).toEqual([1, 199]);
      await Promise.all(services.map((service) => endProcess(service, 'SIGTERM')));
      const database = new DatabaseSync(dbPath);
      expect(database.prepare('SELECT count(*) AS n FROM bookings').get()).toEqual({ n: 1 });
      const mails = database.prepare('SELECT kind FROM outbox ORDER BY id').all();
      expect(mails.map((mail) => mail['kind'])).toEqual(['confirmation', 'host-notice']);
      database.close();
    }));
});

describe('the process', patience, () => {
  it('loses no acknowledged booking when it is killed in the middle, again and again', () =>
    inOwnFolder(async (folder) => {
      const dbPath = join(folder, 'bookings.sqlite');
      const acknowledged: string[] = [];
      const tried: string[] = [];
      for (let round = 0; round < 3; round += 1) {
        const service = await startProcess(dbPath, await freePort());
        const starts = await nextStarts(service.url, 30);
        const forms = await Promise.all(starts.map((start) => openForm(service.url, start)));
        let done = 0;
        const sending = forms.map(async (form, index) => {
          tried.push(starts[index]!);
          const answer = await send(form, { name: `Visitor ${round}-${index}` }).catch(() => null);
          if (answer?.status === 303) acknowledged.push(starts[index]!);
          done += 1;
          if (done === 10) service.child.kill('SIGKILL');
        });
        const ended = endedBy(service.child);
        await Promise.all(sending);
        expect(await ended).toBe('SIGKILL');
      }
      const stored = (await listedBookings(dbPath)).map((booking) => booking.start);
      expect(acknowledged.length).toBeGreaterThanOrEqual(27);
      expect(stored).toEqual(expect.arrayContaining(acknowledged));
      expect(new Set(stored).size).toBe(stored.length);
      expect(tried).toEqual(expect.arrayContaining(stored));
      const database = new DatabaseSync(dbPath);
      expect(database.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' });
      expect(database.prepare('SELECT count(*) AS n FROM outbox').get()).toEqual({ n: 2 * stored.length });
      database.close();
    }));

  it('recognizes a form that is sent again because the first answer was lost in a kill', () =>
    inOwnFolder(async (folder) => {
      const dbPath = join(folder, 'bookings.sqlite');
      const first = await startProcess(dbPath, await freePort());
      const form = await openForm(first.url, tuesdayAtTen);
      const answer = await send(form);
      await endProcess(first, 'SIGKILL');
      const second = await startProcess(dbPath, await freePort());
      const again = await send({ ...form, action: form.action.replace(first.url, second.url) });
      expect([again.status, again.location]).toEqual([303, answer.location]);
      await endProcess(second, 'SIGTERM');
      expect(await listedBookings(dbPath)).toHaveLength(1);
    }));

  it('prints its bookings, stops on SIGTERM and says when there are none', () =>
    inOwnFolder(async (folder) => {
      const dbPath = join(folder, 'bookings.sqlite');
      const environment = { SCHEDULER_DB: dbPath };
      expect((await runToEnd('manage-bookings.ts', environment)).output).toBe('There are no bookings yet.\n');
      const service = await startProcess(dbPath, await freePort());
      const form = await openForm(service.url, '2026-11-24T15:00:00Z', consultationPath, '&utm_content=hero');
      await send(form);
      const { code, output } = await runToEnd('manage-bookings.ts', environment);
      expect(code).toBe(0);
      const [heading, row] = output.split('\n').map((line) => line.split(/ {2,}/));
      expect(heading).toEqual(['START', 'EVENT', 'NAME', 'EMAIL', 'UTM_CONTENT', 'STATUS']);
      expect(row).toEqual([
        '2026-11-24 10:00 EST',
        'free-consultation',
        'Ann Example',
        'ann@example.com',
        'hero',
        'booked',
      ]);
      expect(await endProcess(service, 'SIGTERM')).toBe(0);
    }));

  it('answers who has asked before it stops, then ends', () =>
    inOwnFolder(async (folder) => {
      const service = await startProcess(join(folder, 'bookings.sqlite'), await freePort());
      const { action, token } = await openForm(service.url, tuesdayAtTen);
      const fields = new URLSearchParams({ token, name: 'Ann', email: 'ann@example.com' }).toString();
      const headers = {
        'content-type': 'application/x-www-form-urlencoded',
        'content-length': fields.length,
      };
      const sending = request(action, { method: 'POST', headers, agent: new Agent({ keepAlive: true }) });
      const answered = once(sending, 'response') as Promise<[IncomingMessage]>;
      sending.write(fields.slice(0, 20));
      await pause(100);
      const ended = endProcess(service, 'SIGTERM');
      await pause(400);
      sending.end(fields.slice(20));
      const [response] = await answered;
      expect(response.statusCode).toBe(303);
      expect(response.headers.connection).toBe('close');
      expect(await ended).toBe(0);
    }));

  it('has nothing left to translate from the second start on', () =>
    inOwnFolder(async (folder) => {
      const entry = new URL('../src/main.mjs', import.meta.url).href;
      const tell = `
        await import(${JSON.stringify(entry)});
        console.log(process.moduleLoadList.filter((name) => name.includes('amaro')).length > 0);
        process.exit();`;
      const start = () =>
        promisify(execFile)(process.execPath, ['--input-type=module', '--eval', tell], {
          env: {
            ...{ TMPDIR: folder, SCHEDULER_DB: join(folder, 'bookings.sqlite') },
            SCHEDULER_PORT: String(port),
          },
        });
      const port = await freePort();
      expect((await start()).stdout).toMatch(/true\n$/);
      expect((await start()).stdout).toMatch(/false\n$/);
    }));

  it('says in one line why it does not start', () =>
    inOwnFolder(async (folder) => {
      const blocker = await listenAnywhere();
      const port = String((blocker.address() as AddressInfo).port);
      const dbPath = join(folder, 'bookings.sqlite');
      const inUse = await runToEnd('main.mjs', { SCHEDULER_DB: dbPath, SCHEDULER_PORT: port });
      blocker.close();
      expect(inUse).toEqual({
        code: 1,
        output: '',
        errors: `Port ${port} is in use. Stop what uses it, or set SCHEDULER_PORT.\n`,
      });
      const wrongClock = await runToEnd('main.mjs', { SCHEDULER_DB: dbPath, SCHEDULER_NOW: 'tomorrow' });
      expect(wrongClock.code).toBe(1);
      expect(wrongClock.errors).toMatch(/^SCHEDULER_NOW is "tomorrow"; allowed: .*\n$/);
    }));
});
