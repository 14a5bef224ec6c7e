import type { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BookingStore } from './booking-store.ts';
import type { BookingRequest } from './booking.ts';
import { isDatabaseError, openDatabase } from './database.ts';

const minuteInMs = 60_000;

let database: DatabaseSync;
let store: BookingStore;

beforeEach(() => {
  database = openDatabase(':memory:');
  store = new BookingStore(
    database,
    () => [],
    () => [],
    1000,
  );
});

afterEach(() => database.close());

function wanted(startMinute: number, submissionId: string, note = ''): BookingRequest {
  const startMs = startMinute * minuteInMs;
  return {
    startMs,
    endMs: startMs + 15 * minuteInMs,
    blockedFromMs: startMs - 5 * minuteInMs,
    blockedToMs: startMs + 25 * minuteInMs,
    submissionId,
    account: 'brightboard',
    eventSlug: 'test-prep',
    eventName: 'Test prep',
    invitee: { name: 'Ann', email: 'ann@example.com', note },
    zone: 'UTC',
    tracking: {},
    requestedAtMs: 1,
  };
}

async function failure(act: () => Promise<unknown>): Promise<unknown> {
  try {
    await act();
  } catch (error) {
    return error;
  }
  return null;
}

describe('the booking store', () => {
  it('keeps the buffers between meetings, in both orders', async () => {
    expect((await store.book(wanted(60, 'a'))).kind).toBe('booked');
    expect((await store.book(wanted(84, 'b'))).kind).toBe('taken');
    expect((await store.book(wanted(85, 'c'))).kind).toBe('booked');
    expect((await store.book(wanted(36, 'd'))).kind).toBe('taken');
    expect((await store.book(wanted(35, 'e'))).kind).toBe('booked');
  });

  it('has an index of its own against two active bookings with one start', async () => {
    await store.book(wanted(60, 'a'));
    const copy = `INSERT INTO bookings SELECT 'x', 'x', 'x', account, event_slug, event_name, start_ms, end_ms,
      blocked_from_ms, blocked_to_ms, name, email, note, zone, tracking, created_at_ms, cancelled_at_ms FROM bookings`;
    expect(() => database.exec(copy)).toThrow(/UNIQUE constraint failed: bookings.start_ms/);
  });

  it('lists a cancelled time as free and cancels once', async () => {
    const outcome = await store.book(wanted(60, 'a'));
    const secret = outcome.kind === 'booked' ? outcome.booking.secret : '';
    expect((await store.cancel(secret, 5))?.cancelledAtMs).toBe(5);
    expect((await store.cancel(secret, 9))?.cancelledAtMs).toBe(5);
    expect(await store.cancel('guess', 9)).toBeNull();
    expect(store.takenSlots({ fromMs: 0, toMs: 1000 * minuteInMs })).toEqual([]);
  });

  it('corrects no booking that was cancelled meanwhile', async () => {
    const outcome = await store.book(wanted(60, 'a'));
    if (!('booking' in outcome)) throw new Error(outcome.kind);
    const cancelling = store.cancel(outcome.booking.secret, 5);
    const invitee = { name: 'Bob', email: 'bob@example.com', note: '' };
    expect(await store.changeInvitee(outcome.booking, invitee, 6)).toBe('gone');
    await cancelling;
    expect(store.findBySubmission('a')?.invitee.name).toBe('Ann');
  });

  it('stays whole when the disk is full, and works again when it is not', async () => {
    const pages = database.prepare('PRAGMA page_count').get()?.['page_count'];
    database.exec(`PRAGMA max_page_count = ${pages}`);
    const error = await failure(async () => {
      for (let count = 0; count < 200; count += 1)
        await store.book(wanted(count * 60, `${count}`, 'x'.repeat(1000)));
    });
    expect(isDatabaseError(error)).toBe(true);
    expect(String(error)).toContain('full');
    expect(database.isTransaction).toBe(false);
    database.exec('PRAGMA max_page_count = 100000');
    expect((await store.book(wanted(60 * 500, 'later'))).kind).toBe('booked');
  });

  it('says that a read-only database is one', async () => {
    database.exec('PRAGMA query_only = ON');
    expect(isDatabaseError(await failure(() => store.book(wanted(60, 'a'))))).toBe(true);
    expect(database.isTransaction).toBe(false);
  });

  it('keeps its signing key', async () => {
    expect(store.signingKey().symmetricKeySize).toBe(32);
    expect(store.signingKey().equals(store.signingKey())).toBe(true);
  });
});
