import { Temporal } from 'temporal-polyfill';
import type { BookingStore } from '../bookings/booking-store.ts';
import type { EventType, SchedulerConfig } from '../config/scheduler-config.ts';
import { bookableRange, freeSlots, type Slot } from './open-slots.ts';

const dayInMs = 24 * 60 * 60_000;
const hourInMs = 60 * 60_000;

/** All starts of one kind of meeting that can be booked, and for how long that is so. */
export interface FreeTimes {
  readonly slots: readonly Slot[];
  /** The state of the bookings that they were taken from. */
  readonly version: number;
  /** The last moment at which they hold, as long as nothing is booked. */
  readonly untilMs: number;
}

interface Kept extends FreeTimes {
  readonly fromMs: number;
}

/** The free times of all event types, worked out anew only after a booking or when the first of them has become too near. */
export class FreeSlots {
  readonly #config: SchedulerConfig;
  readonly #store: BookingStore;
  readonly #kept = new Map<string, Kept>();

  constructor(config: SchedulerConfig, store: BookingStore) {
    this.#config = config;
    this.#store = store;
  }

  /** What is free at a moment, by start. */
  at(eventType: EventType, minutes: number, nowMs: number): FreeTimes {
    const key = `${eventType.slug} ${minutes}`;
    const version = this.#store.version;
    const known = this.#kept.get(key);
    if (known?.version === version && nowMs >= known.fromMs && nowMs <= known.untilMs) return known;
    const slots = this.#find(eventType, minutes, nowMs);
    const found = { slots, version, fromMs: nowMs, untilMs: this.#holdsUntil(slots[0], nowMs) };
    this.#kept.set(key, found);
    return found;
  }

  #find(eventType: EventType, minutes: number, nowMs: number): readonly Slot[] {
    const range = bookableRange(this.#config, nowMs);
    // A day more on both sides: buffers of meetings outside the range may reach into it.
    const taken = this.#store.takenSlots({ fromMs: range.fromMs - dayInMs, toMs: range.toMs + dayInMs });
    return freeSlots({ config: this.#config, eventType, minutes, nowMs, taken }, range);
  }

  #holdsUntil(first: Slot | undefined, nowMs: number): number {
    const { host, minimum_notice_hours } = this.#config;
    const hostDay = Temporal.Instant.fromEpochMilliseconds(nowMs).toZonedDateTimeISO(host.zone).startOfDay();
    const dayEndsMs = hostDay.add({ days: 1 }).epochMilliseconds - 1;
    return first ? Math.min(dayEndsMs, first.startMs - minimum_notice_hours * hourInMs) : dayEndsMs;
  }
}
