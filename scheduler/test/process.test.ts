import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { listBookings, type Booking } from '../src/bookings.ts';
import { openDatabase } from '../src/database.ts';
import { formOf, getPage, makeDbPath, nextStarts, openForm, send, tuesdayAtTen } from './booking-client.ts';
import { runToEnd, startProcess } from './scheduler-process.ts';

function activeBookings(dbPath: string): Booking[] {
  using database = openDatabase(dbPath);
  expect(database.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' });
  return listBookings(database).filter(({ cancelledAtMs }) => cancelledAtMs === null);
}

describe('two processes on one database', () => {
  it('give one time to exactly one of 60 visitors', async () => {
    // The database, not the process, has to decide.
    const first = await startProcess();
    const services = [first, await startProcess(first.dbPath)];
    const forms = await Promise.all(
      Array.from({ length: 60 }, (_, index) => {
        const path = index % 3 === 0 ? '/brightboard/school-districts' : undefined;
        return openForm(services[index % 2]!.url, tuesdayAtTen, path);
      }),
    );
    const pages = await Promise.all(forms.map((form, index) => send(form, { name: `Visitor ${index}` })));
    expect(pages.filter(({ status }) => status === 303)).toHaveLength(1);
    for (const [index, { status, text }] of pages.entries()) {
      if (status === 303) continue;
      // On a busy computer the lock may outlast the wait, which answers 503.
      expect([409, 503]).toContain(status);
      expect(text).toContain(`Visitor ${index}`);
    }
    await Promise.all(services.map(({ end }) => end()));
    expect(activeBookings(first.dbPath)).toHaveLength(1);
  });

  it('never let adjacent or overlapping times of different events through', async () => {
    const { url, dbPath, end } = await startProcess();
    const starts = await nextStarts(url, 12);
    const events = ['free-consultation', 'test-prep', 'school-districts'];
    const forms = await Promise.all(
      starts.flatMap((start) => events.map((event) => openForm(url, start, `/brightboard/${event}`))),
    );
    const pages = await Promise.all(forms.map((form) => send(form)));
    await end();
    const rows = activeBookings(dbPath);
    expect(pages.filter(({ status }) => status === 303)).toHaveLength(rows.length);
    // Ten minutes after a meeting are kept free.
    for (const [index, row] of rows.slice(1).entries())
      expect(row.startMs - rows[index]!.endMs).toBeGreaterThanOrEqual(600_000);
  });
});

describe('killed in the middle', () => {
  it('it loses nothing acknowledged, and holds no time twice, of bookings and moves', async () => {
    const dbPath = makeDbPath();
    /** The last acknowledged start of each booking, by its secret. */
    const acknowledged = new Map<string, number>();
    const unanswered = new Set<string>();
    const rounds = 2;
    for (let round = 0; round < rounds; round += 1) {
      const { url, child } = await startProcess(dbPath);
      let done = 0;
      const starts = await nextStarts(url, 50);
      const later = await Promise.all(
        [...acknowledged.keys()].slice(-10).map(async (secret, index) => {
          const date = new Date(Date.UTC(2026, 11, 10 + round, 14, index * 30)).toISOString();
          const page = await getPage(`${url}/bookings/${secret}/reschedule?time=${date}`);
          return page.status === 200 ? [{ secret, start: date, form: formOf(page) }] : [];
        }),
      );
      const bookings = await Promise.all(
        starts.map(async (start) => ({ secret: '', start, form: await openForm(url, start) })),
      );
      const ended = once(child, 'exit');
      await Promise.all(
        [...later.flat(), ...bookings].map(async ({ secret, start, form }) => {
          const answer = await send(form).catch(() => null);
          const held = secret || answer?.location?.split(/[/#]/).at(-2);
          if (answer?.status === 303 && held) acknowledged.set(held, Date.parse(start));
          else if (secret) unanswered.add(secret);
          if ((done += 1) === 40) child.kill('SIGKILL');
        }),
      );
      await ended;
    }
    const rows = activeBookings(dbPath);
    const stored = new Map(rows.map((row) => [row.secret, row.startMs]));
    const lost = [...acknowledged].filter(([secret, start]) => {
      return stored.get(secret) !== start && !(unanswered.has(secret) && stored.has(secret));
    });
    expect(lost).toEqual([]);
    expect(acknowledged.size).toBeGreaterThan(rounds * 20);
    for (const [index, row] of rows.slice(1).entries())
      expect(row.startMs).toBeGreaterThan(rows[index]!.endMs);
  });

  it('it recognizes a form that is sent again because the answer was lost', async () => {
    const first = await startProcess();
    const form = await openForm(first.url, tuesdayAtTen);
    const answer = await send(form);
    await first.end('SIGKILL');
    const second = await startProcess(first.dbPath);
    const again = await send({ ...form, action: form.action.replace(first.url, second.url) });
    expect([again.status, again.location]).toEqual([303, answer.location]);
  });
});

describe('told to stop', () => {
  it('it answers what is under way, also when many clients are connected and silent', async () => {
    const { url, end } = await startProcess();
    const { action, fields } = await openForm(url, tuesdayAtTen);
    const idle = Array.from({ length: 50 }, () =>
      connect({ port: Number(new URL(url).port), host: '127.0.0.1' }).on('error', () => undefined),
    );
    const body = new URLSearchParams({ ...fields, name: 'Ann', email: 'ann@example.com' }).toString();
    const sending = request(action, {
      method: 'POST',
      headers: { 'content-length': body.length, origin: url },
    });
    const answered = once(sending, 'response') as Promise<[IncomingMessage]>;
    sending.write(body.slice(0, 20));
    await pause(200);
    const ended = end();
    await pause(300);
    sending.end(body.slice(20));
    const [response] = await answered;
    expect(response.resume().statusCode).toBe(303);
    expect(await ended).toBe(0);
    for (const socket of idle) socket.destroy();
  });

  it('or not able to start, it says why in one line', async () => {
    const { url, dbPath } = await startProcess();
    const { port } = new URL(url);
    const second = await runToEnd('server.ts', { SCHEDULER_DB: dbPath, SCHEDULER_PORT: port });
    const says = `Port ${port} is in use. Stop what uses it, or set SCHEDULER_PORT.\n`;
    expect([second.code, second.errors]).toEqual([1, says]);
    const third = await runToEnd('server.ts', { SCHEDULER_DB: dbPath, SCHEDULER_NOW: 'tomorrow' });
    expect([third.code, third.errors]).toEqual([1, expect.stringMatching(/SCHEDULER_NOW/)]);
  });
});
