import type { Temporal } from 'temporal-polyfill';
import type { Schedule } from './config.ts';
import { dateInZone, momentOf } from './time.ts';

const minuteInMs = 60_000;
const hourInMs = 60 * minuteInMs;

/** The time of a meeting in milliseconds since 1970-01-01T00:00Z; the end is exclusive. */
export interface Slot {
  readonly startMs: number;
  readonly endMs: number;
}

export interface Availability {
  readonly schedule: Schedule;
  /** The length of the meeting. */
  readonly minutes: number;
  readonly nowMs: number;
  readonly booked: readonly Slot[];
}

export type SlotProblem = 'taken' | 'past' | 'not-offered';

/** All slots of a date in the host's time zone, free or not. A clock hour that is repeated (DST) has slots both times. */
export function slotsOfHostDate(schedule: Schedule, minutes: number, date: Temporal.PlainDate): Slot[] {
  if (schedule.closed.some((day) => date.toString().endsWith(day))) return [];
  const step = schedule.stepMinutes * minuteInMs;
  const length = minutes * minuteInMs;
  const atHour = (hour: number) => momentOf(date, hour * 60, schedule.zone);
  return schedule.hours[date.dayOfWeek - 1]!.flatMap(([from, to]) => {
    const closesMs = atHour(to);
    const slots: Slot[] = [];
    for (let startMs = atHour(from); startMs + length <= closesMs; startMs += step) {
      slots.push({ startMs, endMs: startMs + length });
    }
    return slots;
  });
}

/** The range of possible starts: after the minimum notice, until the end of the last date that can be booked. */
export function bookableRange(schedule: Schedule, nowMs: number) {
  const firstDayAfter = dateInZone(nowMs, schedule.zone).add({ days: schedule.horizonDays + 1 });
  return {
    fromMs: nowMs + schedule.noticeHours * hourInMs,
    toMs: firstDayAfter.toZonedDateTime(schedule.zone).epochMilliseconds,
  };
}

/** Whether two meetings overlap, or are less than the host's pause apart. */
export function overlaps(a: Slot, b: Slot, { pauseMinutes }: Schedule): boolean {
  const pauseMs = pauseMinutes * minuteInMs;
  return a.startMs < b.endMs + pauseMs && b.startMs < a.endMs + pauseMs;
}

/** The free slots in order of their start: in the bookable range, and without overlap with a booked one. */
export function freeSlots({ schedule, minutes, nowMs, booked }: Availability): Slot[] {
  const { fromMs, toMs } = bookableRange(schedule, nowMs);
  const first = dateInZone(fromMs, schedule.zone);
  const days = Math.max(0, first.until(dateInZone(toMs, schedule.zone)).days) + 1;
  return Array.from({ length: days }, (_, index) => first.add({ days: index }))
    .flatMap((date) => slotsOfHostDate(schedule, minutes, date))
    .filter(({ startMs }) => startMs >= fromMs && startMs < toMs)
    .filter((slot) => !booked.some((other) => overlaps(slot, other, schedule)));
}

/** The slot with a start, or the reason why it can't be booked. */
export function findSlot(availability: Availability, startMs: number): Slot | SlotProblem {
  if (startMs <= availability.nowMs) return 'past';
  const find = (booked: readonly Slot[]) =>
    freeSlots({ ...availability, booked }).find((slot) => slot.startMs === startMs);
  return find(availability.booked) ?? (find([]) ? 'taken' : 'not-offered');
}
