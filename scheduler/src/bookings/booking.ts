import type { BlockedSlot } from '../availability/open-slots.ts';

/** What a visitor tells about themselves in the form, checked and tidied. */
export interface Invitee {
  readonly name: string;
  readonly email: string;
  readonly note: string;
}

/** A booking that is asked for; times in milliseconds since 1970-01-01T00:00Z. */
export interface BookingRequest extends BlockedSlot {
  /** The same for every repetition of one form's submission. */
  readonly submissionId: string;
  readonly account: string;
  readonly eventSlug: string;
  readonly eventName: string;
  readonly invitee: Invitee;
  readonly zone: string;
  /** utm_*, gclid and embed_* of the page that the visitor came from. */
  readonly tracking: Readonly<Record<string, string>>;
  readonly requestedAtMs: number;
}

/** A booking in the database. */
export interface Booking {
  readonly id: string;
  /** Opens the confirmation and cancel pages; whoever has it may cancel. */
  readonly secret: string;
  readonly account: string;
  readonly eventSlug: string;
  readonly eventName: string;
  readonly startMs: number;
  readonly endMs: number;
  readonly invitee: Invitee;
  readonly zone: string;
  readonly tracking: Readonly<Record<string, string>>;
  readonly createdAtMs: number;
  readonly cancelledAtMs: number | null;
}

/** A message that a real service would mail. */
export interface Message {
  readonly kind: 'confirmation' | 'host-notice' | 'cancellation' | 'host-cancellation';
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
}
