import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { slotsByDate, type Slot } from '../availability.ts';
import type { Booking, Invitee } from '../booking.ts';
import { maxLengths, type FieldErrors } from '../invitee.ts';
import { dayLabel, eventModel, meetingTime, rescheduleModel, timeParts, zoneModel } from '../models.ts';
import { withQuery } from '../query.ts';
import { freeSlotsOf, pageModel, type BookingRequest } from '../service.ts';
import { dateInZone, formatInstant } from '../time.ts';
import { formPage } from '../views/form.ts';
import { takenPage } from '../views/taken.ts';
import type { FieldsModel, HiddenField } from '../views/types.ts';

/** A form on its way to a booking, or to moving one: what stands in it, and what is wrong. */
export interface FormState {
  readonly request: BookingRequest;
  /** What was typed; null when a booking is moved. */
  readonly typed: Invitee | null;
  readonly submissionId: string;
  readonly errors?: FieldErrors;
  /** The booking that is moved. */
  readonly moved?: { readonly booking: Booking; readonly keepUrl: string };
}

/** 128 random bits that make a form's repeated submissions one. */
export const newSubmissionId = (): string => randomBytes(16).toString('base64url');

/** Whether a submission id is one that this service may have given out. */
export const isSubmissionId = (text: string): boolean => /^[\w-]{22}$/.test(text);

function fieldsModel({ request, typed, errors = {} }: FormState): FieldsModel | null {
  if (!typed) return null;
  const field = (name: keyof Invitee) => ({
    value: typed[name],
    error: errors[name] ?? null,
    maxLength: maxLengths[name],
  });
  return {
    audience: `For ${request.eventType.audience}, 18 or older`,
    name: field('name'),
    email: field('email'),
    note: field('note'),
  };
}

function hiddenFields({ submissionId, moved }: FormState): HiddenField[] {
  return moved ? [['sequence', String(moved.booking.sequence)]] : [['submission_id', submissionId]];
}

function titleOf({ request, moved }: FormState, problem: string | null): string {
  const name = request.eventType.name;
  return `${problem ? 'Error: ' : ''}${moved ? `Reschedule: ${name}` : name}`;
}

/** Answers with the form for a start, what was typed kept. */
export function renderForm(
  c: Context,
  state: FormState,
  startMs: number,
  problem: string | null = null,
  status: ContentfulStatusCode = 200,
): Response | Promise<Response> {
  const { request, moved } = state;
  const { service, zone, params, path, minutes } = request;
  const slot = { startMs, endMs: startMs + minutes * 60_000 };
  const time = formatInstant(startMs);
  return c.html(
    formPage({
      ...pageModel(c, service),
      title: titleOf(state, problem),
      event: eventModel(request),
      meeting: meetingTime(slot, zone),
      backUrl: `${withQuery(path, params, { date: dateInZone(startMs, zone).toString() })}#times`,
      action: withQuery(path, params),
      hidden: [['time', time], ...hiddenFields(state)],
      fields: fieldsModel(state),
      problem,
      reschedule: moved ? rescheduleModel(moved.booking, zone, moved.keepUrl) : null,
    }),
    status,
  );
}

const minAlternatives = 8;

/** The free slots of a moment's day in the zone and, where they are few, later ones. */
function alternatives(free: readonly Slot[], startMs: number, zone: string): readonly Slot[] {
  const date = dateInZone(startMs, zone).toString();
  const byDate = slotsByDate(free, zone);
  const sameDay = byDate.get(date) ?? [];
  const later = [...byDate].filter(([other]) => other > date).flatMap(([, slots]) => slots);
  return [...sameDay, ...later.slice(0, Math.max(0, minAlternatives - sameDay.length))];
}

/** Answers with fresh times to choose from near the one that cannot be had, what was typed kept. */
export function renderAlternatives(
  c: Context,
  state: FormState,
  startMs: number,
  problem: string,
  status: ContentfulStatusCode,
): Response | Promise<Response> {
  const { request } = state;
  const { service, zone, params, path } = request;
  const slots = alternatives(freeSlotsOf(request), startMs, zone);
  return c.html(
    takenPage({
      ...pageModel(c, service),
      title: titleOf(state, problem),
      event: eventModel(request),
      zone: zoneModel(request, { date: dateInZone(startMs, zone).toString() }),
      problem,
      calendarUrl: withQuery(path, params),
      action: withQuery(path, params),
      hidden: hiddenFields(state),
      days: [...slotsByDate(slots, zone).values()].map((ofDay) => ({
        label: dayLabel(ofDay[0]!.startMs, zone),
        times: ofDay.map((slot) => ({
          ...timeParts(slot.startMs, zone),
          value: formatInstant(slot.startMs),
        })),
      })),
      fields: fieldsModel(state),
    }),
    status,
  );
}
