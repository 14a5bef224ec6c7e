import type { Context, Hono } from 'hono';
import { findSlot } from '../availability.ts';
import { changeBooking, findBooking, isToCome, type Booking } from '../bookings.ts';
import { calendarFile } from '../ics.ts';
import { parseInvitee, typedFields } from '../invitee.ts';
import { availabilityOf, pageContext, parseForm, type BookingRequest, type Service } from '../service.ts';
import { parseInstant } from '../time.ts';
import { parseTimeZone } from '../time-zones.ts';
import { cancelPage } from '../views/cancel.ts';
import { confirmationPage } from '../views/confirmation.ts';
import { calendarPage } from '../views/calendar.ts';
import { formPage, offersPage, type FormState } from '../views/form.ts';
import { zonesPage } from '../views/zones.ts';
import { bookingUrl, notFound, slotMessages, slotStatus, storageProblem, type Answer } from './answers.ts';

/** A request for a page of a booking; its event is the booked one. @param step the last part of its path. */
function requestOf(c: Context, service: Service, booking: Booking, step: string): BookingRequest {
  const { schedule, environment } = service;
  const context = pageContext(c, service);
  // An event that is no longer offered is shown like the first one, under its own name.
  const offered = schedule.events.find(({ slug }) => slug === booking.eventSlug) ?? schedule.events[0]!;
  return {
    ...context,
    eventType: { ...offered, slug: booking.eventSlug, name: booking.eventName },
    zone: parseTimeZone(context.params.get('tz') ?? '') ?? booking.zone,
    nowMs: environment.now(),
    path: `/bookings/${booking.secret}/${step}`,
    changedId: booking.id,
  };
}

function sendCalendarFile(c: Context, { service, origin }: BookingRequest, booking: Booking): Response {
  const { business, schedule } = service;
  const pageUrl = `${origin}/bookings/${booking.secret}`;
  c.header('Content-Type', 'text/calendar; charset=utf-8');
  c.header('Content-Disposition', 'attachment; filename="invite.ics"');
  return c.body(calendarFile(booking, { business, ...schedule, pageUrl }));
}

function handleCancel(c: Context, request: BookingRequest, booking: Booking): Answer {
  try {
    changeBooking(request.service.database, booking, { cancelledAtMs: request.nowMs }, request.nowMs);
    return c.redirect(bookingUrl(request, booking), 303);
  } catch (error) {
    return c.html(cancelPage(request, booking, storageProblem(c, error, 'Nothing was canceled.')), 503);
  }
}

async function handleEdit(c: Context, request: BookingRequest, booking: Booking): Promise<Response> {
  const typed = typedFields(await parseForm(c));
  const state: FormState = { purpose: 'correct', booking, typed };
  const { invitee, errors } = parseInvitee(typed);
  if (!invitee)
    return c.html(
      formPage(request, { ...state, errors, problem: 'There’s a problem' }, booking.startMs),
      422,
    );
  try {
    changeBooking(request.service.database, booking, invitee, request.nowMs);
    return c.redirect(bookingUrl(request, booking), 303);
  } catch (error) {
    const problem = storageProblem(c, error, 'Nothing was changed.');
    return c.html(formPage(request, { ...state, problem }, booking.startMs), 503);
  }
}

function moveState(booking: Booking): FormState {
  return { purpose: 'move', booking, hidden: { sequence: String(booking.sequence) } };
}

/** The calendar for another time, or with `time` the question whether to move to it. */
function answerReschedule(c: Context, request: BookingRequest, booking: Booking): Answer {
  const time = request.query.get('time');
  if (time === null) return c.html(calendarPage(request, { moved: booking }));
  const slot = findSlot(availabilityOf(request), parseInstant(time) ?? 0);
  if (typeof slot !== 'string') return c.html(formPage(request, moveState(booking), slot.startMs));
  const notice = `${slotMessages[slot]} Choose another.`;
  return c.html(calendarPage(request, { moved: booking, notice }), slotStatus(slot));
}

async function handleReschedule(c: Context, request: BookingRequest, booking: Booking): Promise<Response> {
  const form = await parseForm(c);
  const startMs = parseInstant(form.get('time') ?? '');
  const state = moveState(booking);
  const stillOn = 'Your booking is still on.';
  if (startMs === null)
    return c.html(
      offersPage(request, { ...state, problem: `Choose a time. ${stillOn}` }, booking.startMs),
      422,
    );
  // A repeated form finds the booking where it wanted it, on a time that is no longer free for others.
  if (booking.startMs === startMs) return c.redirect(bookingUrl(request, booking), 303);
  const slot = findSlot(availabilityOf(request), startMs);
  if (typeof slot === 'string') {
    const problem = `${slotMessages[slot]} ${stillOn}`;
    return c.html(offersPage(request, { ...state, problem }, startMs), slotStatus(slot));
  }
  try {
    const sequence = Number(form.get('sequence') ?? NaN);
    const { status } = changeBooking(request.service.database, booking, slot, request.nowMs, sequence);
    if (status === 'done') return c.redirect(bookingUrl(request, booking), 303);
    if (status === 'taken')
      return c.html(
        offersPage(request, { ...state, problem: `${slotMessages.taken} ${stillOn}` }, startMs),
        409,
      );
    const problem = 'Your booking was changed in another window. Check its time, then send this again.';
    return c.html(formPage(request, { ...state, problem }, startMs), 409);
  } catch (error) {
    return c.html(formPage(request, { ...state, problem: storageProblem(c, error, stillOn) }, startMs), 503);
  }
}

type BookingAnswer = (c: Context, request: BookingRequest, booking: Booking) => Answer;

/** Adds the pages of one booking: confirmation, calendar file, correction, rescheduling and cancellation. */
export function addBookingRoutes(app: Hono, service: Service): void {
  const withBooking =
    (answer: BookingAnswer, step = 'reschedule') =>
    (c: Context) => {
      const booking = findBooking(service.database, 'secret', c.req.param('secret') ?? '');
      return booking ? answer(c, requestOf(c, service, booking, step), booking) : notFound(c, service);
    };
  /** A meeting that is over or canceled cannot be changed: its page says so. */
  const ifToCome = (answer: BookingAnswer, step?: string) =>
    withBooking((c, request, booking) => {
      if (isToCome(booking, request.nowMs)) return answer(c, request, booking);
      return c.redirect(bookingUrl(request, booking), 303);
    }, step);
  const answerEdit: BookingAnswer = (c, request, booking) =>
    c.html(formPage(request, { purpose: 'correct', booking, typed: booking }, booking.startMs));
  app.get(
    '/bookings/:secret',
    withBooking((c, request, booking) => c.html(confirmationPage(request, booking))),
  );
  app.get('/bookings/:secret/invite.ics', withBooking(sendCalendarFile));
  app.get('/bookings/:secret/edit', ifToCome(answerEdit, 'edit'));
  app.post('/bookings/:secret/edit', ifToCome(handleEdit, 'edit'));
  app.get(
    '/bookings/:secret/cancel',
    ifToCome((c, request, booking) => c.html(cancelPage(request, booking))),
  );
  app.post('/bookings/:secret/cancel', ifToCome(handleCancel));
  app.get('/bookings/:secret/reschedule', ifToCome(answerReschedule));
  app.get(
    '/bookings/:secret/reschedule/zone',
    ifToCome((c, request) => c.html(zonesPage(request))),
  );
  app.post('/bookings/:secret/reschedule', ifToCome(handleReschedule));
}
