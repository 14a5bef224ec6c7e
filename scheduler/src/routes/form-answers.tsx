/** @jsxRuntime automatic */
import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { judgeStart, type Slot, type SlotVerdict } from '../availability/open-slots.ts';
import { visitorDate } from '../availability/visitor-calendar.ts';
import { FormPage } from '../pages/form-page.tsx';
import { OtherTimePage } from '../pages/other-time-page.tsx';
import { allFreeSlots, visitAvailability, type BookingVisit } from '../requests/booking-visit.ts';
import { signTicket, type FormTicket } from '../requests/form-token.ts';
import { readInvitee, type FieldError, type TypedFields } from '../requests/invitee-form.ts';
import { readInstant } from '../time/time-label.ts';
import { page } from './answers.tsx';
import { monthAnswer } from './month-answer.tsx';
import { queryOf, type Service } from './service.ts';

const FEWEST_OFFERS = 8;

/** Why a start cannot be booked, in the words a visitor reads. */
export const VERDICT_TEXT: Readonly<Record<Exclude<SlotVerdict, 'free'>, string>> = {
  taken: 'Someone else has just booked that time.',
  past: 'That time has passed.',
  'too-soon': 'That time is too close now to be booked.',
  'too-late': 'That time is too far ahead to be booked yet.',
  'not-offered': 'That time is not offered.',
};

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

/** Answers with the form for the start in the query, or with the month when it cannot be booked. */
export function showForm(context: Context, service: Service, visit: BookingVisit): Response {
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

/** Answers with the form once more, what was typed kept. */
export function formAgain(
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

/** Answers with fresh times to choose from, what was typed kept. */
export function otherTimes(
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
