import { randomBytes, randomUUID } from 'node:crypto';
import type { SQLOutputValue } from 'node:sqlite';
import { z } from 'zod';
import type { BlockedSlot, TimeRange } from './availability.ts';
import type { BookingDatabase } from './database.ts';
import type { Invitee } from './invitee.ts';

/** A booking that is asked for. */
export interface NewBooking extends BlockedSlot, Invitee {
  /** The same for every submission of one form. */
  readonly submissionId: string;
  readonly eventSlug: string;
  readonly eventName: string;
  readonly zone: string;
  /** utm_*, gclid and embed_* of the page that the visitor came from. */
  readonly tracking: Readonly<Record<string, string>>;
}

/** A booking in the database. */
export interface Booking extends NewBooking {
  readonly id: string;
  /** The last part of the confirmation's URL, 24 random bytes. The only credential needed to change the booking. */
  readonly secret: string;
  readonly createdAtMs: number;
  readonly changedAtMs: number;
  readonly cancelledAtMs: number | null;
  /** How often the time was changed: SEQUENCE of RFC 5545. */
  readonly sequence: number;
}

const slotRow = z.object({
  startMs: z.number(),
  endMs: z.number(),
  blockedFromMs: z.number(),
  blockedToMs: z.number(),
});

const bookingRow = slotRow.extend({
  id: z.string(),
  secret: z.string(),
  submissionId: z.string(),
  eventSlug: z.string(),
  eventName: z.string(),
  name: z.string(),
  email: z.string(),
  note: z.string(),
  zone: z.string(),
  tracking: z.string().transform((json) => z.record(z.string(), z.string()).parse(JSON.parse(json))),
  sequence: z.number(),
  createdAtMs: z.number(),
  changedAtMs: z.number(),
  cancelledAtMs: z.number().nullable(),
});

const columns = Object.keys(bookingRow.shape);
const select = `SELECT ${columns.join()} FROM bookings`;
const upsert = `INSERT INTO bookings (${columns.join()}) VALUES (${columns.map((name) => `:${name}`).join()})
  ON CONFLICT (id) DO UPDATE SET ${columns.map((name) => `${name} = excluded.${name}`).join()}`;

// Of the two pairs, one keeps the booked meeting's buffers free, one the requested meeting's.
const findOverlap = `SELECT 1 FROM bookings WHERE cancelledAtMs IS NULL AND id <> :id
  AND blockedToMs > :blockedFromMs AND blockedFromMs < :blockedToMs AND (
  (:startMs < blockedToMs AND blockedFromMs < :endMs) OR
  (:blockedFromMs < endMs AND startMs < :blockedToMs)) LIMIT 1`;

const parseBooking = (row: Record<string, SQLOutputValue>): Booking => bookingRow.parse(row);

/** All bookings, by start. */
export function listBookings(database: BookingDatabase): Booking[] {
  return database.prepare(`${select} ORDER BY startMs, createdAtMs`).all().map(parseBooking);
}

/** The active bookings that block any part of the range, of all event types, without the one with the id `except`. */
export function bookedSlots(
  database: BookingDatabase,
  { fromMs, toMs }: TimeRange,
  except = '',
): BlockedSlot[] {
  const query = `SELECT startMs, endMs, blockedFromMs, blockedToMs FROM bookings
    WHERE cancelledAtMs IS NULL AND blockedToMs > ? AND blockedFromMs < ? AND id <> ?`;
  return database
    .prepare(query)
    .all(fromMs, toMs, except)
    .map((row) => slotRow.parse(row));
}

function findBy(database: BookingDatabase, column: 'secret' | 'submissionId', value: string): Booking | null {
  const row = database.prepare(`${select} WHERE ${column} = ?`).get(value);
  return row ? parseBooking(row) : null;
}

/** The booking that a confirmation's secret opens, canceled or not, or null. */
export function findBySecret(database: BookingDatabase, secret: string): Booking | null {
  return findBy(database, 'secret', secret);
}

/** The booking that a form's submission made, or null. */
export function findBySubmission(database: BookingDatabase, submissionId: string): Booking | null {
  return findBy(database, 'submissionId', submissionId);
}

/** Whether a booking's meeting still lies ahead. */
export function isToCome(booking: Booking, nowMs: number): boolean {
  return booking.cancelledAtMs === null && booking.startMs > nowMs;
}

