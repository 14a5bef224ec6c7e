import { randomBytes, randomUUID } from 'node:crypto';
import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import { z } from 'zod';
import { overlaps, type Slot } from './availability.ts';
import { transaction } from './database.ts';
import type { Invitee } from './invitee.ts';
import type { Service } from './config.ts';

/** A row of the database, whose columns have these names. */
const bookingRow = z.object({
  startMs: z.number(),
  endMs: z.number(),
  name: z.string(),
  email: z.string(),
  note: z.string(),
  id: z.string(),
  /** 24 random bytes at the end of the confirmation's URL. Anyone who has them can change the booking. */
  secret: z.string(),
  /** The same for all submissions of one form. */
  submissionId: z.string(),
  eventSlug: z.string(),
  eventName: z.string(),
  zone: z.string(),
  /** The parameters utm_* and embed_* of the URL with which the visitor came. */
  tracking: z.string().transform((json) => z.record(z.string(), z.string()).parse(JSON.parse(json))),
  /** The number of changes of the time: SEQUENCE in RFC 5545. */
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

/** All bookings in order of their start. */
export function listBookings(database: DatabaseSync): Booking[] {
  return database.prepare(`${select} ORDER BY startMs, createdAtMs`).all().map(parseBooking);
}

/** The active bookings that a meeting may overlap if it starts at or after `fromMs`, except for one id. */
export function bookedSlots({ database, schedule }: Service, fromMs: number, except = ''): Booking[] {
  const query = `${select} WHERE cancelledAtMs IS NULL AND endMs > ? AND id <> ?`;
  const endAfterMs = fromMs - schedule.pauseMinutes * 60_000;
  return database.prepare(query).all(endAfterMs, except).map(parseBooking);
}

/** The booking with a secret or a submission id, even if it is canceled; null if there is none. */
export function findBooking(
  database: DatabaseSync,
  column: 'secret' | 'submissionId',
  value: string,
): Booking | null {
  const row = database.prepare(`${select} WHERE ${column} = ?`).get(value);
  return row ? parseBooking(row) : null;
}

/** Whether a booking is active and has not begun. */
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

/** How long a form may change the booking that it made, in milliseconds, in case somebody finds it open later. */
const formLifetime = 60 * 60_000;

/** The result of a booking. Except for `done`, nothing was written. */
export type BookResult =
  /** The booking is as requested; or it is canceled or over and unchanged, which its page says. */
  | { readonly status: 'done'; readonly booking: Booking }
  /** The time was changed after the form was opened. */
  | { readonly status: 'stale'; readonly booking: Booking }
  /** Somebody else has booked the time. */
  | { readonly status: 'taken' }
  /** The form may no longer change the booking that it made. */
  | { readonly status: 'expired' };

/**
 * Books a time that is free. If the same form is sent again, changes its booking. When this returns, the booking is
 * written to disk.
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
 * Changes the time or the invitee of a future booking, or cancels it. Its previous time becomes free in the same
 * transaction.
 * @param sequence the sequence of the booking when the form was opened; if it has changed, the booking isn't moved.
 * @throws Error if the booking was deleted in the meantime.
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
