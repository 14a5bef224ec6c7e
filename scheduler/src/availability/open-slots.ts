import { Temporal } from 'temporal-polyfill';
import type { EventType, OpenRange, Schedule } from '../config/scheduler-config.ts';

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

/** What the free times depend on besides the configuration. */
export interface Availability {
  readonly config: Schedule;
  readonly eventType: EventType;
  readonly minutes: number;
  readonly nowMs: number;
  readonly taken: readonly BlockedSlot[];
}

/** Why a wanted start can or cannot be booked. */
export type SlotVerdict = 'free' | 'taken' | 'past' | 'too-soon' | 'too-late' | 'not-offered';

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

function rangeStartAndEnd(date: Temporal.PlainDate, range: OpenRange, zone: string): TimeRange {
  // A wall time that the clocks skip counts from the hour after, one that they repeat from its first showing.
  const at = (minute: number) =>
    date.toPlainDateTime().add({ minutes: minute }).toZonedDateTime(zone, { disambiguation: 'compatible' })
      .epochMilliseconds;
  return { fromMs: at(range.fromMinute), toMs: at(range.toMinute) };
}

const mostDays = 500;
const known = new WeakMap<Schedule, Map<string, readonly Slot[]>>();

/**
 * The slots of one of the host's days, taken or not, by start. Steps are elapsed minutes, so a repeated hour counts
 * twice. They are kept: after every booking all days are looked through again.
 */
export function slotsOfHostDate(
  config: Schedule,
  minutes: number,
  date: Temporal.PlainDate,
): readonly Slot[] {
  const days = known.get(config) ?? new Map<string, readonly Slot[]>();
  known.set(config, days);
  const key = `${date.toString()} ${minutes}`;
  const slots = days.get(key) ?? findSlots(config, minutes, date);
  if (days.size >= mostDays) days.clear();
  days.set(key, slots);
  return slots;
}

function findSlots(config: Schedule, minutes: number, date: Temporal.PlainDate): Slot[] {
  const weekday = weekdays[date.dayOfWeek - 1]!;
  const step = config.slot_step_minutes * minuteInMs;
  const length = minutes * minuteInMs;
  return config.hours[weekday].flatMap((open) => {
    const { fromMs, toMs } = rangeStartAndEnd(date, open, config.host.zone);
    const slots: Slot[] = [];
    for (let startMs = fromMs; startMs + length <= toMs; startMs += step) {
      slots.push({ startMs, endMs: startMs + length });
    }
    return slots;
  });
}

function hostDate(config: Schedule, atMs: number): Temporal.PlainDate {
  return Temporal.Instant.fromEpochMilliseconds(atMs).toZonedDateTimeISO(config.host.zone).toPlainDate();
}

const horizons = new WeakMap<Schedule, { readonly today: TimeRange; readonly endsMs: number }>();

/** The host's day at a moment, and when the last day that can be booked on it ends. */
function horizonAt(config: Schedule, nowMs: number) {
  const known = horizons.get(config);
  if (known && nowMs >= known.today.fromMs && nowMs < known.today.toMs) return known;
  const date = hostDate(config, nowMs);
  const startOf = (days: number) => date.add({ days }).toZonedDateTime(config.host.zone).epochMilliseconds;
  const found = {
    today: { fromMs: startOf(0), toMs: startOf(1) },
    endsMs: startOf(config.horizon_days + 1),
  };
  horizons.set(config, found);
  return found;
}

/** The span in which a start may lie now: after the minimum notice, until the end of the horizon's last host day. */
export function bookableRange(config: Schedule, nowMs: number): TimeRange {
  return {
    fromMs: nowMs + config.minimum_notice_hours * hourInMs,
    toMs: horizonAt(config, nowMs).endsMs,
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
export function collide(one: BlockedSlot, other: BlockedSlot): boolean {
  return (
    (one.startMs < other.blockedToMs && other.blockedFromMs < one.endMs) ||
    (one.blockedFromMs < other.endMs && other.startMs < one.blockedToMs)
  );
}

function isTaken(slot: Slot, { eventType, taken }: Availability): boolean {
  const wanted = withBuffers(slot, eventType);
  return taken.some((booked) => collide(wanted, booked));
}

/** The same with only those meetings that may be in the way of a day's slots. */
function onDay(availability: Availability, slots: readonly Slot[]): Availability {
  const [first, last] = [slots[0], slots.at(-1)];
  if (!first || !last) return availability;
  const { blockedFromMs } = withBuffers(first, availability.eventType);
  const { blockedToMs } = withBuffers(last, availability.eventType);
  const isNear = (one: BlockedSlot) => one.blockedFromMs < blockedToMs && blockedFromMs < one.blockedToMs;
  return { ...availability, taken: availability.taken.filter(isNear) };
}

/** The free slots that start inside the range, by start. */
export function freeSlots(availability: Availability, range: TimeRange): Slot[] {
  const { config, minutes, nowMs } = availability;
  const bookable = bookableRange(config, nowMs);
  const fromMs = Math.max(range.fromMs, bookable.fromMs);
  const toMs = Math.min(range.toMs, bookable.toMs);
  const slots: Slot[] = [];
  if (fromMs >= toMs) return slots;
  const last = hostDate(config, toMs);
  for (
    let date = hostDate(config, fromMs);
    Temporal.PlainDate.compare(date, last) <= 0;
    date = date.add({ days: 1 })
  ) {
    const offered = slotsOfHostDate(config, minutes, date);
    const that = onDay(availability, offered);
    for (const slot of offered) {
      if (slot.startMs >= fromMs && slot.startMs < toMs && !isTaken(slot, that)) slots.push(slot);
    }
  }
  return slots;
}

/** Whether a start can be booked now, and if not, why. */
export function judgeStart(availability: Availability, startMs: number): SlotVerdict {
  const { config, minutes, nowMs } = availability;
  if (startMs <= nowMs) return 'past';
  const bookable = bookableRange(config, nowMs);
  const slot = slotsOfHostDate(config, minutes, hostDate(config, startMs)).find(
    (one) => one.startMs === startMs,
  );
  if (!slot) return 'not-offered';
  if (startMs < bookable.fromMs) return 'too-soon';
  if (startMs >= bookable.toMs) return 'too-late';
  return isTaken(slot, availability) ? 'taken' : 'free';
}
