import { createHmac, randomBytes, timingSafeEqual, type KeyObject } from 'node:crypto';

const lifetimeMs = 60 * 60_000;

/** What a form is good for. */
export interface FormTicket {
  readonly account: string;
  readonly event: string;
  /** The booked start in milliseconds, or that of the booking to cancel. */
  readonly startMs: number;
  readonly minutes: number;
  /** The same in all copies of one form; a second booking with it gives the first one again. */
  readonly submissionId: string;
  readonly purpose: 'book' | 'cancel';
}

/** A name for a new form's submission: as short as it can be told from all others. */
export function newSubmission(): string {
  return randomBytes(12).toString('base64url');
}

/** A form's ticket as it came back. */
export type TokenReading =
  { readonly state: 'valid' | 'expired'; readonly ticket: FormTicket } | { readonly state: 'forged' };

/** Signed are the values alone, in this order: a token cannot be compressed, so it must be short. */
type Signed = readonly [
  account: string,
  event: string,
  startMs: number,
  minutes: number,
  submissionId: string,
  purpose: FormTicket['purpose'],
  expiresAtMs: number,
];

function signature(content: string, key: KeyObject): Buffer {
  return createHmac('sha256', key).update(content).digest();
}

/** The ticket signed for one hour from `nowMs`, as text for a form field. */
export function signTicket(ticket: FormTicket, key: KeyObject, nowMs: number): string {
  const { account, event, startMs, minutes, submissionId, purpose } = ticket;
  const signed: Signed = [account, event, startMs, minutes, submissionId, purpose, nowMs + lifetimeMs];
  const content = Buffer.from(JSON.stringify(signed)).toString('base64url');
  return `${content}.${signature(content, key).toString('base64url')}`;
}

/** Reads a signed ticket; "forged" for everything that this key did not sign. */
export function readTicket(token: string, key: KeyObject, nowMs: number): TokenReading {
  const [content = '', given = '', ...rest] = token.slice(0, 2000).split('.');
  const expected = signature(content, key);
  const actual = Buffer.from(given, 'base64url');
  if (rest.length > 0 || actual.length !== expected.length || !timingSafeEqual(actual, expected)) {
    return { state: 'forged' };
  }
  // Whatever this key has signed was a ticket.
  const [account, event, startMs, minutes, submissionId, purpose, expiresAtMs] = JSON.parse(
    Buffer.from(content, 'base64url').toString('utf8'),
  ) as Signed;
  const ticket = { account, event, startMs, minutes, submissionId, purpose };
  return { state: nowMs < expiresAtMs ? 'valid' : 'expired', ticket };
}
