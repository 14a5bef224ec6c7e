/** @jsxRuntime automatic */
import { randomUUID } from 'node:crypto';
import type { Context, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { judgeStart, withBuffers, type Slot, type SlotVerdict } from '../availability/open-slots.ts';
import { visitorDate } from '../availability/visitor-calendar.ts';
import type { Booking } from '../bookings/booking.ts';
import { FormPage } from '../pages/form-page.tsx';
import { OtherTimePage } from '../pages/other-time-page.tsx';
import {
  allFreeSlots,
  findEventType,
  readVisit,
  visitAvailability,
  type BookingVisit,
} from '../requests/booking-visit.ts';
import { linkTo, trackingOf, withoutPrefill } from '../requests/carried-parameters.ts';
import { readForm } from '../requests/form-body.ts';
import { readTicket, signTicket, type FormTicket, type TokenReading } from '../requests/form-token.ts';
import { readInvitee, typedFields, type FieldError, type TypedFields } from '../requests/invitee-form.ts';
import { readInstant } from '../time/time-label.ts';
import { comesFromElsewhere, notFound, otherMethods, page } from './answers.tsx';
import { monthAnswer } from './month-answer.tsx';
import { queryOf, type Service } from './service.ts';

const FEWEST_OFFERS = 8;

const UNVERIFIED =
  'This form could not be verified or is too old. Nothing is booked yet: check it and send it again.';

const VERDICT_TEXT: Readonly<Record<Exclude<SlotVerdict, 'free'>, string>> = {
  taken: 'Someone else has just booked that time.',
  past: 'That time has passed.',
  'too-soon': 'That time is too close now to be booked.',
  'too-late': 'That time is too far ahead to be booked yet.',
  'not-offered': 'That time is not offered.',
};

function verdictStatus(verdict: Exclude<SlotVerdict, 'free'>): ContentfulStatusCode {
  return verdict === 'taken' ? 409 : 422;
}

/** A submitted form on its way to a booking. */
interface Submission {
  readonly context: Context;
  readonly service: Service;
  readonly visit: BookingVisit;
  readonly typed: TypedFields;
  readonly submissionId: string;
}

function slotAt(visit: BookingVisit, startMs: number): Slot {
  return { startMs, endMs: startMs + visit.minutes * 60_000 };
}

function tokenFor(service: Service, visit: BookingVisit, startMs: number, submissionId: string): string {
  const ticket: FormTicket = {
    account: visit.config.account,
    event: visit.eventType.slug,
    startMs,
    minutes: visit.minutes,
    submissionId,
    purpose: 'book',
  };
  return signTicket(ticket, service.signingKey, visit.nowMs);
}

function showForm(context: Context, service: Service, visit: BookingVisit): Response {
  const startMs = readInstant(queryOf(context).get('time') ?? '');
  if (startMs === null)
    return monthAnswer(context, service, visit, 'That time cannot be read. Choose one.', 400);
  const verdict = judgeStart(visitAvailability(visit, service.store), startMs);
  if (verdict !== 'free') {
    return monthAnswer(
      context,
      service,
      visit,
      `${VERDICT_TEXT[verdict]} Choose another.`,
      verdictStatus(verdict),
    );
  }
  const typed = { name: visit.carried.get('name') ?? '', email: visit.carried.get('email') ?? '', note: '' };
  const token = tokenFor(service, visit, startMs, randomUUID());
  return page(
    context,
    <FormPage visit={visit} slot={slotAt(visit, startMs)} token={token} typed={typed} errors={[]} />,
  );
}

function formAgain(
  { context, service, visit, typed, submissionId }: Submission,
  startMs: number,
  status: ContentfulStatusCode,
  problem: string,
  errors: readonly FieldError[] = [],
): Response {
  const token = tokenFor(service, visit, startMs, submissionId);
  const slot = slotAt(visit, startMs);
  return page(context, <FormPage {...{ visit, slot, token, typed, errors, problem }} />, status);
}

function slotsToOffer(free: readonly Slot[], aroundMs: number, zone: string): Slot[] {
  const date = visitorDate(aroundMs, zone);
  const sameDay = free.filter((slot) => visitorDate(slot.startMs, zone).equals(date));
  const later = free.filter((slot) => slot.startMs > aroundMs && !sameDay.includes(slot));
  return [...sameDay, ...later.slice(0, Math.max(0, FEWEST_OFFERS - sameDay.length))];
}

function otherTimes(
  { context, service, visit, typed, submissionId }: Submission,
  aroundMs: number,
  status: ContentfulStatusCode,
  problem: string,
): Response {
  const free = allFreeSlots(visitAvailability(visit, service.store));
  const offers = slotsToOffer(free, aroundMs, visit.zone).map((slot) => ({
    ...slot,
    token: tokenFor(service, visit, slot.startMs, submissionId),
  }));
  const reading = readInvitee(typed);
  const errors = reading.ok ? [] : reading.errors;
  return page(context, <OtherTimePage {...{ visit, offers, typed, errors, problem }} />, status);
}

function refuseUnverified(submission: Submission, startMs: number | null): Response {
  const { service, visit } = submission;
  const isFree = startMs !== null && judgeStart(visitAvailability(visit, service.store), startMs) === 'free';
  if (isFree) return formAgain(submission, startMs, 403, UNVERIFIED);
  return otherTimes(submission, startMs ?? visit.nowMs, 403, UNVERIFIED);
}

function toConfirmation({ context, visit }: Submission, booking: Booking): Response {
  return context.redirect(linkTo(`/bookings/${booking.secret}`, withoutPrefill(visit.carried)), 303);
}

function bookTicket(submission: Submission, ticket: FormTicket): Response {
  const { service, visit, typed } = submission;
  const { startMs } = ticket;
  const verdict = judgeStart(visitAvailability(visit, service.store), startMs);
  if (verdict !== 'free')
    return otherTimes(submission, startMs, verdictStatus(verdict), VERDICT_TEXT[verdict]);
  const reading = readInvitee(typed);
  if (!reading.ok) return formAgain(submission, startMs, 422, 'There is a problem', reading.errors);
  const outcome = service.store.book({
    ...withBuffers(slotAt(visit, startMs), visit.eventType),
    submissionId: ticket.submissionId,
    account: visit.config.account,
    eventSlug: visit.eventType.slug,
    eventName: visit.eventType.name,
    invitee: reading.invitee,
    zone: visit.zone,
    tracking: trackingOf(visit.carried),
    requestedAtMs: visit.nowMs,
  });
  if (outcome.kind === 'taken') return otherTimes(submission, startMs, 409, VERDICT_TEXT.taken);
  return toConfirmation(submission, outcome.booking);
}

function belongsTo(ticket: FormTicket, visit: BookingVisit): boolean {
  const { config, eventType } = visit;
  return (
    ticket.purpose === 'book' &&
    ticket.account === config.account &&
    ticket.event === eventType.slug &&
    eventType.minutes.includes(ticket.minutes)
  );
}

function answerReading(submission: Submission, reading: TokenReading): Response {
  const { context, service, visit } = submission;
  const askedMs = readInstant(queryOf(context).get('time') ?? '');
  if (reading.state === 'forged' || !belongsTo(reading.ticket, visit))
    return refuseUnverified(submission, askedMs);
  const { ticket } = reading;
  const ticketed = {
    ...submission,
    submissionId: ticket.submissionId,
    visit: { ...visit, minutes: ticket.minutes },
  };
  const earlier = service.store.findBySubmission(ticket.submissionId);
  if (earlier) return toConfirmation(ticketed, earlier);
  if (reading.state === 'expired') return refuseUnverified(ticketed, ticket.startMs);
  return bookTicket(ticketed, ticket);
}

async function submit(context: Context, service: Service, visit: BookingVisit): Promise<Response> {
  const form = await readForm(context.req);
  const submission = { context, service, visit, typed: typedFields(form), submissionId: randomUUID() };
  const askedMs = readInstant(queryOf(context).get('time') ?? '');
  if (comesFromElsewhere(context)) return refuseUnverified(submission, askedMs);
  const token = form.get('token');
  if (token === null && form.get('choose') === '1') {
    return otherTimes(submission, visit.nowMs, 422, 'There is a problem');
  }
  return answerReading(submission, readTicket(token ?? '', service.signingKey, visit.nowMs));
}

/** Adds the booking page, `/:account/:event`, and its form. */
export function addBookingRoutes(app: Hono, service: Service): void {
  const visitOf = (context: Context): BookingVisit | null => {
    const { account = '', event = '' } = context.req.param();
    const eventType = findEventType(service.config, account, event);
    return eventType && readVisit(service.config, eventType, queryOf(context), service.clock.now());
  };
  app.get('/:account/:event', (context) => {
    const visit = visitOf(context);
    if (!visit) return notFound(context, service);
    return queryOf(context).has('time')
      ? showForm(context, service, visit)
      : monthAnswer(context, service, visit);
  });
  app.post('/:account/:event', async (context) => {
    const visit = visitOf(context);
    return visit ? submit(context, service, visit) : notFound(context, service);
  });
  app.all('/:account/:event', otherMethods('GET', 'HEAD', 'POST'));
}
