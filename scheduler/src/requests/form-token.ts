import { createHmac, randomBytes, timingSafeEqual, type KeyObject } from 'node:crypto';
import { z } from 'zod';

const lifetimeMs = 60 * 60_000;

const ticketSchema = z.object({
  account: z.string(),
  event: z.string(),
  /** The booked start in milliseconds, or that of the booking to cancel. */
  startMs: z.int(),
  minutes: z.int(),
  /** The same in all copies of one form; a second booking with it gives the first one again. */
  submissionId: z.string().min(8).max(60),
  purpose: z.enum(['book', 'cancel']),
});

/** A name for a new form's submission: as short as it can be told from all others. */
export function newSubmission(): string {
  return randomBytes(12).toString('base64url');
}

/** What a form is good for. */
export type FormTicket = z.infer<typeof ticketSchema>;

/** A form's ticket as it came back. */
export type TokenReading =
  { readonly state: 'valid' | 'expired'; readonly ticket: FormTicket } | { readonly state: 'forged' };

/** Signed are the values alone, in this order: a token cannot be compressed, so it must be short. */
const signedSchema = ticketSchema.extend({ expiresAtMs: z.int() });
const names = Object.keys(signedSchema.shape) as (keyof z.infer<typeof signedSchema>)[];

function signature(content: string, key: KeyObject): Buffer {
  return createHmac('sha256', key).update(content).digest();
}

/** The ticket signed for one hour from `nowMs`, as text for a form field. */
export function signTicket(ticket: FormTicket, key: KeyObject, nowMs: number): string {
  const signed = { ...ticket, expiresAtMs: nowMs + lifetimeMs };
  const content = Buffer.from(JSON.stringify(names.map((name) => signed[name]))).toString('base64url');
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
  const values = JSON.parse(Buffer.from(content, 'base64url').toString('utf8')) as unknown[];
  const { expiresAtMs, ...ticket } = signedSchema.parse(
    Object.fromEntries(names.map((name, index) => [name, values[index]])),
  );
  return { state: nowMs < expiresAtMs ? 'valid' : 'expired', ticket };
}
