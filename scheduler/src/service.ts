import type { Context } from 'hono';
import { bookableRange, type Availability } from './availability.ts';
import { bookedSlots } from './bookings.ts';
import type { EventType, SchedulerConfig } from './config.ts';
import type { BookingDatabase } from './database.ts';
import type { Environment } from './environment.ts';
import { parseForwardedParams, type ForwardedParams } from './query.ts';
import { parseTimeZone } from './time-zones.ts';

/** What the routes work with. */
export interface Service {
  readonly config: SchedulerConfig;
  readonly database: BookingDatabase;
  readonly environment: Environment;
}

/** What every page is shown with. */
export interface PageContext {
  readonly service: Service;
  /** Whether the page stands in another site's frame. */
  readonly embedded: boolean;
}

/** What a page about one event was asked with. */
export interface BookingRequest extends PageContext {
  readonly eventType: EventType;
  /** The chosen length of the meeting. */
  readonly minutes: number;
  /** The zone of all times on the page. */
  readonly zone: string;
  readonly params: ForwardedParams;
  readonly query: URLSearchParams;
  readonly nowMs: number;
  /** The path of the calendar, which is also that of the form. */
  readonly path: string;
  /** The id of a booking whose own time is no obstacle, because it is being moved. */
  readonly movedId?: string | undefined;
}

/** The query of the request. */
export function queryOf(c: Context): URLSearchParams {
  return new URL(c.req.url).searchParams;
}

/** The origin of absolute links. The Host header was checked before (`isLoopback` in app.ts). */
export function originOf(c: Context): string {
  return `http://${c.req.header('host')}`;
}

/** What every page needs to know of its request. */
export function pageContext(c: Context, service: Service): PageContext {
  return { service, embedded: queryOf(c).has('embed_domain') };
}

/** The fields of a posted form. */
export async function parseForm(c: Context): Promise<URLSearchParams> {
  return new URLSearchParams(await c.req.text());
}

/** The path of an event's calendar; without a slug, of the event that the configuration names first. */
export function eventPath({ account, events }: SchedulerConfig, slug = events[0]!.slug): string {
  return `/${account}/${slug}`;
}

/** Reads a request for an event's pages, or null when there is no such event: the zone in the query decides, else the host's. */
export function parseBookingRequest(c: Context, service: Service): BookingRequest | null {
  const { config, environment } = service;
  const eventType = config.events.find(({ slug }) => slug === c.req.param('event'));
  if (!eventType || c.req.param('account') !== config.account) return null;
  const query = queryOf(c);
  const params = parseForwardedParams(query);
  return {
    ...pageContext(c, service),
    eventType,
    minutes:
      eventType.minutes.find((length) => String(length) === params.get('duration')) ?? eventType.minutes[0]!,
    zone: parseTimeZone(params.get('tz') ?? '') ?? config.host.zone,
    params,
    query,
    nowMs: environment.now(),
    path: eventPath(config, eventType.slug),
  };
}

const dayInMs = 24 * 60 * 60_000;

/** What `findSlot` and `freeSlots` need for a request. */
export function availabilityOf({
  service,
  eventType,
  minutes,
  nowMs,
  movedId,
}: BookingRequest): Availability {
  const { config, database } = service;
  const { fromMs, toMs } = bookableRange(config, nowMs);
  // A day more on both sides: buffers of meetings outside the range may reach into it.
  const booked = bookedSlots(database, { fromMs: fromMs - dayInMs, toMs: toMs + dayInMs }, movedId);
  return { config, eventType, minutes, nowMs, booked };
}
