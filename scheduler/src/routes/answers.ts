import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { SlotStatus } from '../availability.ts';
import { isDatabaseError, isLocked } from '../db.ts';
import { parseForwardedParams, withQuery } from '../query.ts';
import { firstEventPath, pageModel, queryOf, type Service } from '../service.ts';
import type { Link } from '../views/types.ts';
import { messagePage } from '../views/message.ts';

export type Answer = Response | Promise<Response>;

/** Why a start cannot be booked, in the words a visitor reads. */
export const slotErrorMessages: Readonly<Record<Exclude<SlotStatus, 'free'>, string>> = {
  taken: 'Someone else just booked that time.',
  past: 'That time has passed.',
  'too-soon': 'It’s too late to book that time.',
  'too-late': 'That time is too far ahead to book yet.',
  'not-offered': 'That time isn’t offered.',
};

/** The HTTP status of a start that cannot be booked. */
export function slotErrorStatus(status: Exclude<SlotStatus, 'free'>): ContentfulStatusCode {
  return status === 'taken' ? 409 : 422;
}

/** Answers with nothing but a message: JSON below /api/, else a page. */
export function message(
  c: Context,
  service: Service,
  status: ContentfulStatusCode,
  heading: string,
  text: string,
  link: Link | null = null,
): Answer {
  if (c.req.path.startsWith('/api/')) return c.json({ error: text }, status);
  return c.html(messagePage({ ...pageModel(c, service), heading, text, link }), status);
}

/** Answers that there is nothing at this URL, with the way to what there is. */
export function notFound(c: Context, service: Service): Answer {
  const url = withQuery(firstEventPath(service.config), parseForwardedParams(queryOf(c)));
  return message(c, service, 404, 'Page not found', 'There’s nothing to book at this address.', {
    label: 'Book a call',
    url,
  });
}

/** Writes an error where the owner reads it: no URL, since it may hold a booking's secret or a name. */
export function logError(c: Context, error: Error): void {
  const where = `${c.req.method} ${c.req.routePath}`;
  // Other errors may quote what was typed: only their kind and place are written.
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  console.error(`${where}: ${isDatabaseError(error) ? error.message : [error.name, ...frames].join('\n')}`);
}

/**
 * What a visitor is told whose form could not be stored, with the header for programs.
 * @param nothing says what was not done.
 * @throws the error, when it does not come from the database.
 */
export function storageErrorMessage(c: Context, error: unknown, nothing: string): string {
  if (!isDatabaseError(error)) throw error;
  if (isLocked(error)) {
    c.header('Retry-After', '5');
    return `The calendar is busy right now. ${nothing} Send the form again in a few seconds.`;
  }
  logError(c, error as Error);
  c.header('Retry-After', '30');
  return `We can’t save bookings right now. ${nothing} Try again in a minute.`;
}
