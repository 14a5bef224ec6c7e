import { randomBytes, randomUUID } from 'node:crypto';
import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import type { BlockedSlot, TimeRange } from './availability.ts';
import { mailboxOf, type Booking, type NewBooking } from './booking.ts';
import { transaction } from './db.ts';
import type { MailboxLimits } from './environment.ts';

export type BookResult =
  | { readonly status: 'booked'; readonly booking: Booking }
  | { readonly status: 'taken' | 'limit-per-day' | 'limit-active' };

export type RescheduleResult =
  'rescheduled' | 'unchanged' | 'taken' | 'stale' | 'cancelled' | 'past' | 'limit-per-day';

const dayInMs = 24 * 60 * 60_000;

// Of the two pairs, one keeps the booked meeting's buffers free, one the requested meeting's.
const findOverlap = `SELECT 1 FROM bookings WHERE cancelled_at_ms IS NULL AND id <> :id
  AND blocked_to_ms > :blockedFromMs AND blocked_from_ms < :blockedToMs AND (
  (:startMs < blocked_to_ms AND blocked_from_ms < :endMs) OR
  (:blockedFromMs < end_ms AND start_ms < :blockedToMs)) LIMIT 1`;

const insertBooking = `INSERT INTO bookings
  (id, secret, submission_id, account, event_slug, event_name, start_ms, end_ms, blocked_from_ms, blocked_to_ms,
   name, email, note, zone, tracking, created_at_ms, changed_at_ms, mailbox)
  VALUES (:id, :secret, :submissionId, :account, :eventSlug, :eventName, :startMs, :endMs, :blockedFromMs,
   :blockedToMs, :name, :email, :note, :zone, :tracking, :now, :now, :mailbox)`;

const slotColumns =
  'start_ms AS startMs, end_ms AS endMs, blocked_from_ms AS blockedFromMs, blocked_to_ms AS blockedToMs';

const selectBooking = `SELECT ${slotColumns}, id, secret, submission_id AS submissionId, account,
  event_slug AS eventSlug, event_name AS eventName, name, email, note, zone, tracking, sequence,
  created_at_ms AS createdAtMs, changed_at_ms AS changedAtMs, cancelled_at_ms AS cancelledAtMs FROM bookings`;

/** The booking of a row. The table is STRICT: each column has the type of its field. */
function parseBooking({ name, email, note, tracking, ...fields }: Record<string, SQLOutputValue>): Booking {
  const parsed: unknown = JSON.parse(String(tracking));
  return { ...fields, invitee: { name, email, note }, tracking: parsed } as unknown as Booking;
}

/** All bookings, by start. */
export function listBookings(database: DatabaseSync): Booking[] {
  return database.prepare(`${selectBooking} ORDER BY start_ms, created_at_ms`).all().map(parseBooking);
}

/** The active bookings that block any part of the range, of all event types, without the one with the id `except`. */
export function bookedSlots(database: DatabaseSync, { fromMs, toMs }: TimeRange, except = ''): BlockedSlot[] {
  const query = `SELECT ${slotColumns} FROM bookings
    WHERE cancelled_at_ms IS NULL AND blocked_to_ms > ? AND blocked_from_ms < ? AND id <> ?`;
  return database.prepare(query).all(fromMs, toMs, except) as unknown as BlockedSlot[];
}

const findBy = (column: string) => (database: DatabaseSync, value: string) => {
  const row = database.prepare(`${selectBooking} WHERE ${column} = ?`).get(value);
  return row ? parseBooking(row) : null;
};

/** The booking that a confirmation's secret opens, cancelled or not, or null. */
export const findBySecret = findBy('secret');
/** The booking that a form's submission made, or null. */
export const findBySubmission = findBy('submission_id');

function isTaken(database: DatabaseSync, slot: BlockedSlot, except = ''): boolean {
  const { startMs, endMs, blockedFromMs, blockedToMs } = slot;
  const params = { startMs, endMs, blockedFromMs, blockedToMs, id: except };
  return database.prepare(findOverlap).get(params) !== undefined;
}

