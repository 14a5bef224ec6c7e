/** @jsxRuntime automatic */
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { Temporal } from 'temporal-polyfill';
import { bookableRange, type Slot } from '../availability/open-slots.ts';
import {
  daysOfMonth,
  rangeOfMonth,
  readDate,
  readMonth,
  visitorDate,
} from '../availability/visitor-calendar.ts';
import { BookingPage } from '../pages/booking-page.tsx';
import type { MonthView } from '../pages/month-calendar.tsx';
import { allFreeSlots, visitAvailability, type BookingVisit } from '../requests/booking-visit.ts';
import { page } from './answers.tsx';
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

/** The calendar of a month in the visitor's zone, with the free slots in it and the months around it. */
export function monthView(visit: BookingVisit, free: readonly Slot[], asked: Month | null): MonthView {
  const limits = monthLimits(visit);
  const month = asked && isWithin(asked, limits) ? asked : (monthOf(free[0], visit.zone) ?? limits.first);
  const { fromMs, toMs } = rangeOfMonth(month, visit.zone);
  const ofMonth = free.filter((slot) => slot.startMs >= fromMs && slot.startMs < toMs);
  const previous = month.subtract({ months: 1 });
  const next = month.add({ months: 1 });
  const later = free.find((slot) => slot.startMs >= toMs);
  return {
    month,
    days: daysOfMonth(month, ofMonth, visit.zone),
    previous: isWithin(previous, limits) ? previous : null,
    next: isWithin(next, limits) ? next : null,
    nextWithTimes: monthOf(later, visit.zone),
  };
}

/** Answers with the month that the address asks for and, if it names a day, that day's free times. */
export function monthAnswer(
  context: Context,
  service: Service,
  visit: BookingVisit,
  notice?: string,
  status: ContentfulStatusCode = 200,
): Response {
  const query = queryOf(context);
  const date = readDate(query.get('date') ?? undefined);
  const asked = date?.toPlainYearMonth() ?? readMonth(query.get('month') ?? undefined);
  const free = allFreeSlots(visitAvailability(visit, service.store));
  const view = monthView(visit, free, asked);
  const selected = date && date.toPlainYearMonth().equals(view.month) ? date : null;
  return page(context, <BookingPage visit={visit} view={view} selected={selected} notice={notice} />, status);
}
