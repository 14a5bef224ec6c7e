import type { Context } from 'hono';
import type { Availability } from './availability.ts';
import { bookedSlots, findBooking, type Booking } from './bookings.ts';
import type { EventType, Schedule, Service } from './config.ts';
import { parseForwardedParams, type ForwardedParams } from './query.ts';
import { parseTimeZone } from './time.ts';

export interface PageContext {
  readonly service: Service;
  readonly query: URLSearchParams;
  readonly params: ForwardedParams;
  /** The origin of the service, for absolute links; `loopbackOnly` in app.ts has validated the Host header. */
  readonly origin: string;
}

/** A parsed request for a page on which a booking is made or changed. */
export interface BookingRequest extends PageContext {
  readonly eventType: EventType;
  /** The time zone of all times on the page: that in the query, else that of the booking or of the host. */
  readonly zone: string;
  readonly nowMs: number;
  /** The path of the calendar and of the form. */
  readonly path: string;
  /** The booking that the page is about. Its time counts as free. */
  readonly booking?: Booking;
  /** The id of a booking that a form sent again may change. Its time also counts as free. */
  readonly changedId?: string | undefined;
}

export interface BookingPageRequest extends BookingRequest {
  readonly booking: Booking;
}

/** The parts of a request that every page needs: its query, the forwarded parameters and the origin. */
export function pageContext(c: Context, service: Service): PageContext {
  const query = new URL(c.req.url).searchParams;
  return { service, query, params: parseForwardedParams(query), origin: `http://${c.req.header('host')}` };
}

/** The fields of a submitted form. */
export async function parseForm(c: Context): Promise<URLSearchParams> {
  return new URLSearchParams(await c.req.text());
}

/** The path of an event's calendar. */
export function eventPath({ account }: Schedule, slug: string): string {
  return `/${account}/${slug}`;
}

type Asked = Pick<BookingRequest, 'eventType' | 'zone' | 'path'>;

function requestOf(c: Context, service: Service, of: Asked): BookingRequest {
  const context = pageContext(c, service);
  const zone = parseTimeZone(context.params.get('tz') ?? '') ?? of.zone;
  return { ...context, ...of, zone, nowMs: service.now() };
}

/** Reads a request for the pages of the event in the path; null when there is no such event. */
export function parseEventRequest(c: Context, service: Service): BookingRequest | null {
  const { schedule } = service;
  const eventType = schedule.events.find(({ slug }) => slug === c.req.param('event'));
  if (!eventType || c.req.param('account') !== schedule.account) return null;
  const path = eventPath(schedule, eventType.slug);
  return requestOf(c, service, { eventType, zone: schedule.zone, path });
}

/** Reads a request for the pages of the booking whose secret is in the path; null when there is no such booking. */
export function parseBookingRequest(c: Context, service: Service): BookingPageRequest | null {
  const booking = findBooking(service.database, 'secret', c.req.param('secret') ?? '');
  if (!booking) return null;
  const { events } = service.schedule;
  // If the event is no longer offered, the first one replaces it, but keeps the name of the booked event.
  const offered = events.find(({ slug }) => slug === booking.eventSlug) ?? events[0]!;
  const eventType = { ...offered, slug: booking.eventSlug, name: booking.eventName };
  const path = `/bookings/${booking.secret}/reschedule`;
  return { ...requestOf(c, service, { eventType, zone: booking.zone, path }), booking };
}

/** The schedule and the booked times for a request; the booking that it changes doesn't count as booked. */
export function availabilityOf(request: BookingRequest): Availability {
  const { service, eventType, nowMs, booking, changedId = booking?.id } = request;
  const schedule = { ...service.schedule, hours: eventType.hours ?? service.schedule.hours };
  return { schedule, minutes: eventType.minutes, nowMs, booked: bookedSlots(service, nowMs, changedId) };
}