function isTaken(database: BookingDatabase, slot: BlockedSlot, id = ''): boolean {
  const { startMs, endMs, blockedFromMs, blockedToMs } = slot;
  const params = { startMs, endMs, blockedFromMs, blockedToMs, id };
  return database.prepare(findOverlap).get(params) !== undefined;
}

function save(database: BookingDatabase, booking: Booking): Booking {
  database.prepare(upsert).run({ ...booking, tracking: JSON.stringify(booking.tracking) });
  return booking;
}

/** How long a form may change the booking that it made, in milliseconds: whoever finds it open later may not. */
const formLifetime = 60 * 60_000;

/**
 * booked: it stands as the form says. taken: somebody else has the time. changed: the booking's time was changed since the form was sent.
 * expired: the form is too old to change its booking. Except with "booked", nothing was written.
 */
export type BookResult =
  | { readonly status: 'booked' | 'changed'; readonly booking: Booking }
  | { readonly status: 'taken' | 'expired' };

/**
 * Books a time, once and for one visitor only. The same form sent again changes what it booked. When this returns, the
 * booking is on the disk.
 */
export function book(database: BookingDatabase, request: NewBooking, nowMs: number): BookResult {
  return database.transaction(() => {
    const existing = findBySubmission(database, request.submissionId);
    if (existing) return changeBooked(database, existing, request, nowMs);
    if (isTaken(database, request)) return { status: 'taken' };
    const id = randomUUID();
    const secret = randomBytes(24).toString('base64url');
    const times = { createdAtMs: nowMs, changedAtMs: nowMs, cancelledAtMs: null };
    return { status: 'booked', booking: save(database, { ...request, id, secret, sequence: 0, ...times }) };
  });
}

function changeBooked(
  database: BookingDatabase,
  booking: Booking,
  request: NewBooking,
  nowMs: number,
): BookResult {
  if (nowMs - booking.createdAtMs >= formLifetime) return { status: 'expired' };
  // Its own page says that it is canceled, or over.
  if (!isToCome(booking, nowMs)) return { status: 'booked', booking };
  const isMoved = booking.startMs !== request.startMs || booking.endMs !== request.endMs;
  if (isMoved && booking.sequence > 0) return { status: 'changed', booking };
  if (isMoved && isTaken(database, request, booking.id)) return { status: 'taken' };
  const sequence = booking.sequence + Number(isMoved);
  return {
    status: 'booked',
    booking: save(database, { ...booking, ...request, sequence, changedAtMs: nowMs }),
  };
}

/**
 * Changes a booking that is still to come, as `change` says, in one transaction.
 * @returns whether there was one.
 */
function changeBySecret(
  database: BookingDatabase,
  secret: string,
  nowMs: number,
  change: (booking: Booking) => Partial<Booking>,
): boolean {
  return database.transaction(() => {
    const booking = findBySecret(database, secret);
    if (!booking || !isToCome(booking, nowMs)) return false;
    save(database, { ...booking, ...change(booking), changedAtMs: nowMs });
    return true;
  });
}

/** Corrects who is expected at a call that is still to come; a canceled one stays as it is. */
export function correctInvitee(
  database: BookingDatabase,
  secret: string,
  invitee: Invitee,
  nowMs: number,
): void {
  changeBySecret(database, secret, nowMs, () => invitee);
}

/** Cancels a booking that is still to come; its time is free again. A second call changes nothing. */
export function cancel(database: BookingDatabase, secret: string, nowMs: number): void {
  changeBySecret(database, secret, nowMs, ({ sequence }) => ({
    cancelledAtMs: nowMs,
    sequence: sequence + 1,
  }));
}

export type RescheduleResult = 'rescheduled' | 'taken' | 'stale' | 'over';

/**
 * Moves a booking to another free time; the old one is free in the same transaction.
 * @param sequence the one that the visitor saw: a form that is older than the last change moves nothing.
 */
export function reschedule(
  database: BookingDatabase,
  secret: string,
  slot: BlockedSlot,
  sequence: number,
  nowMs: number,
): RescheduleResult {
  return database.transaction(() => {
    const booking = findBySecret(database, secret);
    if (!booking || !isToCome(booking, nowMs)) return 'over';
    // The same form sent again.
    if (booking.startMs === slot.startMs) return 'rescheduled';
    if (booking.sequence !== sequence) return 'stale';
    if (isTaken(database, slot, booking.id)) return 'taken';
    save(database, { ...booking, ...slot, sequence: sequence + 1, changedAtMs: nowMs });
    return 'rescheduled';
  });
}
