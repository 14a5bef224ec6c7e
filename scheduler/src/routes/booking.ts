import type { Context, Hono } from 'hono';
import { findSlot } from '../availability.ts';
import { cancel, correctInvitee, findBySecret, isToCome, reschedule, type Booking } from '../bookings.ts';
import { calendarFile } from '../ics.ts';
import { parseInvitee, typedFields } from '../invitee.ts';
import { parseForwardedParams, withQuery } from '../query.ts';
import {
  availabilityOf,
  originOf,
  pageContext,
  parseForm,
  queryOf,
  type BookingRequest,
  type Service,
} from '../service.ts';
import { parseInstant } from '../time.ts';
import { parseTimeZone } from '../time-zones.ts';
import { cancelPage } from '../views/cancel.ts';
import { confirmationPage } from '../views/confirmation.ts';
import type { FormState } from '../views/form.ts';
import { zonesPage } from '../views/zones.ts';
import {
  answerForm,
  answerOffers,
  notFound,
  slotMessages,
  slotStatus,
  storageProblem,
  type Answer,
} from './answers.ts';
import { answerCalendar } from './calendar.ts';

const stillOn = 'Your booking is still on.';

/** A request for a page of a booking; its event is the booked one. */
function requestOf(c: Context, service: Service, booking: Booking): BookingRequest {
  const { config, environment } = service;
  const query = queryOf(c);
  const params = parseForwardedParams(query);
  // An event that the configuration no longer has is shown like the first one, under its own name.
  const configured = config.events.find(({ slug }) => slug === booking.eventSlug) ?? config.events[0]!;
  return {
    ...pageContext(c, service),
    eventType: { ...configured, slug: booking.eventSlug, name: booking.eventName },
    minutes: (booking.endMs - booking.startMs) / 60_000,
    zone: parseTimeZone(params.get('tz') ?? '') ?? parseTimeZone(booking.zone) ?? config.host.zone,
    params,
    query,
    nowMs: environment.now(),
    path: `/bookings/${booking.secret}/reschedule`,
    movedId: booking.id,
  };
}

function toConfirmation(c: Context, { params }: BookingRequest, { secret }: Booking): Response {
  return c.redirect(`${withQuery(`/bookings/${secret}`, params)}#step`, 303);
}

function sendCalendarFile(c: Context, { service, eventType }: BookingRequest, booking: Booking): Response {
  const { place, joining } = eventType;
  const pageUrl = `${originOf(c)}/bookings/${booking.secret}`;
  c.header('Content-Type', 'text/calendar; charset=utf-8');
  c.header('Content-Disposition', 'attachment; filename="invite.ics"');
  return c.body(calendarFile(booking, { business: service.config.business, place, joining, pageUrl }));
}

function handleCancel(c: Context, request: BookingRequest, booking: Booking): Answer {
  try {
    cancel(request.service.database, booking.secret, request.nowMs);
  } catch (error) {
    return c.html(cancelPage(request, booking, storageProblem(c, error, 'Nothing was canceled.')), 503);
  }
  return toConfirmation(c, request, booking);
}

/** The request of the form with the booking's details, which is sent to its own path. */
function correctionOf(request: BookingRequest, booking: Booking): BookingRequest {
  return { ...request, path: `/bookings/${booking.secret}/edit` };
}

async function handleCorrection(c: Context, asked: BookingRequest, booking: Booking): Promise<Response> {
  const request = correctionOf(asked, booking);
  const typed = typedFields(await parseForm(c));
  const state: FormState = { purpose: 'correct', booking, typed };
  const { invitee, errors } = parseInvitee(typed);
  if (!invitee)
    return answerForm(c, request, { ...state, errors, problem: 'There’s a problem' }, booking.startMs, 422);
  try {
    correctInvitee(request.service.database, booking.secret, invitee, request.nowMs);
  } catch (error) {
    const problem = storageProblem(c, error, 'Nothing was changed.');
    return answerForm(c, request, { ...state, problem }, booking.startMs, 503);
  }
  return toConfirmation(c, request, booking);
}

