import type { Context, Hono } from 'hono';
import { findSlot } from '../availability.ts';
import {
  availabilityOf,
  parseBookingRequest,
  parseForm,
  type BookingPageRequest,
} from '../booking-request.ts';
import { changeBooking, isToCome } from '../bookings.ts';
import { calendarFile } from '../ics.ts';
import { parseInvitee } from '../invitee.ts';
import type { Service } from '../service.ts';
import { formatInstant, parseInstant } from '../time.ts';
import { cancelPage, confirmationPage } from '../views/booking.ts';
import { calendarPage } from '../views/calendar.ts';
import { correctionPage, movePage, offersPage } from '../views/form.ts';
import { zonesPage } from '../views/zones.ts';
import { bookingUrl, notFound, slotMessages, slotStatus, storageProblem, type Answer } from './answers.ts';

function sendCalendarFile(c: Context, { service, origin, booking }: BookingPageRequest): Answer {
  const { business, schedule } = service;
  const pageUrl = `${origin}/bookings/${booking.secret}`;
  c.header('Content-Type', 'text/calendar; charset=utf-8');
  c.header('Content-Disposition', 'attachment; filename="invite.ics"');
  return c.body(calendarFile(booking, { business, ...schedule, pageUrl }));
}

function handleCancel(c: Context, request: BookingPageRequest): Answer {
  const { service, booking } = request;
  try {
    changeBooking(service, booking, { cancelledAtMs: request.nowMs });
    return c.redirect(bookingUrl(request, booking), 303);
  } catch (error) {
    return c.html(cancelPage(request, storageProblem(c, error, 'Nothing was canceled.')), 503);
  }
}

/** The calendar for another time, or with `time` the question whether to move to it. */
function answerReschedule(c: Context, request: BookingPageRequest): Answer {
  const time = request.query.get('time');
  if (time === null) return c.html(calendarPage(request));
  const slot = findSlot(availabilityOf(request), parseInstant(time) ?? 0);
  if (typeof slot !== 'string') return c.html(movePage(request, {}, slot.startMs));
  return c.html(calendarPage(request, `${slotMessages[slot]} Choose another.`), slotStatus(slot));
}

const stillOn = 'Your booking is still on.';

async function handleReschedule(c: Context, request: BookingPageRequest): Promise<Response> {
  const { service, booking } = request;
  const form = await parseForm(c);
  const startMs = parseInstant(form.get('time') ?? '');
  if (startMs === null) {
    const problem = `Choose a time. ${stillOn}`;
    return c.html(offersPage(request, { problem }, booking.startMs), 422);
  }
  // A repeated form finds the booking where it wanted it, on a time that is no longer free for others.
  if (booking.startMs === startMs) return c.redirect(bookingUrl(request, booking), 303);
  const slot = findSlot(availabilityOf(request), startMs);
  if (typeof slot === 'string') {
    const problem = `${slotMessages[slot]} ${stillOn}`;
    return c.html(offersPage(request, { problem }, startMs), slotStatus(slot));
  }
  try {
    const { status } = changeBooking(service, booking, slot, Number(form.get('sequence') ?? NaN));
    if (status === 'done')
      return c.redirect(bookingUrl(request, booking, { was: formatInstant(booking.startMs) }), 303);
    if (status === 'taken') {
      const problem = `${slotMessages.taken} ${stillOn}`;
      return c.html(offersPage(request, { problem }, startMs), 409);
    }
    const problem = 'Your booking was changed in another window. Check its time, then send this again.';
    return c.html(movePage(request, { problem }, startMs), 409);
  } catch (error) {
    const problem = storageProblem(c, error, stillOn);
    return c.html(movePage(request, { problem }, startMs), 503);
  }
}

async function handleCorrection(c: Context, request: BookingPageRequest): Promise<Response> {
  const { service, booking } = request;
  const { invitee, ...state } = parseInvitee(await parseForm(c));
  if (!invitee) return c.html(correctionPage(request, state), 422);
  try {
    changeBooking(service, booking, invitee);
    return c.redirect(bookingUrl(request, booking), 303);
  } catch (error) {
    const problem = storageProblem(c, error, 'Nothing was changed.');
    return c.html(correctionPage(request, { ...state, problem }), 503);
  }
}

type BookingAnswer = (c: Context, request: BookingPageRequest) => Answer;

/** Adds the routes of a booking: confirmation, calendar file, correction, rescheduling and cancellation. */
export function addBookingRoutes(app: Hono, service: Service): void {
  const withBooking = (answer: BookingAnswer) => (c: Context) => {
    const request = parseBookingRequest(c, service);
    return request ? answer(c, request) : notFound(c, service);
  };
  /** A meeting that is over or canceled cannot be changed: its page says so. */
  const ifToCome = (answer: BookingAnswer) =>
    withBooking((c, request) => {
      if (isToCome(request.booking, request.nowMs)) return answer(c, request);
      return c.redirect(bookingUrl(request, request.booking), 303);
    });
  const showConfirmation: BookingAnswer = (c, request) => c.html(confirmationPage(request));
  const askToCancel: BookingAnswer = (c, request) => c.html(cancelPage(request));
  app.get('/bookings/:secret', withBooking(showConfirmation));
  app.get('/bookings/:secret/invite.ics', withBooking(sendCalendarFile));
  const askToCorrect: BookingAnswer = (c, request) =>
    c.html(correctionPage(request, { typed: request.booking }));
  app.get('/bookings/:secret/edit', ifToCome(askToCorrect));
  app.post('/bookings/:secret/edit', ifToCome(handleCorrection));
  app.get('/bookings/:secret/cancel', ifToCome(askToCancel));
  app.post('/bookings/:secret/cancel', ifToCome(handleCancel));
  app.get('/bookings/:secret/reschedule', ifToCome(answerReschedule));
  app.post('/bookings/:secret/reschedule', ifToCome(handleReschedule));
  const showZones: BookingAnswer = (c, request) => c.html(zonesPage(request));
  app.get('/bookings/:secret/reschedule/zone', ifToCome(showZones));
}
