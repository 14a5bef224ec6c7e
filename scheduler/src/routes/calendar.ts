import type { Context, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { checkSlot, freeSlots, withBuffers } from '../availability.ts';
import { book, findBySubmission } from '../bookings.ts';
import type { Booking, Invitee } from '../booking.ts';
import { calendarModel, type CalendarModel } from '../calendar-model.ts';
import { whenUnlocked } from '../db.ts';
import { parseInvitee, typedFields } from '../invitee.ts';
import { parseForwardedParams, trackingOf, withQuery } from '../query.ts';
import {
  availabilityOf,
  findEventType,
  firstEventPath,
  pageModel,
  parseBookingRequest,
  parseForm,
  queryOf,
  tooManyBookings,
  tooManyPosts,
  type BookingRequest,
  type Service,
} from '../service.ts';
import { parseInstant, parseTimeZone } from '../time.ts';
import { calendarPage } from '../views/calendar.ts';
import { notFound, slotErrorMessages, slotErrorStatus, storageErrorMessage, type Answer } from './answers.ts';
import { isSubmissionId, newSubmissionId, renderAlternatives, renderForm, type FormState } from './forms.ts';
import { renderZones } from './zones.ts';

const nothingBooked = 'Nothing was booked.';
const hourInMs = 60 * 60_000;

/** The visitor opening this form may already have booked its time, for example in another window. */
const takenWhenOpened = 'That time is booked. If you’re the one who booked it, your booking is still on.';

/** Answers with the calendar. @param changes what is other than usual in it. */
export function renderCalendar(
  c: Context,
  request: BookingRequest,
  changes: Partial<CalendarModel> = {},
  status: ContentfulStatusCode = 200,
): Answer {
  const asked = request.params.get('tz');
  const unknownZone = asked !== undefined && parseTimeZone(asked) === null;
  const notice = unknownZone ? `We don’t know the time zone “${asked},” so you see times in ours.` : null;
  const free = freeSlots(availabilityOf(request));
  const model = calendarModel(pageModel(c, request.service), request, free, queryOf(c));
  return c.html(calendarPage({ ...model, notice, ...changes }), status);
}

/** Answers with the calendar, which says why the start in a query cannot be booked, or with the form for that start. */
function renderEvent(c: Context, request: BookingRequest): Answer {
  const time = queryOf(c).get('time');
  if (time === null) return renderCalendar(c, request);
  const startMs = parseInstant(time);
  if (startMs === null)
    return renderCalendar(c, request, { notice: 'We couldn’t read that time. Choose another.' }, 400);
  const status = checkSlot(availabilityOf(request), startMs);
  if (status !== 'free') {
    const reason = status === 'taken' ? takenWhenOpened : slotErrorMessages[status];
    return renderCalendar(c, request, { notice: `${reason} Choose another.` }, slotErrorStatus(status));
  }
  const typed = { name: '', email: '', note: '' };
  return renderForm(c, { request, typed, submissionId: newSubmissionId() }, startMs);
}

function toConfirmation(c: Context, { params }: BookingRequest, booking: Booking): Response {
  return c.redirect(withQuery(`/bookings/${booking.secret}`, params), 303);
}

/** Books what passed all checks, and answers with the confirmation or with why not. */
async function bookInvitee(c: Context, state: FormState, startMs: number, invitee: Invitee) {
  const { request, submissionId } = state;
  const { service, eventType, minutes, zone, params, nowMs } = request;
  const booking = {
    ...withBuffers({ startMs, endMs: startMs + minutes * 60_000 }, eventType),
    submissionId,
    account: service.config.owner.account,
    eventSlug: eventType.slug,
    eventName: eventType.name,
    invitee,
    zone,
    tracking: trackingOf(params),
  };
  const tooMany = tooManyBookings(c, service);
  if (tooMany) return renderForm(c, state, startMs, `${tooMany} ${nothingBooked}`, 429);
  const limits = service.environment.mailboxLimits;
  const result = await whenUnlocked(() => book(service.database, booking, limits, nowMs));
  if (result.status === 'booked') return toConfirmation(c, request, result.booking);
  if (result.status === 'taken') return renderAlternatives(c, state, startMs, slotErrorMessages.taken, 409);
  const reason =
    result.status === 'limit-active'
      ? 'This email address already has several calls coming up.'
      : 'This email address has made too many bookings today.';
  return renderForm(c, state, startMs, `${reason} ${nothingBooked}`, 429);
}

/** Answers a form that has booked before: for an hour with its booking, then no longer, because a form is no key. */
function handleDuplicate(c: Context, state: FormState, startMs: number, booking: Booking): Answer {
  if (state.request.nowMs - booking.createdAtMs < hourInMs) return toConfirmation(c, state.request, booking);
  const problem = 'This form already booked a call. To book another, choose a time and send it again.';
  return renderAlternatives(c, { ...state, submissionId: newSubmissionId() }, startMs, problem, 409);
}

function handleForm(c: Context, state: FormState, startMs: number, typed: Invitee): Answer {
  const { request, submissionId } = state;
  const existing = findBySubmission(request.service.database, submissionId);
  if (existing) return handleDuplicate(c, state, startMs, existing);
  const { invitee, errors } = parseInvitee(typed);
  const checked = { ...state, errors };
  const status = checkSlot(availabilityOf(request), startMs);
  if (status !== 'free')
    return renderAlternatives(c, checked, startMs, slotErrorMessages[status], slotErrorStatus(status));
  if (!invitee) return renderForm(c, checked, startMs, 'There’s a problem', 422);
  return bookInvitee(c, state, startMs, invitee);
}

async function handlePost(c: Context, request: BookingRequest): Promise<Response> {
  const form = await parseForm(c);
  const typed = typedFields(form);
  const startMs = parseInstant(form.get('time') ?? '');
  const submissionId = form.get('submission_id') ?? '';
  const hasId = isSubmissionId(submissionId);
  const state = { request, typed, submissionId: hasId ? submissionId : newSubmissionId() };
  const tooMany = tooManyPosts(c, request.service);
  if (startMs === null) {
    const problem = tooMany ?? `Choose a time. ${nothingBooked}`;
    return renderAlternatives(c, state, request.nowMs, problem, tooMany ? 429 : 422);
  }
  if (tooMany) return renderForm(c, state, startMs, tooMany, 429);
  if (!hasId)
    return renderForm(c, state, startMs, 'Nothing is booked yet. Check the form and send it again.', 422);
  try {
    return await handleForm(c, state, startMs, typed);
  } catch (error) {
    return renderForm(c, state, startMs, storageErrorMessage(c, error, nothingBooked), 503);
  }
}

/** Adds the pages on which an event is booked: calendar, form, choice of zones. */
export function addCalendarRoutes(app: Hono, service: Service): void {
  const withEvent = (answer: (c: Context, request: BookingRequest) => Answer) => (c: Context) => {
    const eventType = findEventType(c, service.config);
    return eventType ? answer(c, parseBookingRequest(c, service, eventType)) : notFound(c, service);
  };
  app.get('/', (c) =>
    c.redirect(withQuery(firstEventPath(service.config), parseForwardedParams(queryOf(c)))),
  );
  app.get('/:account/:event', withEvent(renderEvent));
  app.post('/:account/:event', withEvent(handlePost));
  app.get('/:account/:event/zone', withEvent(renderZones));
}
