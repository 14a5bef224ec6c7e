import { html } from 'hono/html';
import { Temporal } from 'temporal-polyfill';
import { bookableRange, slotsByDate, type Slot } from '../availability.ts';
import type { Booking } from '../bookings.ts';
import { withQuery } from '../query.ts';
import type { BookingRequest } from '../service.ts';
import { dateInZone, momentOf, parseDate, plainDateLabel } from '../time.ts';
import { icon } from './icons.ts';
import { notice, page, type Link, type Markup } from './layout.ts';
import { dayLabel, goodToKnow, movedLine, pageHead, zoneLine } from './meeting.ts';
import { timesOfDay } from './times.ts';

type Date = Temporal.PlainDate;
const { compare } = Temporal.PlainDate;

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
/** How many weeks a small frame shows before the rest is asked for. */
const weeksAtFirst = 3;
/** With fewer times on a day, those of the next free day follow. */
const minTimes = 12;

/** The days that the calendar shows: from the Sunday of the present week to the last bookable day. */
interface Days {
  readonly today: Date;
  readonly last: Date;
  readonly chosen: Date | null;
  /** The free slots of each date that has some. */
  readonly byDate: ReadonlyMap<string, readonly Slot[]>;
}

/** What the calendar says besides its days. */
export interface CalendarNotes {
  readonly notice?: string | undefined;
  /** The booking that is moved. */
  readonly moved?: Booking;
}

/** All bookable days on one sheet, beside the free times of one. @param free all free slots of the event. */
export function calendarPage(
  request: BookingRequest,
  free: readonly Slot[],
  { notice: text, moved }: CalendarNotes = {},
): Markup {
  const { service, eventType, zone, nowMs, query } = request;
  const byDate = slotsByDate(free, zone);
  const today = dateInZone(nowMs, zone);
  const last = dateInZone(bookableRange(service.config, nowMs).toMs - 1, zone);
  const asked = parseDate(query.get('date'));
  const isShown = asked && compare(asked, today) >= 0 && compare(asked, last) <= 0;
  const days: Days = { today, last, byDate, chosen: isShown ? asked : firstDate(byDate, request) };
  const hasTimes = byDate.has(String(days.chosen));
  const heading = moved ? 'Pick a new time' : 'Choose a time';
  const place = { date: query.get('date') };
  return page(request, {
    title: `${heading}: ${eventType.name}`,
    layout: 'calendar',
    message: { name: 'event_type_viewed' },
    main: html`${hasTimes && html`<a class="skip" href="#times">Skip to the times</a>`}
      <a class="skip" href="#end">Skip the calendar</a>
      ${pageHead(heading, request, place, zoneLine(request, place))} ${notice(text)}
      ${moved && movedLine(moved, request)}
      <div class="columns">
        <div class="month">${sheet(days, request)}</div>
        <div class="times">${hasTimes ? times(days, request) : noTimes(days, request)}</div>
        ${goodToKnow(eventType.bring)}
      </div>`,
  });
}

/** Whether one of a day's free times begins in the event's office hours in the zone. */
function isInOffice(date: string, slots: readonly Slot[], { eventType, zone }: BookingRequest): boolean {
  const day = Temporal.PlainDate.from(date);
  const hours = eventType.office_hours;
  if (!hours || day.dayOfWeek > 5) return false;
  const [fromMs, toMs] = [momentOf(day, hours.fromMinute, zone), momentOf(day, hours.toMinute, zone)];
  return slots.some(({ startMs }) => startMs >= fromMs && startMs < toMs);
}

/** The first day with a free time, in office hours where the event has some. */
function firstDate(byDate: Days['byDate'], request: BookingRequest): Date | null {
  const [free] = [...byDate].find((day) => isInOffice(...day, request)) ?? [...byDate][0] ?? [];
  return free === undefined ? null : Temporal.PlainDate.from(free);
}

function dayUrl(date: string, { path, params }: BookingRequest): string {
  return `${withQuery(path, params, { date })}#times`;
}

