import { randomBytes } from 'node:crypto';
import type { Context, Hono } from 'hono';
import { cors } from 'hono/cors';
import { findSlot, freeSlots, type Slot } from '../availability.ts';
import {
  availabilityOf,
  eventPath,
  pageContext,
  parseEventRequest,
  parseForm,
  type BookingRequest,
} from '../booking-request.ts';
import { book, findBooking } from '../bookings.ts';
import { parseInvitee, type Invitee } from '../invitee.ts';
import { noteOf, trackingOf, withQuery } from '../query.ts';
import type { Service } from '../config.ts';
import { formatInstant, momentLabel, parseInstant, parseTimeZone } from '../time.ts';
import { calendarPage, zonesPage } from '../views/calendar.ts';
import { formPage, offersPage, type FormState } from '../views/form.ts';
import { bookingUrl, notFound, slotMessages, type HandlerResponse } from './responses.ts';

const newSubmissionId = (): string => randomBytes(16).toString('base64url');

/** Responds with the calendar or, if the query has a `time`, with the form for it. */
function showEvent(c: Context, request: BookingRequest): HandlerResponse {
  const { query, params } = request;
  const zone = params.get('tz');
  const time = query.get('time');
  if (time === null) {
    const isKnown = zone === undefined || parseTimeZone(zone) !== null;
    const notice = isKnown ? undefined : `We don’t know the time zone “${zone},” so you see times in ours.`;
    return c.html(calendarPage(request, notice));
  }
  const startMs = parseInstant(time);
  if (startMs === null)
    return c.html(calendarPage(request, 'We couldn’t read that time. Choose another.'), 400);
  const slot = findSlot(availabilityOf(request), startMs);
  if (typeof slot !== 'string') {
    const typed = { name: '', email: '', note: noteOf(params) };
    return c.html(formPage(request, { typed, submissionId: newSubmissionId() }, startMs));
  }
  // This visitor may have booked the time in another window.
  const reason =
    slot === 'taken'
      ? 'That time is booked. If you’re the one who booked it, your booking is still on.'
      : slotMessages[slot];
  return c.html(calendarPage(request, `${reason} Choose another.`), 409);
}

async function handleForm(c: Context, asked: BookingRequest): Promise<Response> {
  const form = await parseForm(c);
  const startMs = parseInstant(form.get('time') ?? '');
  const given = form.get('submission_id') ?? '';
  const submissionId = /^[\w-]{22}$/.test(given) ? given : newSubmissionId();
  const { invitee, ...checked } = parseInvitee(form);
  const state: FormState = { ...checked, submissionId };
  if (startMs === null) {
    const problem = 'Choose a time. Nothing was booked.';
    return c.html(offersPage(asked, { ...state, problem }, asked.nowMs), 422);
  }
  if (submissionId !== given) {
    const problem = 'Nothing is booked yet. Check the form and send it again.';
    return c.html(formPage(asked, { ...state, problem }, startMs), 422);
  }
  const booked = findBooking(asked.service.database, 'submissionId', submissionId);
  const request = { ...asked, changedId: booked?.id };
  // A form sent again may keep the time it booked, even if that is now too soon for a new booking.
  const isBooked = booked?.startMs === startMs && booked.eventSlug === request.eventType.slug;
  const slot = isBooked ? booked : findSlot(availabilityOf(request), startMs);
  if (typeof slot === 'string') {
    const problem = `${slotMessages[slot]}${booked ? ' Your booking is still on.' : ''}`;
    return c.html(offersPage(request, { ...state, problem }, startMs), 409);
  }
  if (invitee) return await handleBooking(c, asked, state, { ...invitee, submissionId }, slot);
  return c.html(formPage(request, state, startMs), 422);
}

/** Books a validated request and redirects to its page; if it can't be booked, responds with the reason. */
function handleBooking(
  c: Context,
  request: BookingRequest,
  state: FormState,
  sent: Invitee & { readonly submissionId: string },
  { startMs, endMs }: Slot,
): HandlerResponse {
  const { service, eventType, zone, params } = request;
  const event = { eventSlug: eventType.slug, eventName: eventType.name };
  const wanted = { startMs, endMs, ...sent, ...event, zone, tracking: trackingOf(params) };
  const result = book(service, wanted);
  switch (result.status) {
    case 'done':
      return c.redirect(bookingUrl(request, result.booking), 303);
    case 'stale': {
      const problem = `You moved this call to ${momentLabel(result.booking.startMs, zone)}. Nothing was changed.`;
      const way = { label: 'See your booking', url: bookingUrl(request, result.booking) };
      return c.html(formPage(request, { ...state, problem, way }, startMs), 409);
    }
    case 'taken':
      return c.html(offersPage(request, { ...state, problem: slotMessages.taken }, startMs), 409);
    case 'expired': {
      const problem = 'This form already booked a call. To book another, choose a time and send it again.';
      const submissionId = newSubmissionId();
      return c.html(offersPage(request, { ...state, submissionId, problem }, startMs), 409);
    }
  }
}

const maxTimes = 120;

/** Responds with JSON: the next free starts of an event, and the URL of the form for each. */
function sendNextTimes(c: Context, request: BookingRequest): HandlerResponse {
  const { path, params, query, origin } = request;
  const limit = Math.min(Math.max(Number(query.get('limit')) || 3, 1), maxTimes);
  const free = freeSlots(availabilityOf(request)).slice(0, limit);
  const times = free.map(({ startMs }) => formatInstant(startMs));
  const links = times.map((time) => `${origin}${withQuery(path, params, { time })}#step`);
  return c.json({ times, links });
}

/** Adds the routes for booking an event: calendar, form, choice of time zone, and the list of next free times. */
export function addCalendarRoutes(app: Hono, service: Service): void {
  const { schedule, frameAncestors } = service;
  const withEvent = (handler: (c: Context, request: BookingRequest) => HandlerResponse) => (c: Context) => {
    const request = parseEventRequest(c, service);
    return request ? handler(c, request) : notFound(c, service);
  };
  const showZones = (c: Context, request: BookingRequest) => c.html(zonesPage(request));
  app.get('/', (c) =>
    c.redirect(withQuery(eventPath(schedule, schedule.events[0]!.slug), pageContext(c, service).params)),
  );
  app.use('/api/*', cors({ origin: [...frameAncestors], allowMethods: ['GET', 'HEAD'] }));
  app.get('/api/:account/:event/next', withEvent(sendNextTimes));
  app.get('/:account/:event', withEvent(showEvent));
  app.post('/:account/:event', withEvent(handleForm));
  app.get('/:account/:event/zone', withEvent(showZones));
}
