import { Temporal } from 'temporal-polyfill';
import { z } from 'zod';

// Making a formatter takes longer than using it a hundred times, and a page has about as many labels.
const formats = new Map<string, Intl.DateTimeFormat>();

function format(zone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([zone, options]);
  const cached = formats.get(key);
  if (cached) return cached;
  const made = new Intl.DateTimeFormat('en-US', { ...options, timeZone: zone });
  formats.set(key, made);
  return made;
}

/** "EST" (short) or "Eastern Time" (longGeneric), as English names the zone then. */
export function zoneName(atMs: number, zone: string, style: 'short' | 'longGeneric'): string {
  const parts = format(zone, { hour: 'numeric', timeZoneName: style }).formatToParts(atMs);
  const name = parts.find((part) => part.type === 'timeZoneName')?.value ?? zone;
  // UTC has no name without an offset.
  return name.replace('GMT+00:00', 'Coordinated Universal Time');
}

/** Whether the clocks in the zone show this moment's time twice, as when they are set back. */
function isRepeatedTime(atMs: number, zone: string): boolean {
  const wall = Temporal.Instant.fromEpochMilliseconds(atMs).toZonedDateTimeISO(zone).toPlainDateTime();
  const earlier = wall.toZonedDateTime(zone, { disambiguation: 'earlier' }).epochMilliseconds;
  const later = wall.toZonedDateTime(zone, { disambiguation: 'later' }).epochMilliseconds;
  // A skipped time has two readings, too, but no moment shows it.
  return earlier !== later;
}

function withZone(label: string, startMs: number, zone: string): string {
  const text = label.replace(/\s/g, ' ');
  return isRepeatedTime(startMs, zone) ? `${text} ${zoneName(startMs, zone, 'short')}` : text;
}

/** "1:30 AM" with ordinary spaces, or "1:30 AM EST" where the clocks show that time twice. */
export function timeLabel(atMs: number, zone: string): string {
  return withZone(format(zone, { hour: 'numeric', minute: '2-digit' }).format(atMs), atMs, zone);
}

/** "9:00 to 9:15 AM", "11:45 AM to 12:00 PM", with the zone where the clocks show the start twice. */
export function timeRangeLabel(startMs: number, endMs: number, zone: string): string {
  const range = format(zone, { hour: 'numeric', minute: '2-digit' }).formatRange(startMs, endMs);
  return withZone(range.replace(/\s*–\s*/, ' to '), startMs, zone);
}

/** A label of a calendar date, such as "Saturday, November 21", from the parts that are asked for. */
export function plainDateLabel(date: Temporal.PlainDate, options: Intl.DateTimeFormatOptions): string {
  return format('UTC', options).format(date.toZonedDateTime('UTC').epochMilliseconds);
}

/** "Tuesday, November 24" in the zone. */
export function dayLabel(atMs: number, zone: string): string {
  return format(zone, { weekday: 'long', month: 'long', day: 'numeric' }).format(atMs);
}

/** "Tuesday, November 24, 10:00 AM" in the zone. */
export function momentLabel(atMs: number, zone: string): string {
  return `${dayLabel(atMs, zone)}, ${timeLabel(atMs, zone)}`;
}

export function dateInZone(atMs: number, zone: string): Temporal.PlainDate {
  return Temporal.Instant.fromEpochMilliseconds(atMs).toZonedDateTimeISO(zone).toPlainDate();
}

/**
 * The moment of a minute of a date's clock. "compatible": a wall time that the clocks skip counts from the hour after,
 * one that they repeat from its first showing.
 */
export function momentOf(date: Temporal.PlainDate, minute: number, zone: string): number {
  return date.toPlainDateTime().add({ minutes: minute }).toZonedDateTime(zone).epochMilliseconds;
}

export const partsOfDay = ['Morning', 'Afternoon', 'Evening'] as const;

export function partOfDay(atMs: number, zone: string): (typeof partsOfDay)[number] {
  const { hour } = Temporal.Instant.fromEpochMilliseconds(atMs).toZonedDateTimeISO(zone);
  if (hour < 12) return 'Morning';
  return hour < 17 ? 'Afternoon' : 'Evening';
}

/** "2026-11-21T14:00:00Z": how moments are written in URLs and answers. */
export function formatInstant(atMs: number): string {
  return Temporal.Instant.fromEpochMilliseconds(atMs).toString();
}

/** The milliseconds of an ISO moment such as "2026-11-21T14:00:00Z", or null when it is none. */
export function parseInstant(text: string): number | null {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)$/.test(text)) return null;
  try {
    return Temporal.Instant.from(text).epochMilliseconds;
  } catch {
    return null;
  }
}

/** "2026-11-21" as a date, or null. */
export function parseDate(text: string | null): Temporal.PlainDate | null {
  return text?.startsWith('20') && z.iso.date().safeParse(text).success
    ? Temporal.PlainDate.from(text)
    : null;
}

/** All zone names offered to visitors, in the order of the alphabet. */
export function timeZoneNames(): readonly string[] {
  return ['UTC', ...Intl.supportedValuesOf('timeZone')].sort();
}

/**
 * The name of a time zone, whatever spelling of it is given, or null when there is no such zone. Offsets such as
 * "+05:00" are refused: they say nothing about daylight saving time.
 */
export function parseTimeZone(name: string): string | null {
  if (!/^[A-Za-z]/.test(name)) return null;
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}
