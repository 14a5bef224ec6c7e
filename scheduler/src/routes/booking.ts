import type { Context, Hono } from 'hono';
import { checkSlot, withBuffers } from '../availability.ts';
import { cancel, findBySecret, reschedule, type RescheduleResult } from '../bookings.ts';
import { confirmationModel } from '../confirmation-model.ts';
import { whenUnlocked } from '../db.ts';
import { calendarFile } from '../ics.ts';
import { meetingTime, rescheduleModel } from '../models.ts';
import { parseForwardedParams, withQuery } from '../query.ts';
import {
  availabilityOf,
  originOf,
  pageModel,
  parseForm,
  queryOf,
  tooManyBookings,
  tooManyPosts,
  type BookingRequest,
  type Service,
} from '../service.ts';
import { parseInstant, parseTimeZone } from '../time.ts';
import { cancelPage } from '../views/cancel.ts';
import { confirmationPage } from '../views/confirmation.ts';
import { notFound, slotErrorMessages, slotErrorStatus, storageErrorMessage, type Answer } from './answers.ts';
import { renderCalendar } from './calendar.ts';
import { renderAlternatives, renderForm, type FormState } from './forms.ts';
import { renderZones } from './zones.ts';

type BookingVisit = NonNullable<ReturnType<typeof findVisit>>;

/** The booking of a URL's secret with a request for its event and its length, and its own page; null without one. */
function findVisit(c: Context, service: Service) {
  const booking = findBySecret(service.database, c.req.param('secret') ?? '');
  const { config, environment } = service;
  if (!booking) return null;
  const params = parseForwardedParams(queryOf(c));
  // An event that the configuration no longer has is shown like the first one, under its own name.
  const configured = config.events.find((one) => one.slug === booking.eventSlug) ?? config.events[0]!;
  const request: BookingRequest = {
    service,
    eventType: { ...configured, slug: booking.eventSlug, name: booking.eventName },
    minutes: (booking.endMs - booking.startMs) / 60_000,
    zone: parseTimeZone(params.get('tz') ?? '') ?? parseTimeZone(booking.zone) ?? config.host.zone,
    params,
    nowMs: environment.clock.now(),
    path: `/bookings/${booking.secret}/reschedule`,
    movedId: booking.id,
  };
  return { booking, request, pageUrl: withQuery(`/bookings/${booking.secret}`, params) };
}

function isOver({ booking, request }: BookingVisit): boolean {
  return booking.cancelledAtMs !== null || booking.startMs <= request.nowMs;
}

function formState({ booking, request, pageUrl }: BookingVisit): FormState {
  return { request, typed: null, submissionId: '', moved: { booking, keepUrl: pageUrl } };
}

function renderConfirmation(c: Context, { booking, request }: BookingVisit): Answer {
  const origin = originOf(c, request.service);
  return c.html(confirmationPage(confirmationModel(pageModel(c, request.service), booking, request, origin)));
}

function sendCalendarFile(c: Context, { booking, request }: BookingVisit): Response {
  const { business: name, email } = request.service.config.owner;
  const { place, joining } = request.eventType;
  const pageUrl = `${originOf(c, request.service)}/bookings/${booking.secret}`;
  c.header('Content-Type', 'text/calendar; charset=utf-8');
  c.header('Content-Disposition', 'attachment; filename="invite.ics"');
  return c.body(calendarFile(booking, { business: { name, email }, place, joining, pageUrl }));
}

function askToCancel(
  c: Context,
  visit: BookingVisit,
  problem: string | null = null,
  status: 200 | 429 | 503 = 200,
) {
  const { booking, request, pageUrl } = visit;
  return c.html(
    cancelPage({
      ...pageModel(c, request.service),
      title: `${problem ? 'Error: ' : ''}Cancel: ${booking.eventName}`,
      meeting: meetingTime(booking, request.zone),
      eventName: booking.eventName,
      problem,
      action: withQuery(`/bookings/${booking.secret}/cancel`, request.params),
      keepUrl: pageUrl,
    }),
    status,
  );
}

async function handleCancel(c: Context, visit: BookingVisit): Promise<Response> {
  await parseForm(c);
  const { booking, request, pageUrl } = visit;
  const tooMany = tooManyPosts(c, request.service);
  if (tooMany) return askToCancel(c, visit, tooMany, 429);
  try {
    await whenUnlocked(() => cancel(request.service.database, booking.secret, request.nowMs));
  } catch (error) {
    return askToCancel(c, visit, storageErrorMessage(c, error, 'Nothing was canceled.'), 503);
  }
  return c.redirect(pageUrl, 303);
}

