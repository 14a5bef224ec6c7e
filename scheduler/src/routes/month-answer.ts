import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { Temporal } from 'temporal-polyfill';
import { bookableRange, type Slot } from '../availability/open-slots.ts';
import {
  calendarDays,
  rangeOfDate,
  readDate,
  readMonth,
  visitorDate,
  weeksOf,
  type CalendarDay,
} from '../availability/visitor-calendar.ts';
import { bookingPage } from '../pages/booking-page.ts';
import type { MonthView } from '../pages/month-calendar.ts';
import type { BookingVisit } from '../requests/booking-visit.ts';
import { page } from './answers.ts';
import { queryOf, type Service } from './service.ts';

type Month = Temporal.PlainYearMonth;

interface MonthLimits {
  readonly first: Month;
  readonly last: Month;
}

function monthLimits(visit: BookingVisit): MonthLimits {
  const { toMs } = bookableRange(visit.config, visit.nowMs);
  return {
    first: visitorDate(visit.nowMs, visit.zone).toPlainYearMonth(),
    last: visitorDate(toMs - 1, visit.zone).toPlainYearMonth(),
  };
}

function isWithin(month: Month, { first, last }: MonthLimits): boolean {
  return (
    Temporal.PlainYearMonth.compare(month, first) >= 0 && Temporal.PlainYearMonth.compare(month, last) <= 0
  );
}

function monthOf(slot: Slot | undefined, zone: string): Month | null {
  return slot ? visitorDate(slot.startMs, zone).toPlainYearMonth() : null;
}

/** What the address asks to see. */
interface Asked {
  readonly month: Month | null;
  readonly date: Temporal.PlainDate | null;
}

const fewestWeeks = 5;

/** The weeks of a month that are not over; behind the present month's those of the next one, so that there are five. */
function weeksToCome(month: Month, today: Temporal.PlainDate, free: readonly Slot[], zone: string) {
  const first = month.toPlainDate({ day: 1 });
  const isPresent = month.equals(today.toPlainYearMonth());
  const begin = isPresent ? today.subtract({ days: today.dayOfWeek % 7 }) : first;
  const from = Temporal.PlainDate.compare(begin, first) < 0 ? first : begin;
  const inMonth = month.daysInMonth - from.day + 1;
  const count = isPresent ? Math.max(inMonth, fewestWeeks * 7 - (from.dayOfWeek % 7)) : inMonth;
  return weeksOf(calendarDays(from, count, free, zone));
}

function firstFree(days: readonly CalendarDay[]): CalendarDay | undefined {
  return days.find((day) => day.slots.length > 0);
}

/** The calendar of a month in the visitor's zone: its free slots, a chosen day, and the months around it. */
export function monthView(visit: BookingVisit, free: readonly Slot[], asked: Asked): MonthView {
  const limits = monthLimits(visit);
  const wanted = asked.date?.toPlainYearMonth() ?? asked.month;
  const month = wanted && isWithin(wanted, limits) ? wanted : (monthOf(free[0], visit.zone) ?? limits.first);
  const today = visitorDate(visit.nowMs, visit.zone);
  const weeks = weeksToCome(month, today, free, visit.zone);
  const days = weeks.flat().filter((day) => day !== null);
  const monthEndsMs = rangeOfDate(month.toPlainDate({ day: month.daysInMonth }), visit.zone).toMs;
  const previous = month.subtract({ months: 1 });
  const next = month.add({ months: 1 });
  return {
    month,
    weeks,
    selected: days.find((day) => asked.date?.equals(day.date)) ?? firstFree(days) ?? null,
    previous: isWithin(previous, limits) ? previous : null,
    next: isWithin(next, limits) ? next : null,
    nextWithTimes: monthOf(
      free.find((slot) => slot.startMs >= monthEndsMs),
      visit.zone,
    ),
  };
}

/** Answers with the month that the address asks for and the free times of a day in it: the one it names, or the first. */
export function monthAnswer(
  context: Context,
  service: Service,
  visit: BookingVisit,
  problem?: string,
  status: ContentfulStatusCode = 200,
): Response | Promise<Response> {
  const query = queryOf(context);
  const date = readDate(query.get('date') ?? undefined);
  const month = readMonth(query.get('month') ?? undefined);
  const { slots, version, untilMs } = service.freeSlots.at(visit.eventType, visit.minutes, visit.nowMs);
  const view = monthView(visit, slots, { date, month });
  const dayEndsMs = rangeOfDate(visitorDate(visit.nowMs, visit.zone), visit.zone).toMs - 1;
  if (status === 200) context.set('keeping', { version, untilMs: Math.min(untilMs, dayEndsMs) });
  const dayAsked = date !== null && view.selected?.date.equals(date) === true;
  return page(context, bookingPage({ visit, view, dayAsked, problem }), status);
}
