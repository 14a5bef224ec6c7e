import { randomUUID } from 'node:crypto';
import type { Context, Hono } from 'hono';
import { judgeStart, withBuffers } from '../availability/open-slots.ts';
import type { Booking } from '../bookings/booking.ts';
import { findEventType, readVisit, visitAvailability, type BookingVisit } from '../requests/booking-visit.ts';
import { linkTo, trackingOf, withoutPrefill } from '../requests/carried-parameters.ts';
import { readForm } from '../requests/form-body.ts';
import { readTicket, type FormTicket, type TokenReading } from '../requests/form-token.ts';
import { readInvitee, typedFields } from '../requests/invitee-form.ts';
import { readInstant } from '../time/time-label.ts';
import { comesFromElsewhere, notFound, otherMethods } from './answers.tsx';
import {
  formAgain,
  otherTimes,
  showForm,
  slotAt,
  VERDICT_TEXT,
  verdictStatus,
  type Submission,
} from './form-answers.tsx';
import { monthAnswer } from './month-answer.tsx';
import { queryOf, type Service } from './service.ts';

const UNVERIFIED =
  'This form could not be verified or is too old. Nothing is booked yet: check it and send it again.';

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