/** Weeks from Sunday that run on from month to month, so that each day stands once. */
function sheet(days: Days, request: BookingRequest): Markup {
  const first = days.today.subtract({ days: days.today.dayOfWeek % 7 });
  const count = Math.floor(first.until(days.last).days / 7) + 1;
  const weeks = Array.from({ length: count }, (_, index) => week(first.add({ weeks: index }), days, request));
  return html`<table aria-label="Days">
      <thead>
        <tr>
          ${weekdays.map((name) => html`<th scope="col">${name}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${weeks.slice(0, weeksAtFirst)}
      </tbody>
      <tbody class="later">
        ${weeks.slice(weeksAtFirst)}
      </tbody>
    </table>
    ${count > weeksAtFirst && laterWeeks(first.add({ weeks: weeksAtFirst }), days)}`;
}

/** The months of the weeks that a small frame folds away: "Later in December, January". */
function laterWeeks(from: Date, { last, chosen }: Days): Markup {
  const months: string[] = [];
  for (let date = from; compare(date, last) <= 0; date = date.with({ day: 1 }).add({ months: 1 })) {
    const name = plainDateLabel(date, { month: 'long' });
    months.push(date.day === 1 ? name : `Later in ${name}`);
  }
  const isOpen = chosen !== null && compare(chosen, from) >= 0;
  return html`<details class="more" ${isOpen ? ' open' : ''}>
    <summary>${months.join(', ')} ${icon('arrow-down')}</summary>
  </details>`;
}

/** A week from Sunday. A week in which a month begins has its name; the first week has the present month. */
function week(sunday: Date, days: Days, request: BookingRequest): Markup {
  const dates = weekdays.map((_, index) => sunday.add({ days: index }));
  const isFirst = compare(sunday, days.today) <= 0;
  const column = isFirst ? 0 : dates.findIndex(({ day }) => day === 1);
  const named = isFirst ? days.today : dates[column];
  // A month that begins after the last bookable day has no day here.
  const month = named && compare(named, days.last) <= 0 ? monthName(named, column, days.today) : '';
  return html`${month}
    <tr>
      ${dates.map((date, index) => {
        const turn = month && column > 0 && index === column ? html` class="turn"` : '';
        return html`<td${turn}>${compare(date, days.last) <= 0 && dayCell(date, days, request)}</td>`;
      })}
    </tr>`;
}

/** Stands over the month's first day, from there to the right; over the last two days of a week it ends there instead. */
function monthName(date: Date, column: number, today: Date): Markup {
  const label = plainDateLabel(date, { month: 'long', ...(date.year !== today.year && { year: 'numeric' }) });
  const start = Math.min(column, 4);
  const side = column > start ? 'end' : column > 0 ? 'turn' : '';
  return html`<tr class="month-name">
    ${start > 0 ? html`<td colspan="${start}"></td>` : ''}
    <th colspan="${7 - start}" class="${side}">${label}</th>
  </tr>`;
}

function dayCell(date: Date, { today, chosen, byDate }: Days, request: BookingRequest): Markup {
  const isToday = date.equals(today);
  const mark = isToday ? html` <small>today</small>` : '';
  if (!byDate.has(date.toString())) return html`<span class="day">${date.day}${mark}</span>`;
  const label = plainDateLabel(date, { weekday: 'long', month: 'long', day: 'numeric' });
  const current = chosen?.equals(date) ? html` aria-current="date"` : '';
  return html`<a
    class="day"
    href="${dayUrl(date.toString(), request)}"
    aria-label="${label}${isToday ? ' today' : ''}"
    ${current}
    >${date.day}${mark}</a
  >`;
}

/** The next date after the chosen one that has free times, with them. */
function nextFree({ chosen, byDate }: Days): readonly [date: string, slots: readonly Slot[]] | undefined {
  return [...byDate].find(([date]) => date > String(chosen ?? ''));
}

function times(days: Days, request: BookingRequest): Markup[] {
  const slots = days.byDate.get(String(days.chosen)) ?? [];
  const [, nextSlots] = nextFree(days) ?? [];
  const shown = slots.length < minTimes && nextSlots ? [slots, nextSlots] : [slots];
  return shown.map((ofDay, index) => timesOfDay(ofDay, request, index === 0 ? 'times' : 'next-times'));
}

function noTimes(days: Days, request: BookingRequest): Markup {
  const { email, phone } = request.service.config.business;
  const [date, slots] = nextFree(days) ?? [];
  const text = days.byDate.size === 0 ? 'No times are open right now.' : 'No times left on this day.';
  const subject = encodeURIComponent(request.eventType.name);
  return html`<section class="no-times" aria-labelledby="times">
    <h2 id="times" tabindex="-1">${text}</h2>
    <ul class="ways">
      ${
        date &&
        slots &&
        way(
          'calendar',
          { label: `See ${dayLabel(slots[0]!.startMs, request.zone)}`, url: dayUrl(date, request) },
          'The next day with open times',
        )
      }
      ${
        phone &&
        way(
          'phone',
          { label: `Call ${phone}`, url: `tel:${phone.replace(/[^+\d]/g, '')}` },
          'We’ll find a time together',
        )
      }
      ${way('mail', { label: `Email ${email}`, url: `mailto:${email}?subject=${subject}` }, 'Tell us what times work for you')}
    </ul>
  </section>`;
}

function way(drawing: string, { label, url }: Link, hint: string): Markup {
  return html`<li>
    <a href="${url}"
      >${icon(drawing)}<span><b>${label}</b> <small>${hint}</small></span
      >${icon('arrow-right')}</a
    >
  </li>`;
}
