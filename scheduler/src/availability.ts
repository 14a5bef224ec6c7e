import type { Temporal } from 'temporal-polyfill';
import { weekday, type EventType, type Schedule } from './config.ts';
import { dateInZone, momentOf } from './time.ts';

const minuteInMs = 60_000;
const hourInMs = 60 * minuteInMs;

/** One meeting's time, in milliseconds since 1970-01-01T00:00Z; the end is exclusive. */
export interface Slot {
  readonly startMs: number;
  readonly endMs: number;
}

/** A slot with the buffers that its event type keeps free around it. */
export interface BlockedSlot extends Slot {
  readonly blockedFromMs: number;
  readonly blockedToMs: number;
}

/** A stretch of time: from inclusive, to exclusive. */
export interface TimeRange {
  readonly fromMs: number;
  readonly toMs: number;
}

/** What the free times depend on. */
export interface Availability {
  readonly config: Schedule;
  readonly eventType: EventType;
  readonly minutes: number;
  readonly nowMs: number;
  readonly booked: readonly BlockedSlot[];
}

/** Why a requested start cannot be booked. */
export type SlotProblem = 'taken' | 'past' | 'too-soon' | 'too-late' | 'not-offered';

/** The slots of one of the host's days, taken or not, by start. Steps are elapsed minutes, so a repeated hour counts twice. */
export function slotsOfHostDate(config: Schedule, minutes: number, date: Temporal.PlainDate): Slot[] {
  if (config.closed.includes(date.toString())) return [];
  const day = weekday.options[date.dayOfWeek - 1]!;
  const step = config.slot_step_minutes * minuteInMs;
  const length = minutes * minuteInMs;
  const atMinute = (minute: number) => momentOf(date, minute, config.host.zone);
  return config.hours[day].flatMap(({ fromMinute, toMinute }) => {
    const closesMs = atMinute(toMinute);
    const slots: Slot[] = [];
    for (let startMs = atMinute(fromMinute); startMs + length <= closesMs; startMs += step) {
      slots.push({ startMs, endMs: startMs + length });
    }
    return slots;
  });
}

/** The span in which a start may lie now: after the minimum notice, until the end of the horizon's last host day. */
export function bookableRange(config: Schedule, nowMs: number): TimeRange {
  const firstDayAfter = dateInZone(nowMs, config.host.zone).add({ days: config.horizon_days + 1 });
  return {
    fromMs: nowMs + config.minimum_notice_hours * hourInMs,
    toMs: firstDayAfter.toZonedDateTime(config.host.zone).epochMilliseconds,
  };
}

/** The slot with the buffers of its event type. */
export function withBuffers(slot: Slot, eventType: EventType): BlockedSlot {
  return {
    ...slot,
    blockedFromMs: slot.startMs - eventType.buffer_before_minutes * minuteInMs,
    blockedToMs: slot.endMs + eventType.buffer_after_minutes * minuteInMs,
  };
}

/** Whether two meetings are closer than the longer of the buffers between them allows. */
export function overlaps(a: BlockedSlot, b: BlockedSlot): boolean {
  return (
    (a.startMs < b.blockedToMs && b.blockedFromMs < a.endMs) ||
    (a.blockedFromMs < b.endMs && b.startMs < a.blockedToMs)
  );
}

/** The free slots by start: inside the bookable range, and no overlap with a booked one. */
export function freeSlots({ config, eventType, minutes, nowMs, booked }: Availability): Slot[] {
  const { fromMs, toMs } = bookableRange(config, nowMs);
  const first = dateInZone(fromMs, config.host.zone);
  const days = Math.max(0, first.until(dateInZone(toMs, config.host.zone)).days) + 1;
  return Array.from({ length: days }, (_, index) => first.add({ days: index })).flatMap((date) => {
    const slots = slotsOfHostDate(config, minutes, date);
    const [firstSlot, lastSlot] = [slots[0], slots.at(-1)];
    if (!firstSlot || !lastSlot) return [];
    // Compared with the day's own bookings only: with all of them, a full calendar takes a million comparisons.
    const day = withBuffers({ startMs: firstSlot.startMs, endMs: lastSlot.endMs }, eventType);
    const near = booked.filter((slot) => overlaps(slot, day));
    return slots.filter((slot) => {
      const wanted = withBuffers(slot, eventType);
      return slot.startMs >= fromMs && slot.startMs < toMs && !near.some((other) => overlaps(wanted, other));
    });
  });
}

/** The slot of a start with its buffers, or why it cannot be booked now. */
export function findSlot(availability: Availability, startMs: number): BlockedSlot | SlotProblem {
  const { config, eventType, minutes, nowMs, booked } = availability;
  if (startMs <= nowMs) return 'past';
  const range = bookableRange(config, nowMs);
  if (startMs >= range.toMs) return 'too-late';
  const slots = slotsOfHostDate(config, minutes, dateInZone(startMs, config.host.zone));
  const slot = slots.find((one) => one.startMs === startMs);
  if (!slot) return 'not-offered';
  if (startMs < range.fromMs) return 'too-soon';
  const wanted = withBuffers(slot, eventType);
  return booked.some((other) => overlaps(wanted, other)) ? 'taken' : wanted;
}

/** Slots that are in order, by the calendar date on which they start in a zone. */
export function slotsByDate(slots: readonly Slot[], zone: string): Map<string, Slot[]> {
  const byDate = new Map<string, Slot[]>();
  let ofDay: Slot[] = [];
  let dayEndsMs = -Infinity;
  for (const slot of slots) {
    // Asked once a day: a zone's dates take most of the time that a page takes.
    if (slot.startMs >= dayEndsMs) {
      const date = dateInZone(slot.startMs, zone);
      dayEndsMs = date.add({ days: 1 }).toZonedDateTime(zone).epochMilliseconds;
      ofDay = [];
      byDate.set(date.toString(), ofDay);
    }
    ofDay.push(slot);
  }
  return byDate;
}
