import { html } from 'hono/html';
import { Temporal } from 'temporal-polyfill';
import { bookableRange, freeSlots, slotsByDate, type Slot } from '../availability.ts';
import { withQuery } from '../query.ts';
import { availabilityOf, type BookingRequest } from '../booking-request.ts';
import {
  dateInZone,
  dayLabel,
  formatInstant,
  parseDate,
  partOfDay,
  plainDateLabel,
  timeLabel,
} from '../time.ts';
import { icon } from './icons.ts';
import { notice, page, type Markup } from './layout.ts';
import { movedLine, pageHead, zoneLine } from './page-parts.ts';

type Date = Temporal.PlainDate;
const { compare } = Temporal.PlainDate;

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
/** How many weeks a small frame shows before the rest is asked for. */
const weeksAtFirst = 3;

/** The days that the calendar shows: from the Sunday of the present week to the last bookable day. */
interface Days {
  readonly today: Date;
  readonly last: Date;
  /** The day whose times are shown: the one in the query, or the first one with a free time. */
  readonly chosen: Date;
  /** The free slots of each date that has some. */
  readonly byDate: ReadonlyMap<string, readonly Slot[]>;
}

/** All bookable days on one sheet, beside the free times of one. @param problem what went wrong before. */
export function calendarPage(request: BookingRequest, problem?: string): Markup {
  const { service, eventType, zone, nowMs, query, booking } = request;
  const free = freeSlots(availabilityOf(request));
  const byDate = slotsByDate(free, zone);
  const today = dateInZone(nowMs, zone);
  const last = dateInZone(bookableRange(service.schedule, nowMs).toMs - 1, zone);
  const asked = parseDate(query.get('date'));
  const isShown = asked && compare(asked, today) >= 0 && compare(asked, last) <= 0;
  const chosen = isShown ? asked : free[0] ? dateInZone(free[0].startMs, zone) : today;
  const days: Days = { today, last, byDate, chosen };
  const heading = booking ? 'Pick a new time' : 'Choose a time';
  return page(request, {
    title: `${heading}: ${eventType.name}`,
    layout: 'calendar',
    message: { name: 'event_type_viewed' },
    main: html`<a class="skip" href="#times">Skip to the times</a>
      <a class="skip" href="#end">Skip the calendar</a>
      ${pageHead(heading, request, zoneLine(request, { date: query.get('date') }))} ${notice(problem)}
      ${booking && movedLine(booking, request)}
      <div class="columns">
        <div class="month">${sheet(days, request)}</div>
        <div class="times">${times(days, request)}</div>
      </div>`,
  });
}

/** Weeks from Sunday that run on from month to month, so that each day stands once. */
function sheet(days: Days, request: BookingRequest): Markup {
  const { today, last, chosen } = days;
  const first = today.subtract({ days: today.dayOfWeek % 7 });
  const count = Math.floor(first.until(last).days / 7) + 1;
  const weeks = Array.from({ length: count }, (_, index) => week(first.add({ weeks: index }), days, request));
  const isLater = compare(chosen, first.add({ weeks: weeksAtFirst })) >= 0;
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
    ${
      count > weeksAtFirst &&
      html`<details class="more" ${isLater ? ' open' : ''}>
        <summary>Later dates ${icon('arrow-down')}</summary>
      </details>`
    }`;
}

function week(sunday: Date, days: Days, request: BookingRequest): Markup {
  return html`<tr>
    ${weekdays.map((_, index) => {
      const date = sunday.add({ days: index });
      return html`<td>${compare(date, days.last) <= 0 && dayCell(date, days, request)}</td>`;
    })}
  </tr>`;
}

function dayCell(date: Date, { today, chosen, byDate }: Days, { path, params }: BookingRequest): Markup {
  const isToday = date.equals(today);
  const mark = isToday ? 'today' : date.day === 1 && plainDateLabel(date, { month: 'short' });
  const text = html`${date.day} ${mark && html`<small>${mark}</small>`}`;
  if (!byDate.has(date.toString())) return html`<span class="day">${text}</span>`;
  const url = `${withQuery(path, params, { date: date.toString() })}#times`;
  const label = plainDateLabel(date, { weekday: 'long', month: 'long', day: 'numeric' });
  const current = date.equals(chosen) ? html` aria-current="date"` : '';
  return html`<a
    class="day"
    href="${url}"
    aria-label="${mark ? `${date.day} ${mark}, ` : ''}${label}"
    ${current}
    >${text}</a
  >`;
}

/** The chosen day's free times by parts of the day. */
function times({ today, chosen, byDate }: Days, request: BookingRequest): Markup {
  const { zone, path, params } = request;
  const slots = byDate.get(chosen.toString());
  if (!slots) return noTimes(chosen, byDate, request);
  const date = plainDateLabel(chosen, { month: 'long', day: 'numeric' });
  const weekdayName = chosen.equals(today) ? 'Today' : plainDateLabel(chosen, { weekday: 'long' });
  return html`<h2 id="times" tabindex="-1">${weekdayName}, ${date}</h2>
    ${[...Map.groupBy(slots, ({ startMs }) => partOfDay(startMs, zone))].map(
      ([part, ofPart]) =>
        html`<h3>${part}</h3>
          <ul>
            ${ofPart.map(({ startMs }) => {
              const time = formatInstant(startMs);
              return html`<li>
                <a class="time" href="${withQuery(path, params, { time })}#step"
                  ><time datetime="${time}">${timeLabel(startMs, zone)}</time></a
                >
              </li>`;
            })}
          </ul>`,
    )}`;
}

function noTimes(chosen: Date, byDate: Days['byDate'], request: BookingRequest): Markup {
  const { service, zone, path, params } = request;
  const { email } = service.business;
  const [date, slots] = [...byDate].find(([other]) => other > chosen.toString()) ?? [];
  const text = byDate.size === 0 ? 'No times are open right now.' : 'No times left on this day.';
  return html`<h2 id="times" tabindex="-1">${text}</h2>
    <p>
      ${
        date &&
        slots?.[0] &&
        html`<a class="button" href="${withQuery(path, params, { date })}#times"
          >See ${dayLabel(slots[0].startMs, zone)}</a
        >`
      }
    </p>
    <p>
      <a href="mailto:${email}?subject=${encodeURIComponent(request.eventType.name)}">Email ${email}</a>
    </p>`;
}
