import { expect, it } from 'vitest';
import { listBookings, type Booking } from '../src/bookings.ts';
import { openDatabase } from '../src/database.ts';
import { nextStarts, openForm, send, tuesdayAtTen } from './booking-client.ts';
import { startProcess } from './scheduler-process.ts';

const districtPath = '/brightboard/school-districts';

function bookingsIn(dbPath: string): Booking[] {
  using database = openDatabase(dbPath);
  expect(database.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' });
  return listBookings(database);
}

it('two processes give one time to exactly one of 60 visitors, and the others their form with fresh times', async () => {
  const first = await startProcess();
  const urls = [first.url, (await startProcess(first.dbPath)).url];
  const forms = await Promise.all(
    Array.from({ length: 60 }, (_, index) =>
      openForm(urls[index % 2]!, tuesdayAtTen, index % 3 === 0 ? districtPath : undefined),
    ),
  );
  const pages = await Promise.all(forms.map((form, index) => send(form, { name: `Visitor ${index}` })));
  const lost = pages.filter(({ status }) => status !== 303);
  expect(lost).toHaveLength(59);
  for (const { status, text } of lost)
    expect([status, text]).toEqual([409, expect.stringMatching(/Visitor \d/)]);
  expect(bookingsIn(first.dbPath)).toHaveLength(1);
});

it('killed in the middle, it loses nothing acknowledged, and forms sent again book once', async () => {
  const first = await startProcess();
  const starts = await nextStarts(first.url, 60);
  const forms = await Promise.all(starts.map((start) => openForm(first.url, start)));
  const acknowledged = new Map<number, string>();
  await Promise.all(
    forms.map(async (form, index) => {
      const answer = await send(form).catch(() => null);
      if (answer?.status === 303) acknowledged.set(index, answer.location!);
      if (acknowledged.size === 20) first.child.kill('SIGKILL');
    }),
  );
  expect(acknowledged.size).toBeLessThan(starts.length);
  const second = await startProcess(first.dbPath);
  for (const [index, { action, fields }] of forms.entries()) {
    const again = await send({ fields, action: action.replace(first.url, second.url) });
    expect(again.status).toBe(303);
    expect(again.location).toBe(acknowledged.get(index) ?? again.location);
  }
  expect(bookingsIn(first.dbPath).map(({ startMs }) => startMs)).toEqual(
    starts.map((start) => Date.parse(start)),
  );
});
