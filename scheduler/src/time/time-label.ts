import { Temporal } from 'temporal-polyfill';

/** Formatters are large: only those of a few zones are kept. */
const mostFormats = 100;
const formats = new Map<string, Intl.DateTimeFormat>();

function format(zone: string, key: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const id = `${key} ${zone}`;
  const known = formats.get(id);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', { ...options, timeZone: zone });
  if (formats.size >= mostFormats) formats.clear();
  formats.set(id, made);
  return made;
}

/** "9:00 AM" in the zone, with ordinary spaces. */
export function clockTime(atMs: number, zone: string): string {
  const text = format(zone, 'clock', { hour: 'numeric', minute: '2-digit' }).format(atMs);
  return text.replace(/\s/g, ' ');
}

function zonePart(atMs: number, zone: string, style: 'short' | 'long'): string {
  const parts = format(zone, style, { hour: 'numeric', timeZoneName: style }).formatToParts(atMs);
  return parts.find((part) => part.type === 'timeZoneName')?.value ?? zone;
}

/** "EST", "EDT" or, where English has no short name, "GMT+11". */
export function zoneAbbreviation(atMs: number, zone: string): string {
  return zonePart(atMs, zone, 'short');
}

/** "Eastern Standard Time": the zone's own name at that moment. */
export function zoneLongName(atMs: number, zone: string): string {
  return zonePart(atMs, zone, 'long');
}

const dayInMs = 24 * 60 * 60_000;
const steadyTimes = new Map<string, { readonly fromMs: number; readonly toMs: number }>();

/** Whether the zone's clocks are set neither a day before nor a day after a moment: known at once of nearly all. */
function isSteady(atMs: number, zone: string): boolean {
  let steady = steadyTimes.get(zone);
  if (!steady || atMs < steady.fromMs || atMs > steady.toMs) {
    // From a day later on, "previous" is also what lies less than a day ahead.
    const later = Temporal.Instant.fromEpochMilliseconds(atMs + dayInMs).toZonedDateTimeISO(zone);
    const setBefore = later.getTimeZoneTransition('previous')?.epochMilliseconds ?? -Infinity;
    const setNext = later.getTimeZoneTransition('next')?.epochMilliseconds ?? Infinity;
    steady = { fromMs: setBefore + dayInMs, toMs: setNext - dayInMs };
    if (steadyTimes.size >= mostFormats) steadyTimes.clear();
    steadyTimes.set(zone, steady);
  }
  return atMs >= steady.fromMs && atMs <= steady.toMs;
}

/** Whether the clocks in the zone show this moment's time twice, as when they are set back. */
export function isRepeatedTime(atMs: number, zone: string): boolean {
  if (isSteady(atMs, zone)) return false;
  const wall = Temporal.Instant.fromEpochMilliseconds(atMs).toZonedDateTimeISO(zone).toPlainDateTime();
  const earlier = wall.toZonedDateTime(zone, { disambiguation: 'earlier' }).epochMilliseconds;
  const later = wall.toZonedDateTime(zone, { disambiguation: 'later' }).epochMilliseconds;
  return earlier !== later;
}

/** "1:30 AM", or "1:30 AM EST" where the clocks show that time twice. */
export function timeLabel(atMs: number, zone: string): string {
  const label = clockTime(atMs, zone);
  return isRepeatedTime(atMs, zone) ? `${label} ${zoneAbbreviation(atMs, zone)}` : label;
}

/** "Saturday, November 21, 2026" in the zone. */
export function dateLabel(atMs: number, zone: string): string {
  return format(zone, 'date', { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' }).format(
    atMs,
  );
}

/** "Saturday, November 21, 2026, 9:00 AM to 9:15 AM, Eastern Standard Time". */
export function meetingLabel(startMs: number, endMs: number, zone: string): string {
  const times = `${timeLabel(startMs, zone)} to ${timeLabel(endMs, zone)}`;
  return `${dateLabel(startMs, zone)}, ${times}, ${zoneLongName(startMs, zone)}`;
}

/** A label for a page: no line of it ends between an hour and its "AM" or "PM". */
export function unbrokenTimes(label: string): string {
  return label.replace(/ (?=[AP]M\b)/g, '\u00a0');
}

function formatDate(date: Temporal.PlainDate, key: string, options: Intl.DateTimeFormatOptions): string {
  return format('UTC', key, options).format(date.toZonedDateTime('UTC').epochMilliseconds);
}

/** "Saturday, November 21" for a calendar date. */
export function shortDateLabel(date: Temporal.PlainDate): string {
  return formatDate(date, 'short date', { weekday: 'long', month: 'long', day: 'numeric' });
}

/** "Dec" for a calendar day in it. */
export function shortMonth(date: Temporal.PlainDate): string {
  return formatDate(date, 'short month', { month: 'short' });
}

/** "December" for a calendar day in it. */
export function longMonth(date: Temporal.PlainDate): string {
  return formatDate(date, 'month name', { month: 'long' });
}

/** "November 2026" for a calendar month, "Nov – Dec 2026" for more than one: beside arrows, on a phone, in one line. */
export function monthLabel(month: Temporal.PlainYearMonth, last = month): string {
  const [from, to] = [month, last].map(
    (one) => one.toPlainDate({ day: 1 }).toZonedDateTime('UTC').epochMilliseconds,
  );
  const style = from === to ? 'long' : 'short';
  return format('UTC', `month ${style}`, { year: 'numeric', month: style })
    .formatRange(from!, to!)
    .replace(/\s/g, ' ');
}

/** "2026-11-21T14:00:00Z": how moments are written in addresses and answers. */
export function instantText(atMs: number): string {
  return Temporal.Instant.fromEpochMilliseconds(atMs).toString();
}

/** The milliseconds of an ISO moment such as "2026-11-21T14:00:00Z", or null when it is none. */
export function readInstant(text: string): number | null {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)$/.test(text)) return null;
  try {
    return Temporal.Instant.from(text).epochMilliseconds;
  } catch {
    return null;
  }
}
