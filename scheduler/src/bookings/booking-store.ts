import { createSecretKey, randomBytes, randomUUID, type KeyObject } from 'node:crypto';
import type { DatabaseSync, SQLOutputValue, StatementSync } from 'node:sqlite';
import type { BlockedSlot, TimeRange } from '../availability/open-slots.ts';
import type { Booking, BookingRequest, Invitee, Message } from './booking.ts';
import { fileGuard, requireHealth, whenUnlocked } from './database.ts';

/** Writes the messages that belong to a booking, in the order in which they would be sent. */
export type MessageWriter = (booking: Booking) => readonly Message[];

/** What became of a request. */
export type BookingOutcome =
  /** A new booking, or the one that the same submission made before. */
  | { readonly kind: 'booked' | 'repeated'; readonly booking: Booking }
  /** Someone else has the time, or this mail address has booked too often today. */
  | { readonly kind: 'taken' | 'too-many' };

/** What became of a correction: none of a booking that is cancelled, or to an address that booked too often. */
type ChangeOutcome = 'changed' | 'gone' | 'too-many';

interface Write {
  readonly work: () => unknown;
  readonly resolve: (result: never) => void;
  readonly reject: (error: unknown) => void;
}

type Row = Record<string, SQLOutputValue>;

const dayInMs = 24 * 60 * 60_000;

// The first line finds few by their index. Of the pairs, one keeps to a booked meeting's buffers, one to the wanted's.
const findCollision = `SELECT 1 FROM bookings WHERE cancelled_at_ms IS NULL
  AND blocked_to_ms > :blockedFrom AND blocked_from_ms < :blockedTo AND (
  (:start < blocked_to_ms AND blocked_from_ms < :end) OR
  (:blockedFrom < end_ms AND start_ms < :blockedTo)) LIMIT 1`;

const insertBooking = `INSERT INTO bookings
  (id, secret, submission_id, account, event_slug, event_name, start_ms, end_ms, blocked_from_ms, blocked_to_ms,
   name, email, note, zone, tracking, created_at_ms)
  VALUES (:id, :secret, :submissionId, :account, :eventSlug, :eventName, :start, :end, :blockedFrom, :blockedTo,
   :name, :email, :note, :zone, :tracking, :createdAt)`;

function readBooking(row: Row): Booking {
  return {
    id: String(row['id']),
    secret: String(row['secret']),
    account: String(row['account']),
    eventSlug: String(row['event_slug']),
    eventName: String(row['event_name']),
    startMs: Number(row['start_ms']),
    endMs: Number(row['end_ms']),
    invitee: { name: String(row['name']), email: String(row['email']), note: String(row['note']) },
    zone: String(row['zone']),
    tracking: JSON.parse(String(row['tracking'])) as Record<string, string>,
    createdAtMs: Number(row['created_at_ms']),
    cancelledAtMs: row['cancelled_at_ms'] === null ? null : Number(row['cancelled_at_ms']),
  };
}

function readBlockedSlot(row: Row): BlockedSlot {
  return {
    startMs: Number(row['start_ms']),
    endMs: Number(row['end_ms']),
    blockedFromMs: Number(row['blocked_from_ms']),
    blockedToMs: Number(row['blocked_to_ms']),
  };
}

/** All bookings of a database, by start. */
export function listBookings(database: DatabaseSync): Booking[] {
  return database.prepare('SELECT * FROM bookings ORDER BY start_ms, created_at_ms').all().map(readBooking);
}

/** Reads and writes bookings and their outbox. Every method may throw a database error. */
export class BookingStore {
  readonly #database: DatabaseSync;
  readonly #confirmations: MessageWriter;
  readonly #cancellations: MessageWriter;
  readonly #mostPerEmail: number;
  readonly #requireSameFile: () => void;
  readonly #statements = new Map<string, StatementSync>();
  #waiting: Write[] = [];
  #ownWrites = 0;