/** A booking that was changed twice counts three times. */
function changesToday(database: DatabaseSync, mailbox: string, nowMs: number): number {
  const query = 'SELECT total(sequence + 1) AS n FROM bookings WHERE mailbox = ? AND changed_at_ms > ?';
  return Number(database.prepare(query).get(mailbox, nowMs - dayInMs)?.['n']);
}

function activeBookings(database: DatabaseSync, mailbox: string, nowMs: number): number {
  const query =
    'SELECT count(*) AS n FROM bookings WHERE mailbox = ? AND start_ms > ? AND cancelled_at_ms IS NULL';
  return Number(database.prepare(query).get(mailbox, nowMs)?.['n']);
}

function insert(database: DatabaseSync, request: NewBooking, nowMs: number): Booking {
  const { invitee, tracking, ...columns } = request;
  database.prepare(insertBooking).run({
    ...columns,
    ...invitee,
    id: randomUUID(),
    secret: randomBytes(24).toString('base64url'),
    tracking: JSON.stringify(tracking),
    now: nowMs,
    mailbox: mailboxOf(invitee.email),
  });
  return findBySubmission(database, request.submissionId)!;
}

/** Books a time, once and for one visitor only. When this returns, the booking is on the disk. */
export function book(
  database: DatabaseSync,
  request: NewBooking,
  limits: MailboxLimits,
  nowMs: number,
): BookResult {
  return transaction(database, () => {
    const existing = findBySubmission(database, request.submissionId);
    if (existing) return { status: 'booked', booking: existing };
    if (isTaken(database, request)) return { status: 'taken' };
    const mailbox = mailboxOf(request.invitee.email);
    if (changesToday(database, mailbox, nowMs) >= limits.perDay) return { status: 'limit-per-day' };
    if (activeBookings(database, mailbox, nowMs) >= limits.active) return { status: 'limit-active' };
    return { status: 'booked', booking: insert(database, request, nowMs) };
  });
}

/**
 * Moves a booking to another free time; the old one is free in the same transaction.
 * @param sequence the one that the visitor saw: a form that is older than the last change moves nothing.
 */
export function reschedule(
  database: DatabaseSync,
  secret: string,
  change: { readonly slot: BlockedSlot; readonly sequence: number },
  limits: MailboxLimits,
  nowMs: number,
): RescheduleResult {
  return transaction(database, () => {
    const booking = findBySecret(database, secret);
    if (!booking || booking.cancelledAtMs !== null) return 'cancelled';
    if (booking.startMs === change.slot.startMs) return 'unchanged';
    if (booking.startMs <= nowMs) return 'past';
    if (booking.sequence !== change.sequence) return 'stale';
    if (isTaken(database, change.slot, booking.id)) return 'taken';
    const mailbox = mailboxOf(booking.invitee.email);
    if (changesToday(database, mailbox, nowMs) >= limits.perDay) return 'limit-per-day';
    const update = `UPDATE bookings SET start_ms = :startMs, end_ms = :endMs, blocked_from_ms = :blockedFromMs,
      blocked_to_ms = :blockedToMs, sequence = sequence + 1, changed_at_ms = :now WHERE id = :id`;
    database.prepare(update).run({ ...change.slot, now: nowMs, id: booking.id });
    return 'rescheduled';
  });
}

/** Cancels a booking that is still to come; its time is free again. A second call changes nothing. */
export function cancel(database: DatabaseSync, secret: string, nowMs: number): void {
  const update = `UPDATE bookings SET cancelled_at_ms = :now, changed_at_ms = :now, sequence = sequence + 1
    WHERE secret = :secret AND cancelled_at_ms IS NULL AND start_ms > :now`;
  database.prepare(update).run({ secret, now: nowMs });
}
