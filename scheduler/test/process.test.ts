import { once } from 'node:events';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { formOf, getPage, makeDbPath, nextStarts, openForm, send, tuesdayAtTen } from './booking-client.ts';
import { startProcess } from './scheduler-process.ts';

function activeRows(dbPath: string) {
  using database = new DatabaseSync(dbPath);
  expect(database.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' });
  const query =
    'SELECT start_ms, end_ms, secret FROM bookings WHERE cancelled_at_ms IS NULL ORDER BY start_ms';
  return database.prepare(query).all() as { start_ms: number; end_ms: number; secret: string }[];
}

describe('two processes on one database', () => {
  it('give one time to exactly one of 200 visitors', async () => {
    // The database, not the process, has to decide.
    const first = await startProcess();
    const services = [first, await startProcess(first.dbPath)];
    const forms = await Promise.all(
      Array.from({ length: 200 }, (_, index) => {
        const path = index % 3 === 0 ? '/brightboard/school-districts' : undefined;
        return openForm(services[index % 2]!.url, tuesdayAtTen, path);
      }),
    );
    const pages = await Promise.all(forms.map((form, index) => send(form, { name: `Visitor ${index}` })));
    expect(pages.filter(({ status }) => status === 303)).toHaveLength(1);
    for (const [index, { status, headers, text }] of pages.entries()) {
      if (status === 303) continue;
      // On a busy computer the lock may outlast the wait, which answers 503.
      expect([409, 503]).toContain(status);
      if (status === 503) expect(headers.get('retry-after')).toBe('5');
      expect(text).toContain(status === 409 ? 'Someone else' : 'Nothing was booked');
      expect(text).toContain(`Visitor ${index}`);
    }
    await Promise.all(services.map(({ end }) => end()));
    expect(activeRows(first.dbPath)).toHaveLength(1);
  });

  it('never let adjacent or overlapping times of different events through', async () => {
    const { url, dbPath, end } = await startProcess();
    const starts = await nextStarts(url, 12);
    const events = ['free-consultation', 'test-prep', 'school-districts'];
    const forms = await Promise.all(
      starts.flatMap((start) =>
        events.map((event) => openForm(url, start, `/brightboard/${event}`, '&duration=30')),
      ),
    );
    const pages = await Promise.all(forms.map((form) => send(form)));
    await end();
    const rows = activeRows(dbPath);
    expect(pages.filter(({ status }) => status === 303)).toHaveLength(rows.length);
    // Ten minutes after a meeting are kept free.
    for (const [index, row] of rows.slice(1).entries())
      expect(row.start_ms - rows[index]!.end_ms).toBeGreaterThanOrEqual(600_000);
  });
});

describe('killed in the middle', () => {
  it('it loses nothing acknowledged, and holds no time twice, of bookings and moves', async () => {
    const dbPath = makeDbPath();
    /** The last acknowledged start of each booking, by its secret. */
    const acknowledged = new Map<string, number>();
    const unanswered = new Set<string>();
    const rounds = 3;
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
          const held = secret || answer?.location?.split('/').at(-1);
          if (answer?.status === 303 && held) acknowledged.set(held, Date.parse(start));
          else if (secret) unanswered.add(secret);
          if ((done += 1) === 40) child.kill('SIGKILL');
        }),
      );
      await ended;
    }
    const rows = activeRows(dbPath);
    const stored = new Map(rows.map((row) => [row.secret, row.start_ms]));
    const lost = [...acknowledged].filter(([secret, start]) => {
      return stored.get(secret) !== start && !(unanswered.has(secret) && stored.has(secret));
    });
    expect(lost).toEqual([]);
    expect(acknowledged.size).toBeGreaterThan(rounds * 20);
    for (const [index, row] of rows.slice(1).entries())
      expect(row.start_ms).toBeGreaterThan(rows[index]!.end_ms);
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
