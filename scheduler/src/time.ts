import { Temporal } from 'temporal-polyfill';
import { z } from 'zod';

// A cache, because creating a formatter takes longer than using it a hundred times.
const formats = new Map<string, Intl.DateTimeFormat>();

function format(zone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([zone, options]);
  const cached = formats.get(key);
  if (cached) return cached;
  const made = new Intl.DateTimeFormat('en-US', { ...options, timeZone: zone });
  formats.set(key, made);
  return made;
}

/** The English name of a time zone at a time: "EST" (short) or "Eastern Time" (longGeneric). */
export function zoneName(atMs: number, zone: string, style: 'short' | 'longGeneric'): string {
  const parts = format(zone, { hour: 'numeric', timeZoneName: style }).formatToParts(atMs);
  const name = parts.find((part) => part.type === 'timeZoneName')?.value ?? zone;
  // For UTC, Intl gives an offset instead of a name.
  return name.replace('GMT+00:00', 'Coordinated Universal Time');
}

/** Whether the clock time of an instant occurs twice in a time zone, because clocks are set back. */
function isRepeatedTime(atMs: number, zone: string): boolean {
  const wall = Temporal.Instant.fromEpochMilliseconds(atMs).toZonedDateTimeISO(zone).toPlainDateTime();
  const earlier = wall.toZonedDateTime(zone, { disambiguation: 'earlier' }).epochMilliseconds;
  const later = wall.toZonedDateTime(zone, { disambiguation: 'later' }).epochMilliseconds;
  // A clock time that is skipped also has two interpretations, but no instant has it.
  return earlier !== later;
}

function withZone(label: string, startMs: number, zone: string): string {
  const text = label.replace(/\s/g, ' ');
  return isRepeatedTime(startMs, zone) ? `${text} ${zoneName(startMs, zone, 'short')}` : text;
}

/** A clock time with ordinary spaces: "1:30 AM", or "1:30 AM EST" if it occurs twice. */
export function timeLabel(atMs: number, zone: string): string {
  return withZone(format(zone, { hour: 'numeric', minute: '2-digit' }).format(atMs), atMs, zone);
}

/** A range of clock times: "9:00 to 9:15 AM", "11:45 AM to 12:00 PM"; with the time zone if the start occurs twice. */
export function timeRangeLabel(startMs: number, endMs: number, zone: string): string {
  const range = format(zone, { hour: 'numeric', minute: '2-digit' }).formatRange(startMs, endMs);
  return withZone(range.replace(/\s*–\s*/, ' to '), startMs, zone);
}

/** The label of a date with the parts in `options`, such as "Saturday, November 21". */
export function plainDateLabel(date: Temporal.PlainDate, options: Intl.DateTimeFormatOptions): string {
  return format('UTC', options).format(date.toZonedDateTime('UTC').epochMilliseconds);
}

/** The date of an instant in a time zone: "Tuesday, November 24". */
export function dayLabel(atMs: number, zone: string): string {
  return format(zone, { weekday: 'long', month: 'long', day: 'numeric' }).format(atMs);
}

/** The date and clock time of an instant in a time zone: "Tuesday, November 24, 10:00 AM". */
export function momentLabel(atMs: number, zone: string): string {
  return `${dayLabel(atMs, zone)}, ${timeLabel(atMs, zone)}`;
}

/** The date of an instant in a time zone. */
export function dateInZone(atMs: number, zone: string): Temporal.PlainDate {
  return Temporal.Instant.fromEpochMilliseconds(atMs).toZonedDateTimeISO(zone).toPlainDate();
}

/**
 * The instant of a clock time on a date. With the disambiguation "compatible" of Temporal, a skipped clock time becomes
 * the later one, and a repeated one the first of the two.
 */
export function momentOf(date: Temporal.PlainDate, minute: number, zone: string): number {
  return date.toPlainDateTime().add({ minutes: minute }).toZonedDateTime(zone).epochMilliseconds;
}

export const partsOfDay = ['Morning', 'Afternoon', 'Evening'] as const;

/** The part of the day of an instant in a time zone: the morning ends at noon, the afternoon at 5 PM. */
export function partOfDay(atMs: number, zone: string): (typeof partsOfDay)[number] {
  const { hour } = Temporal.Instant.fromEpochMilliseconds(atMs).toZonedDateTimeISO(zone);
  if (hour < 12) return 'Morning';
  return hour < 17 ? 'Afternoon' : 'Evening';
}

/** An instant as ISO text for URLs and responses: "2026-11-21T14:00:00Z". */
export function formatInstant(atMs: number): string {
  return Temporal.Instant.fromEpochMilliseconds(atMs).toString();
}

/** The milliseconds of an ISO instant such as "2026-11-21T14:00:00Z"; null for any other text. */
export function parseInstant(text: string): number | null {
  return z.iso.datetime({ offset: true }).safeParse(text).success ? Date.parse(text) : null;
}

/** The date of an ISO text such as "2026-11-21"; null for any other text. */
export function parseDate(text: string | null): Temporal.PlainDate | null {
  return text?.startsWith('20') && z.iso.date().safeParse(text).success
    ? Temporal.PlainDate.from(text)
    : null;
}

/** The time zones of the United States, as people there call them. */
export const commonTimeZones: Readonly<Record<string, string>> = {
  'America/New_York': 'Eastern Time',
  'America/Chicago': 'Central Time',
  'America/Denver': 'Mountain Time',
  'America/Phoenix': 'Arizona',
  'America/Los_Angeles': 'Pacific Time',
  'America/Anchorage': 'Alaska',
  'Pacific/Honolulu': 'Hawaii',
};

/** The names of all time zones that visitors can choose, sorted. */
export function timeZoneNames(): readonly string[] {
  return ['UTC', ...Intl.supportedValuesOf('timeZone')].sort();
}

/**
 * The canonical name of a time zone, whatever its case or alias; null if there is none. Offsets such as "+05:00" are
 * refused, because they don't define daylight saving time.
 */
export function parseTimeZone(name: string): string | null {
  if (!/^[A-Za-z]/.test(name)) return null;
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}
