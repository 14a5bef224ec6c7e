import { Temporal } from 'temporal-polyfill';
import { bookableRange, slotsByDate, type Slot } from './availability.ts';
import { dayLabel, eventModel, timesDay, zoneModel, type RescheduleModel } from './models.ts';
import { withQuery } from './query.ts';
import type { BookingRequest, PageModel } from './service.ts';
import { dateInZone, momentOf, parseDate, plainDateLabel } from './time.ts';

type Date = Temporal.PlainDate;

const minTimes = 12;
/** How many weeks a small frame shows before the rest is asked for. */
export const weeksAtFirst = 3;

/** The days that the calendar shows: from the Sunday of the present week to the last bookable day. */
interface Sheet {
  readonly today: Date;
  readonly last: Date;
  readonly chosen: Date | null;
  readonly byDate: ReadonlyMap<string, readonly Slot[]>;
}

/** Whether one of a day's free times begins in the event's office hours in the zone. */
function isInOffice(date: string, slots: readonly Slot[], { eventType, zone }: BookingRequest): boolean {
  const day = Temporal.PlainDate.from(date);
  const hours = eventType.office_hours;
  if (!hours || day.dayOfWeek > 5) return false;
  const [fromMs, toMs] = [momentOf(day, hours.fromMinute, zone), momentOf(day, hours.toMinute, zone)];
  return slots.some(({ startMs }) => startMs >= fromMs && startMs < toMs);
}

/** The day in the query, or the first one with a free time, in office hours where the event has some. */
function chooseDate(
  { today, last, byDate }: Omit<Sheet, 'chosen'>,
  request: BookingRequest,
  query: URLSearchParams,
) {
  const date = parseDate(query.get('date'));
  const { compare } = Temporal.PlainDate;
  if (date && compare(date, today) >= 0 && compare(date, last) <= 0) return date;
  const days = [...byDate];
  const [free] = days.find((day) => isInOffice(...day, request)) ?? days[0] ?? [];
  return free === undefined ? null : Temporal.PlainDate.from(free);
}

function dayUrl(date: Date, { path, params }: BookingRequest): string {
  return `${withQuery(path, params, { date: date.toString() })}#times`;
}

export type CalendarDay = NonNullable<ReturnType<typeof calendarDay>>;

/** A day of the sheet, with a link when it has free times; null after the last bookable day. */
function calendarDay(date: Date, sheet: Sheet, request: BookingRequest) {
  if (Temporal.PlainDate.compare(date, sheet.last) > 0) return null;
  return {
    number: String(date.day),
    label: plainDateLabel(date, { weekday: 'long', month: 'long', day: 'numeric' }),
    url: sheet.byDate.has(date.toString()) ? dayUrl(date, request) : null,
    isToday: date.equals(sheet.today),
    isChosen: sheet.chosen?.equals(date) ?? false,
  };
}

/** "December", with the year when it is not the present one. */
function monthLabel(date: Date, today: Date): string {
  return plainDateLabel(date, { month: 'long', ...(date.year !== today.year && { year: 'numeric' }) });
}

function sundayOf(date: Date): Date {
  return date.subtract({ days: date.dayOfWeek % 7 });
}

export type CalendarWeek = ReturnType<typeof calendarWeeks>[number];

/**
 * Weeks from Sunday that run on from month to month, so that each day stands once. A week in which a month begins has
 * its name and the column of its first day; the first week has the present month, with column 0.
 */
function calendarWeeks(sheet: Sheet, request: BookingRequest) {
  const { today, last } = sheet;
  const first = sundayOf(today);
  const count = Math.floor(first.until(last).days / 7) + 1;
  return Array.from({ length: count }, (_, week) => {
    const dates = Array.from({ length: 7 }, (_, day) => first.add({ days: week * 7 + day }));
    const column = week === 0 ? 0 : dates.findIndex(({ day }) => day === 1);
    const firstOfMonth = week === 0 ? today : dates[column];
    return {
      days: dates.map((date) => calendarDay(date, sheet, request)),
      // A month that begins after the last bookable day has no day here.
      month:
        firstOfMonth && Temporal.PlainDate.compare(firstOfMonth, last) <= 0
          ? { label: monthLabel(firstOfMonth, today), column }
          : null,
    };
  });
}

/** The months of the weeks that a small frame folds away: "Later in December, January". */
function laterWeeks({ today, last, chosen }: Sheet) {
  const from = sundayOf(today).add({ weeks: weeksAtFirst });
  if (Temporal.PlainDate.compare(from, last) > 0) return null;
  const months: string[] = [];
  let date = from;
  while (Temporal.PlainDate.compare(date, last) <= 0) {
    const name = plainDateLabel(date, { month: 'long' });
    months.push(date.day === 1 ? name : `Later in ${name}`);
    date = date.with({ day: 1 }).add({ months: 1 });
  }
  const open = chosen !== null && Temporal.PlainDate.compare(chosen, from) >= 0;
  return { label: months.join(', '), open };
}

/** What the chosen day's times are, with the next free day's when they are few; without any, the ways on. */
function timesOf({ chosen, byDate }: Sheet, request: BookingRequest) {
  const date = chosen?.toString() ?? '';
  const slots = byDate.get(date) ?? [];
  const [nextDate, nextSlots] = [...byDate].find(([other]) => other > date) ?? [];
  const shown = slots.length < minTimes && nextSlots ? [slots, nextSlots] : [slots];
  return {
    times: slots.length > 0 ? shown.map((ofDay) => timesDay(ofDay, request)) : [],
    emptyText: byDate.size === 0 ? 'No times are open right now.' : 'No times left on this day.',
    nextFree: nextDate
      ? {
          label: `See ${dayLabel(nextSlots![0]!.startMs, request.zone)}`,
          url: dayUrl(Temporal.PlainDate.from(nextDate), request),
        }
      : null,
  };
}

export type CalendarModel = ReturnType<typeof calendarModel>;

/**
 * The calendar: every day until the horizon, and the times of the chosen one.
 * @param free all free slots of the event.
 */
export function calendarModel(
  page: PageModel,
  request: BookingRequest,
  free: readonly Slot[],
  query: URLSearchParams,
) {
  const { service, zone, nowMs, eventType } = request;
  const byDate = slotsByDate(free, zone);
  const today = dateInZone(nowMs, zone);
  const last = dateInZone(bookableRange(service.config, nowMs).toMs - 1, zone);
  const days = { today, last, byDate };
  const place = { date: query.get('date') };
  const sheet = { ...days, chosen: chooseDate(days, request, query) };
  return {
    ...page,
    title: eventType.name,
    event: eventModel(request, place),
    zone: zoneModel(request, place),
    notice: null as string | null,
    reschedule: null as RescheduleModel | null,
    weeks: calendarWeeks(sheet, request),
    laterWeeks: laterWeeks(sheet),
    ...timesOf(sheet, request),
    bring: eventType.bring,
  };
}
