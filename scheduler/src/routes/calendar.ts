import { randomBytes } from 'node:crypto';
import type { Context, Hono } from 'hono';
import { cors } from 'hono/cors';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { findSlot, freeSlots, type BlockedSlot } from '../availability.ts';
import { book, findBySubmission } from '../bookings.ts';
import { parseInvitee, typedFields, type Invitee } from '../invitee.ts';
import { parseForwardedParams, trackingOf, withQuery } from '../query.ts';
import {
  availabilityOf,
  eventPath,
  originOf,
  parseBookingRequest,
  parseForm,
  queryOf,
  type BookingRequest,
  type Service,
} from '../service.ts';
import { formatInstant, parseInstant } from '../time.ts';
import { parseTimeZone } from '../time-zones.ts';
import { calendarPage, type CalendarNotes } from '../views/calendar.ts';
import type { FormState } from '../views/form.ts';
import { momentLabel } from '../views/meeting.ts';
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

/** 128 random bits that make all submissions of a form one. */
const newSubmissionId = (): string => randomBytes(16).toString('base64url');

/** Answers with the calendar. */
export function answerCalendar(
  c: Context,
  request: BookingRequest,
  { notice, moved }: CalendarNotes = {},
  status: ContentfulStatusCode = 200,
): Answer {
  const asked = request.params.get('tz');
  const unknownZone =
    asked !== undefined && parseTimeZone(asked) === null
      ? `We don’t know the time zone “${asked},” so you see times in ours.`
      : undefined;
  const notes = { notice: notice ?? unknownZone, ...(moved && { moved }) };
  return c.html(calendarPage(request, freeSlots(availabilityOf(request)), notes), status);
}

/** Answers with the calendar, which says why the start in a query cannot be booked, or with the form for that start. */
function answerEvent(c: Context, request: BookingRequest): Answer {
  const time = request.query.get('time');
  if (time === null) return answerCalendar(c, request);
  const startMs = parseInstant(time);
  if (startMs === null)
    return answerCalendar(c, request, { notice: 'We couldn’t read that time. Choose another.' }, 400);
  const slot = findSlot(availabilityOf(request), startMs);
  if (typeof slot !== 'string') {
    const typed = { name: '', email: '', note: '' };
    return answerForm(
      c,
      request,
      { purpose: 'book', typed, hidden: { submission_id: newSubmissionId() } },
      startMs,
    );
  }
  // The visitor opening this form may already have booked its time, for example in another window.
  const reason =
    slot === 'taken'
      ? 'That time is booked. If you’re the one who booked it, your booking is still on.'
      : slotMessages[slot];
  return answerCalendar(c, request, { notice: `${reason} Choose another.` }, slotStatus(slot));
}

/** Books what passed all checks, and answers with the confirmation or with why not. */
function answerBooking(
  c: Context,
  request: BookingRequest,
  state: FormState,
  submissionId: string,
  slot: BlockedSlot,
  invitee: Invitee,
): Answer {
  const { service, eventType, zone, params, nowMs, movedId } = request;
  const { slug: eventSlug, name: eventName } = eventType;
  const wanted = {
    ...slot,
    ...invitee,
    submissionId,
    eventSlug,
    eventName,
    zone,
    tracking: trackingOf(params),
  };
  const result = book(service.database, wanted, nowMs);
  switch (result.status) {
    case 'booked':
      return c.redirect(`${withQuery(`/bookings/${result.booking.secret}`, params)}#step`, 303);
    case 'changed': {
      const { startMs, secret } = result.booking;
      const problem = `You moved this call to ${momentLabel(startMs, zone)}. It’s still on, and nothing was changed.`;
      const way = { label: 'See your booking', url: `${withQuery(`/bookings/${secret}`, params)}#step` };
      return answerForm(c, request, { ...state, problem, way }, slot.startMs, 409);
    }
    case 'taken':
      return answerOffers(c, request, { ...state, problem: takenProblem(movedId) }, slot.startMs, 409);
    case 'expired': {
      const problem = 'This form already booked a call. To book another, choose a time and send it again.';
      const hidden = { submission_id: newSubmissionId() };
      return answerOffers(
        c,
        { ...request, movedId: undefined },
        { ...state, hidden, problem },
        slot.startMs,
        409,
      );
    }
  }
}

