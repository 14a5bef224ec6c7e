import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { freeSlots, slotsByDate, type Slot } from '../availability.ts';
import type { Booking, Invitee } from '../booking.ts';
import type { FieldErrors } from '../invitee.ts';
import { dayLabel, eventModel, meetingTime, rescheduleModel, timeParts, zoneModel } from '../models.ts';
import { withQuery } from '../query.ts';
import { availabilityOf, pageModel, type BookingRequest } from '../service.ts';
import { dateInZone, formatInstant } from '../time.ts';
import { formPage } from '../views/form.ts';
import type { FormModel, HiddenField } from '../views/types.ts';
import type { Answer } from './answers.ts';

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

function hiddenFields({ submissionId, moved }: FormState): HiddenField[] {
  return moved ? [['sequence', String(moved.booking.sequence)]] : [['submission_id', submissionId]];
}

/** Answers with a form, what was typed kept. @param atMs the moment whose day its calendar shows. */
function answer(
  c: Context,
  state: FormState,
  atMs: number,
  content: Pick<FormModel, 'meeting' | 'offers' | 'problem'> & { readonly hidden: readonly HiddenField[] },
  status: ContentfulStatusCode,
): Answer {
  const { request, typed, errors = {}, moved } = state;
  const { service, eventType, zone, params, path } = request;
  const date = dateInZone(atMs, zone).toString();
  const title = moved ? `Reschedule: ${eventType.name}` : eventType.name;
  return c.html(
    formPage({
      ...pageModel(c, service),
      title: content.problem ? `Error: ${title}` : title,
      bring: eventType.bring,
      event: eventModel(request, { date, time: content.meeting?.iso ?? null }),
      backUrl: `${withQuery(path, params, { date })}#times`,
      action: withQuery(path, params),
      fields: typed && { audience: `For ${eventType.audience}, 18 or older`, typed, errors },
      reschedule: moved ? rescheduleModel(moved.booking, zone, moved.keepUrl) : null,
      ...content,
    }),
    status,
  );
}

/** Answers with the form for a start. */
export function renderForm(
  c: Context,
  state: FormState,
  startMs: number,
  problem: string | null = null,
  status: ContentfulStatusCode = 200,
): Answer {
  const { zone, minutes } = state.request;
  const meeting = meetingTime({ startMs, endMs: startMs + minutes * 60_000 }, zone);
  const hidden: HiddenField[] = [['time', formatInstant(startMs)], ...hiddenFields(state)];
  return answer(c, state, startMs, { meeting, offers: null, problem, hidden }, status);
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

/** Answers with fresh times to choose from near the one that cannot be had. */
export function renderAlternatives(
  c: Context,
  state: FormState,
  startMs: number,
  problem: string,
  status: ContentfulStatusCode,
): Answer {
  const { request } = state;
  const { zone } = request;
  const slots = alternatives(freeSlots(availabilityOf(request)), startMs, zone);
  const days = [...slotsByDate(slots, zone).values()].map((ofDay) => ({
    label: dayLabel(ofDay[0]!.startMs, zone),
    times: ofDay.map((slot) => ({ ...timeParts(slot.startMs, zone), value: formatInstant(slot.startMs) })),
  }));
  const offers = { zone: zoneModel(request, { date: dateInZone(startMs, zone).toString() }), days };
  return answer(c, state, startMs, { meeting: null, offers, problem, hidden: hiddenFields(state) }, status);
}
