import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { judgeStart, withBuffers, type Slot, type SlotVerdict } from '../availability/open-slots.ts';
import { rangeOfDate, visitorDate } from '../availability/visitor-calendar.ts';
import type { Booking } from '../bookings/booking.ts';
import { formPage } from '../pages/form-page.ts';
import { otherTimePage } from '../pages/other-time-page.ts';
import type { BookingVisit } from '../requests/booking-visit.ts';
import { newSubmission, readTicket, signTicket, type FormTicket } from '../requests/form-token.ts';
import { readInvitee, type FieldError, type TypedFields } from '../requests/invitee-form.ts';
import { readInstant } from '../time/time-label.ts';
import { page } from './answers.ts';
import { monthAnswer } from './month-answer.ts';
import { queryOf, type Service } from './service.ts';

const fewestOffers = 8;

/** Why a start cannot be booked, in the words a visitor reads. */
export const verdictText: Readonly<Record<Exclude<SlotVerdict, 'free'>, string>> = {
  taken: 'Someone else has just booked that time.',
  past: 'That time has passed.',
  'too-soon': 'That time is too close now to be booked.',
  'too-late': 'That time is too far ahead to be booked yet.',
  'not-offered': 'That time is not offered.',
};

/** Whoever opens a form may be the one who booked its time, on another day or in another window. */
const takenWhenOpened = 'That time is booked. If you booked it yourself, your booking stands.';

/** The HTTP status of a start that cannot be booked. */
export function verdictStatus(verdict: Exclude<SlotVerdict, 'free'>): ContentfulStatusCode {
  return verdict === 'taken' ? 409 : 422;
}

/** A submitted form on its way to a booking. */
export interface Submission {
  readonly context: Context;
  readonly service: Service;
  readonly visit: BookingVisit;
  readonly typed: TypedFields;
  readonly submissionId: string;
}

/** The slot that a visit would take at a start. */
export function slotAt(visit: BookingVisit, startMs: number): Slot {
  return { startMs, endMs: startMs + visit.minutes * 60_000 };
}

/** Whether a start can be booked now, and if not, why. */
export function judge(service: Service, visit: BookingVisit, startMs: number): SlotVerdict {
  // Only what may be in its way: after each booking, all that can be booked would have to be looked through again.
  const { blockedFromMs, blockedToMs } = withBuffers(slotAt(visit, startMs), visit.eventType);
  const taken = service.store.takenSlots({ fromMs: blockedFromMs, toMs: blockedToMs });
  return judgeStart({ ...visit, taken }, startMs);
}

function tokenFor(service: Service, visit: BookingVisit, startMs: number, submissionId: string): string {
  const ticket: FormTicket = {
    account: visit.config.owner.account,
    event: visit.eventType.slug,
    startMs,
    minutes: visit.minutes,
    submissionId,
    purpose: 'book',
  };
  return signTicket(ticket, service.signingKey, visit.nowMs);
}

/** What the form at this address has booked before, when the visitor has come back to it. */
function bookedHere(context: Context, service: Service, startMs: number) {
  const reading = readTicket(queryOf(context).get('form') ?? '', service.signingKey, service.clock.now());
  if (reading.state === 'forged') return null;
  const { submissionId } = reading.ticket;
  const earlier = service.store.findBySubmission(submissionId);
  return earlier?.startMs === startMs && earlier.cancelledAtMs === null ? { earlier, submissionId } : null;
}

/** Why a correction was not taken, and the status that says so. */
interface Refusal {
  readonly status: ContentfulStatusCode;
  readonly problem: string;
  readonly errors?: readonly FieldError[];
}

/** Answers with the form of a booking that the visitor made before, to correct it. */
export function changeForm(submission: Submission, earlier: Booking, refusal?: Refusal) {
  const { context, service, visit, typed, submissionId } = submission;
  const token = tokenFor(service, visit, earlier.startMs, submissionId);
  const { status = 200, problem, errors = [] }: Partial<Refusal> = refusal ?? {};
  const { privacyUrl } = service;
  const content = { visit, slot: earlier, token, typed, errors, problem, earlier, privacyUrl };
  return page(context, formPage(content), status);
}