function takenProblem(bookedId: string | undefined): string {
  return `${slotMessages.taken}${bookedId === undefined ? '' : ' Your booking is still on.'}`;
}

const nothingBooked = 'Nothing was booked.';

async function handleForm(c: Context, asked: BookingRequest): Promise<Response> {
  const form = await parseForm(c);
  const typed = typedFields(form);
  const startMs = parseInstant(form.get('time') ?? '');
  const given = form.get('submission_id') ?? '';
  const submissionId = /^[\w-]{22}$/.test(given) ? given : newSubmissionId();
  const state: FormState = { purpose: 'book', typed, hidden: { submission_id: submissionId } };
  if (startMs === null)
    return answerOffers(c, asked, { ...state, problem: `Choose a time. ${nothingBooked}` }, asked.nowMs, 422);
  if (submissionId !== given) {
    const problem = 'Nothing is booked yet. Check the form and send it again.';
    return answerForm(c, asked, { ...state, problem }, startMs, 422);
  }
  try {
    const booked = findBySubmission(asked.service.database, submissionId);
    const request = { ...asked, movedId: booked?.id };
    const { invitee, errors } = parseInvitee(typed);
    // The time that this form has booked may have come closer than the notice that a new booking needs.
    const isBooked = booked?.startMs === startMs && booked.endMs - startMs === request.minutes * 60_000;
    const slot = isBooked ? booked : findSlot(availabilityOf(request), startMs);
    if (slot === 'taken')
      return answerOffers(c, request, { ...state, errors, problem: takenProblem(booked?.id) }, startMs, 409);
    if (typeof slot === 'string')
      return answerOffers(
        c,
        request,
        { ...state, errors, problem: slotMessages[slot] },
        startMs,
        slotStatus(slot),
      );
    if (!invitee)
      return answerForm(c, request, { ...state, errors, problem: 'There’s a problem' }, startMs, 422);
    return await answerBooking(c, request, state, submissionId, slot, invitee);
  } catch (error) {
    return answerForm(c, asked, { ...state, problem: storageProblem(c, error, nothingBooked) }, startMs, 503);
  }
}

const maxTimes = 120;
const defaultTimes = 3;

/** The next free starts of an event, and the URL of the form for each. */
function answerNextTimes(c: Context, request: BookingRequest): Answer {
  const { eventType, minutes, path, params } = request;
  const limit = Math.min(Math.max(Number(request.query.get('limit')) || defaultTimes, 1), maxTimes);
  const free = freeSlots(availabilityOf(request)).slice(0, limit);
  const times = free.map(({ startMs }) => formatInstant(startMs));
  const links = times.map((time) => `${originOf(c)}${withQuery(path, params, { time })}#step`);
  return c.json({ event: eventType.slug, minutes, times, links });
}

/** Adds the pages on which an event is booked: calendar, form, choice of zones, and the list of next free times. */
export function addCalendarRoutes(app: Hono, service: Service): void {
  const withEvent = (answer: (c: Context, request: BookingRequest) => Answer) => (c: Context) => {
    const request = parseBookingRequest(c, service);
    return request ? answer(c, request) : notFound(c, service);
  };
  app.get('/', (c) => c.redirect(withQuery(eventPath(service.config), parseForwardedParams(queryOf(c)))));
  app.use('/api/*', cors({ origin: [...service.environment.frameAncestors], allowMethods: ['GET', 'HEAD'] }));
  app.get('/api/:account/:event/next', withEvent(answerNextTimes));
  app.get('/:account/:event', withEvent(answerEvent));
  app.post('/:account/:event', withEvent(handleForm));
  app.get(
    '/:account/:event/zone',
    withEvent((c, request) => c.html(zonesPage(request))),
  );
}