  /** @param mostPerEmail bookings that one mail address may make in 24 hours. */
  constructor(
    database: DatabaseSync,
    confirmations: MessageWriter,
    cancellations: MessageWriter,
    mostPerEmail: number,
  ) {
    this.#database = database;
    this.#confirmations = confirmations;
    this.#cancellations = cancellations;
    this.#mostPerEmail = mostPerEmail;
    this.#requireSameFile = fileGuard(database);
  }

  /** A number that is another one after every write, by this process or by others. */
  get version(): number {
    const row = this.#prepared('PRAGMA data_version').get();
    return Number(row?.['data_version']) * 2 ** 32 + this.#ownWrites;
  }

  /** The key that signs this install's forms; made at the first call and kept in the database. */
  signingKey(): KeyObject {
    this.#prepared("INSERT OR IGNORE INTO install (name, value) VALUES ('signing-key', ?)").run(
      randomBytes(32).toString('base64'),
    );
    const row = this.#prepared("SELECT value FROM install WHERE name = 'signing-key'").get();
    return createSecretKey(String(row?.['value']), 'base64');
  }

  /** The active bookings that block any part of the range, of all event types. */
  takenSlots({ fromMs, toMs }: TimeRange): BlockedSlot[] {
    return this.#prepared(
      `SELECT start_ms, end_ms, blocked_from_ms, blocked_to_ms FROM bookings
       WHERE cancelled_at_ms IS NULL AND blocked_to_ms > ? AND blocked_from_ms < ?`,
    )
      .all(fromMs, toMs)
      .map(readBlockedSlot);
  }

  /** The booking that a form's submission made, or null. */
  findBySubmission(submissionId: string): Booking | null {
    return this.#find('SELECT * FROM bookings WHERE submission_id = ?', submissionId);
  }

  /** The booking that a secret opens, cancelled or not, or null. */
  findBySecret(secret: string): Booking | null {
    return this.#find('SELECT * FROM bookings WHERE secret = ?', secret);
  }

  /** Books a time, once and for one visitor only. When this resolves, the booking is on the disk. */
  book(request: BookingRequest): Promise<BookingOutcome> {
    return this.#write((): BookingOutcome => {
      const earlier = this.findBySubmission(request.submissionId);
      if (earlier) return { kind: 'repeated', booking: earlier };
      if (this.#collides(request)) return { kind: 'taken' };
      if (this.#hasBookedEnough(request.invitee, request.requestedAtMs)) return { kind: 'too-many' };
      const booking = this.#insert(request);
      this.#keepMessages(booking, this.#confirmations(booking), request.requestedAtMs);
      return { kind: 'booked', booking };
    });
  }

  /** Puts other details of the visitor into a booking and into what would be mailed about it. */
  changeInvitee({ secret }: Booking, invitee: Invitee, nowMs: number): Promise<ChangeOutcome> {
    return this.#write((): ChangeOutcome => {
      const booking = this.findBySecret(secret);
      if (!booking || booking.cancelledAtMs !== null) return 'gone';
      const isSameEmail = invitee.email.toLowerCase() === booking.invitee.email.toLowerCase();
      if (!isSameEmail && this.#hasBookedEnough(invitee, nowMs)) return 'too-many';
      this.#prepared('UPDATE bookings SET name = ?, email = ?, note = ? WHERE id = ?').run(
        invitee.name,
        invitee.email,
        invitee.note,
        booking.id,
      );
      // With the earlier messages, an address that was corrected would stay when it is to be forgotten.
      this.#prepared('DELETE FROM outbox WHERE booking_id = ?').run(booking.id);
      const changed = { ...booking, invitee };
      this.#keepMessages(changed, this.#confirmations(changed), nowMs);
      return 'changed';
    });
  }

  /** Cancels the booking that a secret opens; its time is free again. Null without such a booking; a second call changes nothing. */
  cancel(secret: string, nowMs: number): Promise<Booking | null> {
    return this.#write(() => {
      const booking = this.findBySecret(secret);
      if (!booking || booking.cancelledAtMs !== null) return booking;
      this.#prepared('UPDATE bookings SET cancelled_at_ms = ? WHERE id = ?').run(nowMs, booking.id);
      this.#keepMessages(booking, this.#cancellations(booking), nowMs);
      return { ...booking, cancelledAtMs: nowMs };
    });
  }

  /** Throws, with one line to read, when bookings could not be stored now. */
  requireHealth(): void {
    requireHealth(this.#database, this.#requireSameFile);
  }

  #prepared(query: string): StatementSync {
    const known = this.#statements.get(query);
    if (known) return known;
    const made = this.#database.prepare(query);
    this.#statements.set(query, made);
    return made;
  }

  #find(query: string, value: string): Booking | null {
    const row = this.#prepared(query).get(value);
    return row ? readBooking(row) : null;
  }

  #collides(wanted: BlockedSlot): boolean {
    const row = this.#prepared(findCollision).get({
      start: wanted.startMs,
      end: wanted.endMs,
      blockedFrom: wanted.blockedFromMs,
      blockedTo: wanted.blockedToMs,
    });
    return row !== undefined;
  }

  #hasBookedEnough({ email }: Invitee, nowMs: number): boolean {
    const row = this.#prepared(
      'SELECT count(*) AS n FROM bookings WHERE lower(email) = lower(?) AND created_at_ms > ?',
    ).get(email, nowMs - dayInMs);
    return Number(row?.['n']) >= this.#mostPerEmail;
  }

  #insert(request: BookingRequest): Booking {
    const { submissionId, blockedFromMs, blockedToMs, requestedAtMs, ...kept } = request;
    const booking: Booking = {
      ...kept,
      id: randomUUID(),
      secret: randomBytes(24).toString('base64url'),
      createdAtMs: requestedAtMs,
      cancelledAtMs: null,
    };
    this.#prepared(insertBooking).run({
      id: booking.id,
      secret: booking.secret,
      submissionId,
      account: booking.account,
      eventSlug: booking.eventSlug,
      eventName: booking.eventName,
      start: booking.startMs,
      end: booking.endMs,
      blockedFrom: blockedFromMs,
      blockedTo: blockedToMs,
      name: booking.invitee.name,
      email: booking.invitee.email,
      note: booking.invitee.note,
      zone: booking.zone,
      tracking: JSON.stringify(booking.tracking),
      createdAt: booking.createdAtMs,
    });
    return booking;
  }

  #keepMessages(booking: Booking, messages: readonly Message[], nowMs: number): void {
    const insert = this.#prepared(
      'INSERT INTO outbox (booking_id, kind, recipient, subject, body, created_at_ms) VALUES (?, ?, ?, ?, ?, ?)',
    );
    for (const message of messages) {
      insert.run(booking.id, message.kind, message.recipient, message.subject, message.body, nowMs);
    }
  }

  /** What is asked for in the same moment shares one commit, because waiting for the disk is what takes time. */
  #write<Result>(work: () => Result): Promise<Result> {
    return new Promise<Result>((resolve, reject) => {
      this.#waiting.push({ work, resolve, reject });
      if (this.#waiting.length === 1) setImmediate(() => void this.#commitWaiting());
    });
  }

  async #commitWaiting(): Promise<void> {
    const writes = this.#waiting;
    this.#waiting = [];
    try {
      const results = await whenUnlocked(() => this.#inTransaction(() => writes.map(({ work }) => work())));
      writes.forEach(({ resolve }, index) => resolve(results[index] as never));
    } catch (error) {
      for (const { reject } of writes) reject(error);
    }
  }

  #inTransaction<Result>(work: () => Result): Result {
    // IMMEDIATE takes the write lock before the first read, so what was read cannot change before the write.
    this.#database.exec('BEGIN IMMEDIATE');
    try {
      const result = work();
      this.#database.exec('COMMIT');
      this.#ownWrites += 1;
      // After the commit: what went into a file that is not there any more must not be acknowledged.
      this.#requireSameFile();
      return result;
    } catch (error) {
      // A full disk may already have ended the transaction.
      if (this.#database.isTransaction) this.#database.exec('ROLLBACK');
      throw error;
    }
  }
}
