import type { Context, Hono } from 'hono';
import { findSlot, type SlotProblem } from '../availability.ts';
import {
  availabilityOf,
  parseBookingRequest,
  parseForm,
  type BookingPageRequest,
} from '../booking-request.ts';
import { changeBooking, isToCome } from '../bookings.ts';
import { calendarFile } from '../ics.ts';
import { parseInvitee } from '../invitee.ts';
import type { Service } from '../config.ts';
import { formatInstant, parseInstant } from '../time.ts';
import { cancelPage, confirmationPage } from '../views/booking.ts';
import { calendarPage, zonesPage } from '../views/calendar.ts';
import { correctionPage, movePage } from '../views/form.ts';
import type { Markup } from '../views/layout.ts';
import { bookingUrl, notFound, slotMessages, type HandlerResponse } from './responses.ts';

function sendCalendarFile(c: Context, { service, origin, booking }: BookingPageRequest): HandlerResponse {
  const pageUrl = `${origin}/bookings/${booking.secret}`;
  c.header('Content-Type', 'text/calendar; charset=utf-8');
  c.header('Content-Disposition', 'attachment; filename="invite.ics"');
  return c.body(calendarFile(booking, service, pageUrl));
}

function handleCancel(c: Context, request: BookingPageRequest): HandlerResponse {
  const { service, booking } = request;
  changeBooking(service, booking, { cancelledAtMs: request.nowMs });
  return c.redirect(bookingUrl(request, booking), 303);
}

/** Responds with the calendar to choose another time or, if the query has a `time`, with a page to confirm the move. */
function showReschedule(c: Context, request: BookingPageRequest): HandlerResponse {
  const time = request.query.get('time');
  if (time === null) return c.html(calendarPage(request));
  const slot = findSlot(availabilityOf(request), parseInstant(time) ?? 0);
  if (typeof slot !== 'string') return c.html(movePage(request, slot.startMs));
  return c.html(calendarPage(request, `${slotMessages[slot]} Choose another.`), 409);
}

async function handleReschedule(c: Context, request: BookingPageRequest): Promise<Response> {
  const { service, booking } = request;
  const form = await parseForm(c);
  const startMs = parseInstant(form.get('time') ?? '') ?? 0;
  // If the form is sent twice, the booking already has this time, which no longer counts as free.
  if (booking.startMs === startMs) return c.redirect(bookingUrl(request, booking), 303);
  const slot = findSlot(availabilityOf(request), startMs);
  const refuse = (problem: SlotProblem) =>
    c.html(calendarPage(request, `${slotMessages[problem]} Your booking is still on.`), 409);
  if (typeof slot === 'string') return refuse(slot);
  const { status } = changeBooking(service, booking, slot, Number(form.get('sequence') ?? NaN));
  if (status === 'taken') return refuse('taken');
  if (status === 'done')
    return c.redirect(bookingUrl(request, booking, { was: formatInstant(booking.startMs) }), 303);
  const problem = 'Your booking was changed in another window. Check its time, then send this again.';
  return c.html(movePage(request, startMs, problem), 409);
}

async function handleCorrection(c: Context, request: BookingPageRequest): Promise<Response> {
  const { service, booking } = request;
  const { invitee, ...state } = parseInvitee(await parseForm(c));
  if (!invitee) return c.html(correctionPage(request, state), 422);
  changeBooking(service, booking, invitee);
  return c.redirect(bookingUrl(request, booking), 303);
}

type BookingHandler = (c: Context, request: BookingPageRequest) => HandlerResponse;

/** Adds the routes of a booking: confirmation, calendar file, correction, rescheduling and cancellation. */
export function addBookingRoutes(app: Hono, service: Service): void {
  const withBooking = (handler: BookingHandler) => (c: Context) => {
    const request = parseBookingRequest(c, service);
    return request ? handler(c, request) : notFound(c, service);
  };
  /** Redirects to the booking's page if the meeting is over or canceled, since neither can be changed. */
  const ifToCome = (handler: BookingHandler) =>
    withBooking((c, request) => {
      if (isToCome(request.booking, request.nowMs)) return handler(c, request);
      return c.redirect(bookingUrl(request, request.booking), 303);
    });
  const show = (view: (request: BookingPageRequest) => Markup): BookingHandler => {
    return (c, request) => c.html(view(request));
  };
  const path = '/bookings/:secret';
  app.get(path, withBooking(show(confirmationPage)));
  app.get(`${path}/invite.ics`, withBooking(sendCalendarFile));
  app.get(`${path}/edit`, ifToCome(show((request) => correctionPage(request, { typed: request.booking }))));
  app.post(`${path}/edit`, ifToCome(handleCorrection));
  app.get(`${path}/cancel`, ifToCome(show(cancelPage)));
  app.post(`${path}/cancel`, ifToCome(handleCancel));
  app.get(`${path}/reschedule`, ifToCome(showReschedule));
  app.post(`${path}/reschedule`, ifToCome(handleReschedule));
  app.get(`${path}/reschedule/zone`, ifToCome(show(zonesPage)));
}
