import type { Context } from 'hono';
import { bookableRange, type Availability } from './availability.ts';
import { bookedSlots } from './bookings.ts';
import type { Business, EventType, Schedule } from './config.ts';
import type { BookingDatabase } from './database.ts';
import type { Environment } from './environment.ts';
import { parseForwardedParams, type ForwardedParams } from './query.ts';
import { parseTimeZone } from './time-zones.ts';

/** What the routes work with. */
export interface Service {
  readonly schedule: Schedule;
  readonly business: Business;
  readonly database: BookingDatabase;
  readonly environment: Environment;
}

/** What every page is shown with. */
export interface PageContext {
  readonly service: Service;
  readonly query: URLSearchParams;
  readonly params: ForwardedParams;
  /** The service's own origin, for absolute links. The Host header was checked before (`loopbackOnly` in app.ts). */
  readonly origin: string;
}

/** What a page about one event was asked with. */
export interface BookingRequest extends PageContext {
  readonly eventType: EventType;
  /** The zone of all times on the page. */
  readonly zone: string;
  readonly nowMs: number;
  /** The path of the calendar, which is also that of the form. */
  readonly path: string;
  /** The id of a booking whose own time is no obstacle, because it is being changed. */
  readonly changedId?: string | undefined;
}

/** What every page needs to know of its request. */
export function pageContext(c: Context, service: Service): PageContext {
  const query = new URL(c.req.url).searchParams;
  return { service, query, params: parseForwardedParams(query), origin: `http://${c.req.header('host')}` };
}

/** The fields of a posted form. */
export async function parseForm(c: Context): Promise<URLSearchParams> {
  return new URLSearchParams(await c.req.text());
}

/** The path of an event's calendar. */
export function eventPath({ account }: Schedule, slug: string): string {
  return `/${account}/${slug}`;
}

/** Reads a request for an event's pages, or null without such an event: the zone in the query decides, else the host's. */
export function parseBookingRequest(c: Context, service: Service): BookingRequest | null {
  const { schedule, environment } = service;
  const eventType = schedule.events.find(({ slug }) => slug === c.req.param('event'));
  if (!eventType || c.req.param('account') !== schedule.account) return null;
  const context = pageContext(c, service);
  return {
    ...context,
    eventType,
    zone: parseTimeZone(context.params.get('tz') ?? '') ?? schedule.zone,
    nowMs: environment.now(),
    path: eventPath(schedule, eventType.slug),
  };
}

const dayInMs = 24 * 60 * 60_000;

/** What `findSlot` and `freeSlots` need for a request. */
export function availabilityOf({ service, eventType, nowMs, changedId }: BookingRequest): Availability {
  const { schedule, database } = service;
  const { fromMs, toMs } = bookableRange(schedule, nowMs);
  // A day more on both sides: the pause of meetings outside the range may reach into it.
  const booked = bookedSlots(database, { fromMs: fromMs - dayInMs, toMs: toMs + dayInMs }, changedId);
  return { schedule, minutes: eventType.minutes, nowMs, booked };
}
