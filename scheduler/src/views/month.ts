import { html } from 'hono/html';
import { Temporal } from 'temporal-polyfill';
import { bookableRange, freeSlots, type Slot } from '../availability.ts';
import { availabilityOf, type BookingRequest } from '../booking-request.ts';
import { withQuery } from '../query.ts';
import { dateInZone, formatInstant, partOfDay, plainDateLabel, timeLabel } from '../time.ts';
import type { Markup } from './layout.ts';

type Date = Temporal.PlainDate;
const { compare } = Temporal.PlainDate;

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
/** How many weeks a small frame shows at once. */
const weeksOfPage = 4;

/** The days of the calendar: from the Sunday of the current week to the last bookable day. */
export interface Days {
  readonly sunday: Date;
  readonly today: Date;
  readonly last: Date;
  /** The free slots by date, without that of the booking that is being moved. */
  readonly byDate: ReadonlyMap<string, readonly Slot[]>;
}

/** The days of the calendar for a request, with their free slots in its time zone. */
export function bookableDays(request: BookingRequest): Days {
  const { service, zone, nowMs, booking } = request;
  const today = dateInZone(nowMs, zone);
  const isOwn = ({ startMs }: Slot) => booking?.cancelledAtMs === null && booking.startMs === startMs;
  const free = freeSlots(availabilityOf(request)).filter((slot) => !isOwn(slot));
  return {
    sunday: today.subtract({ days: today.dayOfWeek % 7 }),
    today,
    last: dateInZone(bookableRange(service.schedule, nowMs).toMs - 1, zone),
    byDate: Map.groupBy(free, ({ startMs }) => dateInZone(startMs, zone).toString()),
  };
}

type Length = 'short' | 'long';

/**
 * The name of a date: "Today, Nov 27" or "Saturday, November 28".
 * @param day the length of the weekday's name.
 * @param month the length of the month's name.
 */
export function dayName(date: Date, { today }: Days, day: Length, month: Length = day): string {
  const weekday = date.equals(today) ? 'Today' : plainDateLabel(date, { weekday: day });
  return `${weekday}, ${plainDateLabel(date, { month, day: 'numeric' })}`;
}

/**
 * Links to a free time on each of the next three days with free times: the first one, and on later days preferably one in
 * another part of the day, the latest first, since many parents work until evening.
 * @param path the path of the form.
 */
export function soonestTimes(days: Days, { zone, params }: BookingRequest, path: string): Markup {
  const taken: string[] = [];
  const partOf = ({ startMs }: Slot) => partOfDay(startMs, zone);
  return html`<div class="soonest">
    ${[...days.byDate].slice(0, 3).map(([date, slots]) => {
      const others = taken.length > 0 ? slots.filter((slot) => !taken.includes(partOf(slot))) : [];
      const latest = others.at(-1);
      const other = latest && others.find((slot) => partOf(slot) === partOf(latest));
      const slot = other ?? slots.find((one) => partOf(one) !== taken.at(-1)) ?? slots[0]!;
      const time = slot.startMs;
      taken.push(partOf(slot));
      return html`<a class="chip" href="${withQuery(path, params, { time: formatInstant(time) })}#step"
        >${dayName(Temporal.PlainDate.from(date), days, 'short')} <b>${timeLabel(time, zone)}</b></a
      >`;
    })}
  </div>`;
}

const weekOf = ({ sunday }: Days, date: Date): number => Math.floor(sunday.until(date).days / 7);

/**
 * A table of weeks across months, in which each day appears once.
 * @param path the path to which days link.
 */
export function monthSheet(days: Days, request: BookingRequest, path: string, chosen?: Date): Markup {
  const { byDate, sunday, today, last } = days;
  const { booking, zone } = request;
  const isNewMonth = (date: string, index: number, all: string[]) =>
    date.slice(0, 7) !== all[index - 1]?.slice(0, 7);
  const named = new Set([...byDate.keys()].filter(isNewMonth));
  // The first day of a later page also needs the name of its month, which began on the page before.
  const page = Math.min(Math.floor(weekOf(days, chosen ?? today) / weeksOfPage), 2);
  const first = [...byDate.keys()].find(
    (date) => weekOf(days, Temporal.PlainDate.from(date)) >= page * weeksOfPage,
  );
  if (first) named.add(first);
  const own = booking?.cancelledAtMs === null ? dateInZone(booking.startMs, zone) : undefined;
  const cell = (date: Date): Markup => {
    const key = date.toString();
    const mark = named.has(key) ? plainDateLabel(date, { month: 'short' }) : '';
    const text = html`${mark && html`<small>${mark}</small> `}${date.day}`;
    const isChosen = chosen?.equals(date);
    const classes = ['day', date.equals(today) && 'today', own?.equals(date) && 'own', isChosen && 'chosen'];
    const name = classes.filter(Boolean).join(' ');
    if (!byDate.has(key)) return html`<span class="${name}">${text}</span>`;
    const url = `${withQuery(path, request.params, { date: key })}#times`;
    const label = `${mark ? `${mark} ${date.day}, ` : ''}${dayName(date, days, 'long')}`;
    const current = isChosen ? html` aria-current="date"` : '';
    return html`<a class="${name} open" href="${url}" aria-label="${label}" ${current}>${text}</a>`;
  };
  return html`<table class="month" data-page="${page}" aria-label="Days">
    <thead>
      <tr>
        ${weekdays.map((name) => html`<th scope="col">${name}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${Array.from({ length: weekOf(days, last) + 1 }, (_, week) => {
        const dates = weekdays.map((_name, day) => sunday.add({ weeks: week, days: day }));
        return html`<tr>
          ${dates.map((date) => html`<td>${compare(date, last) <= 0 && cell(date)}</td>`)}
        </tr>`;
      })}
    </tbody>
  </table>`;
}

/** Links to the weeks that a small frame doesn't show, each with their first free day chosen. */
export function otherWeeks(days: Days, { params, path }: BookingRequest, chosen: Date): Markup[] {
  const present = Math.floor(weekOf(days, chosen) / weeksOfPage);
  const pageOf = (date: string) => Math.floor(weekOf(days, Temporal.PlainDate.from(date)) / weeksOfPage);
  const open = [...days.byDate.keys()];
  const ways = [
    ['Earlier', 'earlier', open.find((date) => pageOf(date) === present - 1)],
    ['Later', 'later', open.find((date) => pageOf(date) > present)],
  ] as const;
  return ways.map(([label, name, date]) =>
    date === undefined
      ? html``
      : html`<a class="action ${name}" href="${withQuery(path, params, { date })}#times"
          >${label}<span> dates</span></a
        >`,
  );
}
