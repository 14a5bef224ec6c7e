import { randomBytes, randomUUID } from 'node:crypto';
import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import { z } from 'zod';
import { overlaps, type Slot } from './availability.ts';
import { transaction } from './database.ts';
import type { Invitee } from './invitee.ts';
import type { Service } from './config.ts';

/** A booking in the database; its columns have these names. */
const bookingRow = z.object({
  startMs: z.number(),
  endMs: z.number(),
  name: z.string(),
  email: z.string(),
  note: z.string(),
  id: z.string(),
  /** The last part of the confirmation's URL, 24 random bytes. The only credential needed to change the booking. */
  secret: z.string(),
  /** The same for every submission of one form. */
  submissionId: z.string(),
  eventSlug: z.string(),
  eventName: z.string(),
  zone: z.string(),
  /** utm_* and embed_* of the page that the visitor came from. */
  tracking: z.string().transform((json) => z.record(z.string(), z.string()).parse(JSON.parse(json))),
  /** How often the time was changed: SEQUENCE of RFC 5545. */
  sequence: z.number(),
  createdAtMs: z.number(),
  changedAtMs: z.number(),
  cancelledAtMs: z.number().nullable(),
});

export type Booking = Readonly<z.infer<typeof bookingRow>>;

type Bookkeeping = 'id' | 'secret' | 'sequence' | 'createdAtMs' | 'changedAtMs' | 'cancelledAtMs';

export type NewBooking = Omit<Booking, Bookkeeping>;

const columns = Object.keys(bookingRow.shape);
const select = `SELECT ${columns.join()} FROM bookings`;
const upsert = `INSERT INTO bookings (${columns.join()}) VALUES (${columns.map((name) => `:${name}`).join()})
  ON CONFLICT (id) DO UPDATE SET ${columns.map((name) => `${name} = excluded.${name}`).join()}`;

const parseBooking = (row: Record<string, SQLOutputValue>): Booking => bookingRow.parse(row);

/** All bookings, by start. */
export function listBookings(database: DatabaseSync): Booking[] {
  return database.prepare(`${select} ORDER BY startMs, createdAtMs`).all().map(parseBooking);
}

/** The active bookings that a meeting from `fromMs` on may overlap, without the one with the id `except`. */
export function bookedSlots({ database, schedule }: Service, fromMs: number, except = ''): Booking[] {
  const query = `${select} WHERE cancelledAtMs IS NULL AND endMs > ? AND id <> ?`;
  const endAfterMs = fromMs - schedule.pauseMinutes * 60_000;
  return database.prepare(query).all(endAfterMs, except).map(parseBooking);
}

/** The booking that a confirmation's secret opens or that a form's submission made, canceled or not, or null. */
export function findBooking(
  database: DatabaseSync,
  column: 'secret' | 'submissionId',
  value: string,
): Booking | null {
  const row = database.prepare(`${select} WHERE ${column} = ?`).get(value);
  return row ? parseBooking(row) : null;
}

export function isToCome(booking: Booking, nowMs: number): boolean {
  return booking.cancelledAtMs === null && booking.startMs > nowMs;
}

function isTaken(service: Service, slot: Slot, except?: string): boolean {
  return bookedSlots(service, slot.startMs, except).some((other) => overlaps(slot, other, service.schedule));
}

function save(database: DatabaseSync, booking: Booking): Booking {
  database.prepare(upsert).run({ ...booking, tracking: JSON.stringify(booking.tracking) });
  return booking;
}

/** How long a form may change the booking that it made, in milliseconds: whoever finds it open later may not. */
const formLifetime = 60 * 60_000;

/** What became of a request; but for `done`, nothing was written. */
export type BookResult =
  /** The booking stands as asked for; or it's canceled or over, unchanged, and its own page says so. */
  | { readonly status: 'done'; readonly booking: Booking }
  /** Its time was changed since the form was opened. */
  | { readonly status: 'stale'; readonly booking: Booking }
  /** Somebody else has the time. */
  | { readonly status: 'taken' }
  /** The form may no longer change the booking that it made. */
  | { readonly status: 'expired' };

/**
 * Books a time, once and for one visitor only. The same form sent again changes what it booked. When this returns, the
 * booking is on the disk.
 */
export function book(service: Service, request: NewBooking): BookResult {
  const { database, now } = service;
  return transaction(database, () => {
    const nowMs = now();
    const existing = findBooking(database, 'submissionId', request.submissionId);
    if (existing && nowMs - existing.createdAtMs >= formLifetime) return { status: 'expired' };
    if (existing) return change(service, existing, request, 0);
    if (isTaken(service, request)) return { status: 'taken' };
    const [id, secret] = [randomUUID(), randomBytes(24).toString('base64url')];
    const times = { createdAtMs: nowMs, changedAtMs: nowMs, cancelledAtMs: null };
    return { status: 'done', booking: save(database, { ...request, id, secret, sequence: 0, ...times }) };
  });
}

/**
 * Changes a future booking: its time, its invitee, or its cancellation. The previous time becomes free in the same
 * transaction.
 * @param sequence the one that the visitor saw: a form that is older than the last change moves nothing.
 * @throws Error when the booking was deleted meanwhile.
 */
export function changeBooking(
  service: Service,
  { secret, sequence: known }: Booking,
  changes: Slot | Invitee | Pick<Booking, 'cancelledAtMs'>,
  sequence = known,
): BookResult {
  return transaction(service.database, () => {
    const booking = findBooking(service.database, 'secret', secret);
    if (!booking) throw new Error('The booking is gone.');
    return change(service, booking, changes, sequence);
  });
}

function change(service: Service, booking: Booking, changes: Partial<Booking>, sequence: number): BookResult {
  const nowMs = service.now();
  if (!isToCome(booking, nowMs)) return { status: 'done', booking };
  const changed = { ...booking, ...changes, changedAtMs: nowMs };
  const isMoved = changed.startMs !== booking.startMs || changed.endMs !== booking.endMs;
  if (isMoved && booking.sequence !== sequence) return { status: 'stale', booking };
  if (isMoved && isTaken(service, changed, booking.id)) return { status: 'taken' };
  const needsNewInvitation = isMoved || changed.cancelledAtMs !== null;
  if (needsNewInvitation) changed.sequence += 1;
  return { status: 'done', booking: save(service.database, changed) };
}