/** The calendar for another time, or with `time` the question whether to move to it. */
function renderReschedule(c: Context, visit: BookingVisit): Answer {
  const { booking, request, pageUrl } = visit;
  const model = rescheduleModel(booking, request.zone, pageUrl);
  const time = queryOf(c).get('time');
  const title = `Reschedule: ${booking.eventName}`;
  if (time === null) return renderCalendar(c, request, { title, reschedule: model });
  const startMs = parseInstant(time);
  const status = startMs === null ? 'not-offered' : checkSlot(availabilityOf(request), startMs);
  if (status === 'free') return renderForm(c, formState(visit), startMs!);
  const notice = `${slotErrorMessages[status]} Choose another.`;
  return renderCalendar(c, request, { title, reschedule: model, notice }, slotErrorStatus(status));
}

const rescheduleProblems: Partial<Record<RescheduleResult, string>> = {
  stale: 'Your booking was changed in another window. Check its time, then send this again.',
  'limit-per-day': 'This booking was changed too many times today. It’s still on.',
};

async function move(c: Context, visit: BookingVisit, startMs: number, sequence: number): Promise<Response> {
  const { booking, request, pageUrl } = visit;
  const { service, eventType, minutes, nowMs } = request;
  const state = formState(visit);
  // A repeated form finds the booking where it wanted it, on a time that is no longer free for others.
  if (booking.startMs === startMs) return c.redirect(pageUrl, 303);
  const status = checkSlot(availabilityOf(request), startMs);
  if (status !== 'free') {
    const problem = `${slotErrorMessages[status]} Your booking is still on.`;
    return renderAlternatives(c, state, startMs, problem, slotErrorStatus(status));
  }
  const tooMany = tooManyBookings(c, service);
  if (tooMany) return renderForm(c, state, startMs, `${tooMany} Your booking is still on.`, 429);
  const slot = withBuffers({ startMs, endMs: startMs + minutes * 60_000 }, eventType);
  const { database, environment } = service;
  const result = await whenUnlocked(() =>
    reschedule(database, booking.secret, { slot, sequence }, environment.mailboxLimits, nowMs),
  );
  if (result === 'taken')
    return renderAlternatives(c, state, startMs, `${slotErrorMessages.taken} Your booking is still on.`, 409);
  const problem = rescheduleProblems[result];
  if (problem === undefined) return c.redirect(pageUrl, 303);
  return renderForm(c, state, startMs, problem, result === 'stale' ? 409 : 429);
}

async function handleReschedule(c: Context, visit: BookingVisit): Promise<Response> {
  const form = await parseForm(c);
  const state = formState(visit);
  const startMs = parseInstant(form.get('time') ?? '');
  const tooMany = tooManyPosts(c, visit.request.service);
  if (startMs === null) {
    const problem = tooMany ?? 'Choose a time. Your booking is still on.';
    return renderAlternatives(c, state, visit.booking.startMs, problem, tooMany ? 429 : 422);
  }
  if (tooMany) return renderForm(c, state, startMs, tooMany, 429);
  try {
    return await move(c, visit, startMs, Number(form.get('sequence') ?? NaN));
  } catch (error) {
    return renderForm(c, state, startMs, storageErrorMessage(c, error, 'Your booking is still on.'), 503);
  }
}

/** Adds the pages of one booking: confirmation, calendar file, rescheduling and cancellation. */
export function addBookingRoutes(app: Hono, service: Service): void {
  const withBooking = (answer: (c: Context, visit: BookingVisit) => Answer) => (c: Context) => {
    const visit = findVisit(c, service);
    return visit ? answer(c, visit) : notFound(c, service);
  };
  /** A meeting that is over or canceled cannot be changed: its page says so. */
  const ifToCome = (answer: (c: Context, visit: BookingVisit) => Answer) =>
    withBooking((c, visit) => (isOver(visit) ? c.redirect(visit.pageUrl, 303) : answer(c, visit)));
  app.get('/bookings/:secret', withBooking(renderConfirmation));
  app.get('/bookings/:secret/invite.ics', withBooking(sendCalendarFile));
  app.get('/bookings/:secret/cancel', ifToCome(askToCancel));
  app.post('/bookings/:secret/cancel', ifToCome(handleCancel));
  app.get('/bookings/:secret/reschedule', ifToCome(renderReschedule));
  app.get(
    '/bookings/:secret/reschedule/zone',
    ifToCome((c, { request }) => renderZones(c, request)),
  );
  app.post('/bookings/:secret/reschedule', ifToCome(handleReschedule));
}
