import { Temporal } from 'temporal-polyfill';
import type { Slot, TimeRange } from './open-slots.ts';

/** One day of the month as the visitor's clocks divide it, with its free slots. */
export interface CalendarDay {
  readonly date: Temporal.PlainDate;
  readonly slots: readonly Slot[];
}

/** The month and date of a moment in a zone. */
export function visitorDate(atMs: number, zone: string): Temporal.PlainDate {
  return Temporal.Instant.fromEpochMilliseconds(atMs).toZonedDateTimeISO(zone).toPlainDate();
}

const mostRanges = 2_000;
const ranges = new Map<string, TimeRange>();

/** When a date begins and ends in a zone; 23, 24, 25 or another number of hours apart. Kept: every page asks for many. */
export function rangeOfDate(date: Temporal.PlainDate, zone: string): TimeRange {
  const key = `${date.toString()} ${zone}`;
  const known = ranges.get(key);
  if (known) return known;
  const fromMs = date.toZonedDateTime(zone).epochMilliseconds;
  const toMs = date.add({ days: 1 }).toZonedDateTime(zone).epochMilliseconds;
  if (ranges.size >= mostRanges) ranges.clear();
  ranges.set(key, { fromMs, toMs });
  return { fromMs, toMs };
}

/** So many days from a date on, with those of the slots that start on each of them in the zone. */
export function calendarDays(
  first: Temporal.PlainDate,
  count: number,
  slots: readonly Slot[],
  zone: string,
): CalendarDay[] {
  return Array.from({ length: count }, (_, index) => {
    const date = first.add({ days: index });
    const { fromMs, toMs } = rangeOfDate(date, zone);
    return { date, slots: slots.filter((slot) => slot.startMs >= fromMs && slot.startMs < toMs) };
  });
}

/** The days in rows of seven from Sunday; null in front of the first and behind the last. */
export function weeksOf(days: readonly CalendarDay[]): (CalendarDay | null)[][] {
  const blanks = (days[0]?.date.dayOfWeek ?? 7) % 7;
  const cells: (CalendarDay | null)[] = [...Array<null>(blanks).fill(null), ...days];
  while (cells.length % 7 !== 0) cells.push(null);
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}

/** "2026-11" as a month, or null. */
export function readMonth(text: string | undefined): Temporal.PlainYearMonth | null {
  if (!text || !/^20\d\d-(0[1-9]|1[0-2])$/.test(text)) return null;
  return Temporal.PlainYearMonth.from(text);
}

/** "2026-11-21" as a date, or null. */
export function readDate(text: string | undefined): Temporal.PlainDate | null {
  if (!text || !/^20\d\d-\d\d-\d\d$/.test(text)) return null;
  try {
    return Temporal.PlainDate.from(text, { overflow: 'reject' });
  } catch {
    return null;
  }
}