function freshForm(context: Context, service: Service, visit: BookingVisit, startMs: number) {
  const { version, untilMs } = service.freeSlots.at(visit.eventType, visit.minutes, visit.nowMs);
  const token = tokenFor(service, visit, startMs, newSubmission());
  const next = (nowMs: number) => tokenFor(service, { ...visit, nowMs }, startMs, newSubmission());
  context.set('keeping', { version, untilMs, gap: { text: token, next } });
  // Not "no-store": who goes back without scripts gets this very form again, which knows what it booked.
  context.header('Cache-Control', 'private, no-cache');
  const typed = { name: visit.carried.get('name') ?? '', email: visit.carried.get('email') ?? '', note: '' };
  const { privacyUrl } = service;
  return page(
    context,
    formPage({ visit, slot: slotAt(visit, startMs), token, typed, errors: [], privacyUrl }),
  );
}

/** Answers with the form for the start in the query, or with the month when it cannot be booked. */
export function showForm(context: Context, service: Service, visit: BookingVisit) {
  const startMs = readInstant(queryOf(context).get('time') ?? '');
  if (startMs === null)
    return monthAnswer(context, service, visit, 'That time cannot be read. Choose one.', 400);
  const booked = bookedHere(context, service, startMs);
  if (booked) {
    const { earlier, submissionId } = booked;
    return changeForm({ context, service, visit, typed: earlier.invitee, submissionId }, earlier);
  }
  const verdict = judge(service, visit, startMs);
  if (verdict === 'free') return freshForm(context, service, visit, startMs);
  const text = verdict === 'taken' ? takenWhenOpened : verdictText[verdict];
  return monthAnswer(context, service, visit, `${text} Choose another.`, verdictStatus(verdict));
}

/** Answers with the form once more, what was typed kept. */
export function formAgain(
  { context, service, visit, typed, submissionId }: Submission,
  startMs: number,
  status: ContentfulStatusCode,
  problem: string,
  errors: readonly FieldError[] = [],
) {
  const token = tokenFor(service, visit, startMs, submissionId);
  const { privacyUrl } = service;
  const content = { visit, slot: slotAt(visit, startMs), token, typed, errors, problem, privacyUrl };
  return page(context, formPage(content), status);
}

/** The free starts of a moment's day in the zone, and where they are few, later ones. */
function slotsToOffer(free: readonly Slot[], aroundMs: number, zone: string): readonly Slot[] {
  // Compared as numbers: which day each of thousands of starts is on takes 15 ms and 40 MB of dates to find out.
  const { fromMs, toMs } = rangeOfDate(visitorDate(aroundMs, zone), zone);
  const sameDay = free.filter(({ startMs }) => startMs >= fromMs && startMs < toMs);
  const later = free.filter(({ startMs }) => startMs >= toMs);
  return [...sameDay, ...later.slice(0, Math.max(0, fewestOffers - sameDay.length))];
}

/** Answers with fresh times to choose from, what was typed kept. */
export function otherTimes(
  { context, service, visit, typed, submissionId }: Submission,
  aroundMs: number,
  status: ContentfulStatusCode,
  problem: string,
) {
  const { slots } = service.freeSlots.at(visit.eventType, visit.minutes, visit.nowMs);
  const offers = slotsToOffer(slots, aroundMs, visit.zone).map((slot) => ({
    ...slot,
    token: tokenFor(service, visit, slot.startMs, submissionId),
  }));
  const reading = readInvitee(typed);
  const errors = reading.ok ? [] : reading.errors;
  const { privacyUrl } = service;
  return page(context, otherTimePage({ visit, offers, typed, errors, problem, privacyUrl }), status);
}