function moveState(booking: Booking): FormState {
  return { purpose: 'move', booking, hidden: { sequence: String(booking.sequence) } };
}

/** The calendar for another time, or with `time` the question whether to move to it. */
function answerReschedule(c: Context, request: BookingRequest, booking: Booking): Answer {
  const time = request.query.get('time');
  if (time === null) return answerCalendar(c, request, { moved: booking });
  const startMs = parseInstant(time);
  const slot = startMs === null ? 'not-offered' : findSlot(availabilityOf(request), startMs);
  if (typeof slot !== 'string') return answerForm(c, request, moveState(booking), slot.startMs);
  const notice = `${slotMessages[slot]} Choose another.`;
  return answerCalendar(c, request, { moved: booking, notice }, slotStatus(slot));
}

function move(
  c: Context,
  request: BookingRequest,
  booking: Booking,
  startMs: number,
  sequence: number,
): Answer {
  const { service, nowMs } = request;
  const state = moveState(booking);
  // A repeated form finds the booking where it wanted it, on a time that is no longer free for others.
  if (booking.startMs === startMs) return toConfirmation(c, request, booking);
  const slot = findSlot(availabilityOf(request), startMs);
  if (typeof slot === 'string')
    return answerOffers(
      c,
      request,
      { ...state, problem: `${slotMessages[slot]} ${stillOn}` },
      startMs,
      slotStatus(slot),
    );
  const result = reschedule(service.database, booking.secret, slot, sequence, nowMs);
  if (result === 'taken')
    return answerOffers(c, request, { ...state, problem: `${slotMessages.taken} ${stillOn}` }, startMs, 409);
  if (result !== 'stale') return toConfirmation(c, request, booking);
  const problem = 'Your booking was changed in another window. Check its time, then send this again.';
  return answerForm(c, request, { ...state, problem }, startMs, 409);
}

async function handleReschedule(c: Context, request: BookingRequest, booking: Booking): Promise<Response> {
  const form = await parseForm(c);
  const state = moveState(booking);
  const startMs = parseInstant(form.get('time') ?? '');
  if (startMs === null)
    return answerOffers(c, request, { ...state, problem: `Choose a time. ${stillOn}` }, booking.startMs, 422);
  try {
    return await move(c, request, booking, startMs, Number(form.get('sequence') ?? NaN));
  } catch (error) {
    return answerForm(c, request, { ...state, problem: storageProblem(c, error, stillOn) }, startMs, 503);
  }
}

type BookingAnswer = (c: Context, request: BookingRequest, booking: Booking) => Answer;

/** Adds the pages of one booking: confirmation, calendar file, correction, rescheduling and cancellation. */
export function addBookingRoutes(app: Hono, service: Service): void {
  const withBooking = (answer: BookingAnswer) => (c: Context) => {
    const booking = findBySecret(service.database, c.req.param('secret') ?? '');
    return booking ? answer(c, requestOf(c, service, booking), booking) : notFound(c, service);
  };
  /** A meeting that is over or canceled cannot be changed: its page says so. */
  const ifToCome = (answer: BookingAnswer) =>
    withBooking((c, request, booking) =>
      isToCome(booking, request.nowMs) ? answer(c, request, booking) : toConfirmation(c, request, booking),
    );
  const edit: BookingAnswer = (c, request, booking) =>
    answerForm(
      c,
      correctionOf(request, booking),
      { purpose: 'correct', booking, typed: booking },
      booking.startMs,
    );
  app.get(
    '/bookings/:secret',
    withBooking((c, request, booking) => c.html(confirmationPage(request, booking, originOf(c)))),
  );
  app.get('/bookings/:secret/invite.ics', withBooking(sendCalendarFile));
  app.get('/bookings/:secret/edit', ifToCome(edit));
  app.post('/bookings/:secret/edit', ifToCome(handleCorrection));
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
