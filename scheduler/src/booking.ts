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

/** The mailbox behind an address: lower case, without a "+tag", and at Gmail without dots. */
export function mailboxOf(email: string): string {
  const [local = '', domain = ''] = email.toLowerCase().split('@');
  const isGmail = domain === 'gmail.com' || domain === 'googlemail.com';
  const name = local.replace(/\+.*$/, '') || local;
  return isGmail ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}
