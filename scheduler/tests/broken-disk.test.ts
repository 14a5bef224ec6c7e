import type { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RunningScheduler } from '../src/start-scheduler.ts';
import {
  consultationPath,
  fieldValue,
  formToken,
  getPage,
  inOwnFolder,
  nextStarts,
  openForm,
  send,
  startForTest,
  tuesdayAtTen,
  type Page,
} from './booking-client.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});

afterEach(() => {
  vi.restoreAllMocks();
});

const longNote = 'x'.repeat(1000);

/** Books one time after the other until the service refuses; gives how many it took and the refusal. */
async function bookUntilRefused(url: string): Promise<{ booked: number; refusal: Page }> {
  const starts = await nextStarts(url, 50);
  for (const [booked, start] of starts.entries()) {
    const answer = await send(await openForm(url, start), { note: longNote });
    if (answer.status !== 303) return { booked, refusal: answer };
  }
  throw new Error('The service took every booking.');
}

async function expectReadsToWork({ url }: RunningScheduler): Promise<void> {
  expect((await getPage(url + consultationPath)).status).toBe(200);
  const health = await getPage(`${url}/health`);
  expect(health.status).toBe(503);
  expect(health.text).toMatch(/full|readonly/);
  expect(await nextStarts(url, 3)).toHaveLength(3);
}

describe('a service that cannot write', () => {
  it.each([
    ['a full disk', 'PRAGMA max_page_count = 1', 'PRAGMA max_page_count = 1000000'],
    ['a read-only database', 'PRAGMA query_only = ON', 'PRAGMA query_only = OFF'],
  ])('%s: says so clearly, goes on showing times, and books again when it can', (_, broken, repaired) =>
    inOwnFolder(async (folder) => {
      let database!: DatabaseSync;
      const service = await startForTest({
        dbPath: join(folder, 'bookings.sqlite'),
        withDatabase: (opened) => (database = opened),
      });
      const { location } = await send(await openForm(service.url, tuesdayAtTen));
      const cancelPath = `${location!.split('?')[0]}/cancel`;
      const question = await getPage(service.url + cancelPath);
      // SQLite takes the file's present size when the limit is below it.
      database.exec(broken);
      const { booked, refusal } = await bookUntilRefused(service.url);
      expect(refusal.status).toBe(503);
      expect(refusal.headers.get('retry-after')).toBe('30');
      expect(refusal.text).toContain('Nothing was booked. Try again in a minute.');
      expect(refusal.text).not.toMatch(/sqlite|disk|readonly|\.tsx?:/i);
      expect(refusal.text).toContain(`>${longNote}</textarea`);
      expect(fieldValue(refusal, 'name')).toBe('Ann Example');
      await expectReadsToWork(service);
      const asked = { action: `${service.url}${cancelPath}`, token: formToken(question) };
      const notCancelled = await send(asked);
      expect(notCancelled.status).toBe(503);
      expect(notCancelled.text).toContain('Nothing was cancelled. Try again in a minute.');
      expect(notCancelled.text).not.toContain('Nothing was booked');

      const [start] = await nextStarts(service.url, 1);
      const form = await openForm(service.url, start!);
      expect((await send(form, { note: longNote })).status).toBe(503);
      database.exec(repaired);
      expect((await send(form, { note: longNote })).status).toBe(303);
      expect(database.prepare('SELECT count(*) AS n FROM bookings').get()).toEqual({ n: booked + 2 });
      expect(database.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' });
      await service.close();
    }),
  );
});
