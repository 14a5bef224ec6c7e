import type { DatabaseSync } from 'node:sqlite';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { bookableRange } from './availability.ts';
import { bookedSlots } from './bookings.ts';
import type { EventType, SchedulerConfig } from './config.ts';
import type { Environment } from './environment.ts';
import { parseForwardedParams, type ForwardedParams } from './query.ts';
import type { RateLimit } from './rate-limit.ts';
import { parseTimeZone } from './time.ts';

/** What the routes work with. */
export interface Service {
  readonly config: SchedulerConfig;
  readonly database: DatabaseSync;
  readonly environment: Environment;
  /** Posts per minute and remote address. */
  readonly postLimit: RateLimit;
  /** Bookings and moves per day and remote address. */
  readonly dailyLimit: RateLimit;
}

/** What a page about one event was asked with. */
export interface BookingRequest {
  readonly service: Service;
  readonly eventType: EventType;
  /** The chosen length of the meeting. */
  readonly minutes: number;
  /** The zone of all times on the page. */
  readonly zone: string;
  readonly params: ForwardedParams;
  readonly nowMs: number;
  /** The path of the calendar, which is also that of the form. */
  readonly path: string;
  /** The id of a booking that is being moved: its own time is no obstacle. */
  readonly movedId?: string;
}

/** The query of the request. */
export function queryOf(c: Context): URLSearchParams {
  return new URL(c.req.url).searchParams;
}

/** The origin of absolute links. The Host header was checked before (`knownHost` in app.ts). */
export function originOf(c: Context, { environment }: Service): string {
  return environment.publicUrl ?? `http://${c.req.header('host')}`;
}

export type PageModel = ReturnType<typeof pageModel>;

/** What every page needs; the theme is a style sheet with the owner's colors. */
export function pageModel(c: Context, { config, environment }: Service) {
  const { business, email, phone, colors } = config.owner;
  return {
    business: { name: business, email, phone, privacyUrl: environment.privacyUrl },
    embedded: queryOf(c).has('embed_domain'),
    themeUrl: Object.keys(colors).length > 0 ? '/theme.css' : null,
  };
}

/** The fields of a posted form. @throws HTTPException 415 for another type of body. */
export async function parseForm(c: Context): Promise<URLSearchParams> {
  const [type = ''] = (c.req.header('content-type') ?? '').split(';');
  if (type.trim().toLowerCase() !== 'application/x-www-form-urlencoded') {
    throw new HTTPException(415, { message: 'Send this form from its own page.' });
  }
  return new URLSearchParams(await c.req.text());
}

/** The event type of the request's path, or null when there is no such account or event. */
export function findEventType(c: Context, { owner, events }: SchedulerConfig): EventType | null {
  if (c.req.param('account') !== owner.account) return null;
  return events.find(({ slug }) => slug === c.req.param('event')) ?? null;
}

/** The path of the calendar of the event that the configuration names first. */
export function firstEventPath({ owner, events }: SchedulerConfig): string {
  return `/${owner.account}/${events[0]!.slug}`;
}

/** Reads a request for an event's pages: the zone in the query decides, else the host's. */
export function parseBookingRequest(c: Context, service: Service, eventType: EventType): BookingRequest {
  const params = parseForwardedParams(queryOf(c));
  const { config, environment } = service;
  return {
    service,
    eventType,
    minutes:
      eventType.minutes.find((length) => String(length) === params.get('duration')) ?? eventType.minutes[0]!,
    zone: parseTimeZone(params.get('tz') ?? '') ?? config.host.zone,
    params,
    nowMs: environment.clock.now(),
    path: `/${config.owner.account}/${eventType.slug}`,
  };
}

/** What `checkSlot` and `freeSlots` need for a request. */
export function availabilityOf({ service, eventType, minutes, nowMs, movedId }: BookingRequest) {
  const { config, database } = service;
  const dayInMs = 24 * 60 * 60_000;
  const { fromMs, toMs } = bookableRange(config, nowMs);
  // A day more on both sides: buffers of meetings outside the range may reach into it.
  const booked = bookedSlots(database, { fromMs: fromMs - dayInMs, toMs: toMs + dayInMs }, movedId);
  return { config, eventType, minutes, nowMs, booked };
}

/** Counts an act of the connection's address; headers such as X-Forwarded-For can be forged and are not read. */
function secondsToWait(c: Context, limit: RateLimit): number {
  const seconds = limit.secondsToWait(getConnInfo(c).remote.address ?? 'unknown', performance.now());
  if (seconds > 0) c.header('Retry-After', String(seconds));
  return seconds;
}

/** The message for a visitor over a rate limit, or null. */
export function tooManyPosts(c: Context, { postLimit }: Service): string | null {
  const seconds = secondsToWait(c, postLimit);
  if (seconds === 0) return null;
  return `Too many attempts. Wait ${seconds} ${seconds === 1 ? 'second' : 'seconds'}, then send the form again.`;
}

/** Counts a booking or a move of a remote address. Returns null when it is allowed, else why not. */
export function tooManyBookings(c: Context, { dailyLimit }: Service): string | null {
  return secondsToWait(c, dailyLimit) === 0 ? null : 'Too many calls were booked from here today.';
}
