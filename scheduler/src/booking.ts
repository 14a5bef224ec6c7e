import type { SQLOutputValue } from 'node:sqlite';
import type { BlockedSlot } from './availability.ts';

/** What a visitor tells about themselves in the form, checked and tidied. */
export interface Invitee {
  readonly name: string;
  readonly email: string;
  readonly note: string;
}

/** A booking that is asked for; times in milliseconds since 1970-01-01T00:00Z. */
export interface NewBooking extends BlockedSlot {
  /** The same for every repetition of one form's submission. */
  readonly submissionId: string;
  readonly account: string;
  readonly eventSlug: string;
  readonly eventName: string;
  readonly invitee: Invitee;
  readonly zone: string;
  /** utm_*, gclid and embed_* of the page that the visitor came from. */
  readonly tracking: Readonly<Record<string, string>>;
}

/** A booking in the database. */
export interface Booking extends NewBooking {
  readonly id: string;
  /** The last part of the confirmation's URL, 24 random bytes. The only credential needed to move or cancel the booking. */
  readonly secret: string;
  readonly createdAtMs: number;
  readonly changedAtMs: number;
  readonly cancelledAtMs: number | null;
  /** How often the booking was changed: SEQUENCE of RFC 5545. */
  readonly sequence: number;
}

type Row = Record<string, SQLOutputValue>;

/** The slot of a row of the database. */
export function parseSlot(row: Row): BlockedSlot {
  return {
    startMs: Number(row['start_ms']),
    endMs: Number(row['end_ms']),
    blockedFromMs: Number(row['blocked_from_ms']),
    blockedToMs: Number(row['blocked_to_ms']),
  };
}

/** The booking of a row of the database. */
export function parseBooking(row: Row): Booking {
  return {
    ...parseSlot(row),
    id: String(row['id']),
    secret: String(row['secret']),
    submissionId: String(row['submission_id']),
    account: String(row['account']),
    eventSlug: String(row['event_slug']),
    eventName: String(row['event_name']),
    invitee: { name: String(row['name']), email: String(row['email']), note: String(row['note']) },
    zone: String(row['zone']),
    tracking: JSON.parse(String(row['tracking'])) as Record<string, string>,
    createdAtMs: Number(row['created_at_ms']),
    changedAtMs: Number(row['changed_at_ms']),
    cancelledAtMs: row['cancelled_at_ms'] === null ? null : Number(row['cancelled_at_ms']),
    sequence: Number(row['sequence']),
  };
}

/** The mailbox behind an address: lower case, without a "+tag", and at Gmail without dots. */
export function mailboxOf(email: string): string {
  const [local = '', domain = ''] = email.toLowerCase().split('@');
  const isGmail = domain === 'gmail.com' || domain === 'googlemail.com';
  const name = local.replace(/\+.*$/, '') || local;
  return isGmail ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}
