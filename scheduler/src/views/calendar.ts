import { html } from 'hono/html';
import { Temporal } from 'temporal-polyfill';
import { withQuery } from '../query.ts';
import type { Slot } from '../availability.ts';
import type { BookingRequest } from '../booking-request.ts';
import type { Booking } from '../bookings.ts';
import {
  commonTimeZones,
  dateInZone,
  dayLabel,
  formatInstant,
  parseDate,
  partOfDay,
  partsOfDay,
  plainDateLabel,
  timeLabel,
  timeZoneNames,
} from '../time.ts';
import { bookableDays, dayName, monthSheet, otherWeeks, soonestTimes, type Days } from './month.ts';
import { hiddenInputs, leaf, notice, page, pageHead, zoneLine, type Markup } from './layout.ts';

const { compare } = Temporal.PlainDate;

/** How many times of the next free day the highest frame has room for. */
const timesOfNextDay = 16;
/** How many times a high and wide frame shows in two columns. */
const timesInTwoColumns = 14;

/** The calendar: all bookable days, beside the free times of one. @param problem an error message above it. */
export function calendarPage(request: BookingRequest, problem?: string): Markup {
  const { eventType, query, booking, path } = request;
  const days = bookableDays(request);
  const { today, last, byDate } = days;
  const asked = parseDate(query.get('date'));
  const isShown = asked && compare(asked, today) >= 0 && compare(asked, last) <= 0;
  const [firstOpen = today.toString()] = byDate.keys();
  // When a call is moved, its day is chosen initially.
  const own = booking && dateInZone(booking.startMs, request.zone);
  const start = own && byDate.has(own.toString()) ? own : Temporal.PlainDate.from(firstOpen);
  const chosen = isShown ? asked : start;
  const count = byDate.get(chosen.toString())?.length ?? 0;
  const size = count <= timesInTwoColumns ? 'short' : '';
  const heading = booking ? 'Pick a new time' : 'Choose a time';
  return page(request, {
    title: `${heading}: ${eventType.name}`,
    layout: 'calendar',
    message: { name: 'event_type_viewed' },
    main: html`<a class="skip" href="#times">Skip to the times</a>
      <a class="skip" href="#end">Skip the calendar</a>
      ${pageHead(heading, request, zoneLine(request, asked ? { date: asked.toString() } : {}))}
      ${notice(problem)} ${booking && movedSlip(booking, request)}
      ${byDate.size > 0 && soonestTimes(days, request, path)}
      <div class="columns">
        ${monthSheet(days, request, path, chosen)}
        <p class="weeks">${otherWeeks(days, request, chosen)}</p>
        <div class="times ${size}">${times(chosen, days, request)}</div>
      </div>
      ${
        !booking &&
        html`<p class="slip">
          ${leaf(chosen)} <b>${dayName(chosen, days, 'long')}</b>
          <span>${byDate.has(chosen.toString()) ? 'Now choose a time.' : 'Choose another day.'}</span>
        </p>`
      }`,
  });
}

/** A note on the call that is being moved, with a link to keep its time. */
function movedSlip({ startMs, secret }: Booking, { zone, params }: BookingRequest): Markup {
  const date = dateInZone(startMs, zone);
  const day = plainDateLabel(date, { weekday: 'short', month: 'short', day: 'numeric' });
  return html`<div class="slip moving">
    ${leaf(date)}
    <p>
      Your time now: <b>${day}, <span class="whole">${timeLabel(startMs, zone)}</span></b>
    </p>
    <a class="button plain" href="${withQuery(`/bookings/${secret}`, params)}#step">Keep this time</a>
  </div>`;
}

/**
 * The free times of the chosen day, grouped by part of the day, with one group open. Below them are times of the next
 * free day, for frames with room.
 */
function times(chosen: Temporal.PlainDate, days: Days, request: BookingRequest): Markup {
  const { zone } = request;
  const slots = days.byDate.get(chosen.toString());
  if (!slots) return noTimes(chosen, days, request);
  const byPart = Map.groupBy(slots, ({ startMs }) => partOfDay(startMs, zone));
  const open = [...byPart.keys()];
  // The part of the day of a moved call, of a chosen time or of the previous day is open initially.
  const own = request.booking && partOfDay(request.booking.startMs, zone);
  const asked = request.query.get('part');
  const wanted = asked ?? own;
  const first = open.find((part) => part === wanted) ?? open[0];
  const next = freeDayAfter(chosen, days);
  const nextParts = open.toSorted((one, other) => Number(other === first) - Number(one === first));
  return html`<h2 id="times" tabindex="-1">${dayName(chosen, days, 'long', 'short')}</h2>
    ${partsOfDay.map((part) => {
      const ofPart = byPart.get(part);
      if (!ofPart) return html`<p>${part}<span class="visually-hidden">: no times</span></p>`;
      return html`<details name="part-of-day" data-part="${part}" ${part === first ? ' open' : ''}>
        <summary>${part}</summary>
        ${timeList(ofPart, request)}
      </details>`;
    })}
    ${next && nextParts.map((part) => timesOfNext(next, part, days, request))}`;
}

/** Times of the next free day, shown while a part of the chosen day is open: those from that part on, or all without any. */
function timesOfNext(
  [date, slots]: [string, readonly Slot[]],
  part: string,
  days: Days,
  request: BookingRequest,
): Markup {
  const { zone, path, params } = request;
  const first = Math.max(
    0,
    slots.findIndex(({ startMs }) => partOfDay(startMs, zone) === part),
  );
  return html`<div class="next" data-part="${part}">
    <h2>
      ${dayName(Temporal.PlainDate.from(date), days, 'long', 'short')}
      <a class="action" href="${withQuery(path, params, { date })}#times">All times</a>
    </h2>
    ${timeList(slots.slice(first, first + timesOfNextDay), request)}
  </div>`;
}

const freeDayAfter = (chosen: Temporal.PlainDate, { byDate }: Days) =>
  [...byDate].find(([date]) => date > chosen.toString());

function timeList(slots: readonly Slot[], { zone, path, params }: BookingRequest): Markup {
  return html`<ul>
    ${slots.map(({ startMs }) => {
      const time = formatInstant(startMs);
      return html`<li>
        <a class="time" href="${withQuery(path, params, { time })}#step"
          ><time datetime="${time}">${timeLabel(startMs, zone)}</time></a
        >
      </li>`;
    })}
  </ul>`;
}

function noTimes(chosen: Temporal.PlainDate, days: Days, request: BookingRequest): Markup {
  const { service, zone, path, params } = request;
  const { email } = service.business;
  const [date, slots] = freeDayAfter(chosen, days) ?? [];
  const text = days.byDate.size === 0 ? 'No times are open right now.' : 'No times left on this day.';
  return html`<h2 id="times" tabindex="-1">${text}</h2>
    <div class="none">
      ${
        date &&
        slots?.[0] &&
        html`<a class="button" href="${withQuery(path, params, { date })}#times"
          >See ${dayLabel(slots[0].startMs, zone)}</a
        >`
      }
      <a class="action" href="mailto:${email}?subject=${encodeURIComponent(request.eventType.name)}"
        >Email ${email}</a
      >
    </div>`;
}

/**
 * The page for choosing a time zone; the list is too long for the calendar. Its links lead back to the step of the
 * booking from which the visitor came.
 */
export function zonesPage(request: BookingRequest): Markup {
  const { eventType, zone, params, path, query } = request;
  const names = timeZoneNames().filter((name) => !Object.hasOwn(commonTimeZones, name));
  const isListed = names.includes(zone) || Object.hasOwn(commonTimeZones, zone);
  const others = isListed ? names : [zone, ...names];
  const option = (name: string, label: string) =>
    html`<option value="${name}" ${name === zone ? ' selected' : ''}>${label}</option>`;
  const date = query.get('date');
  const place: Record<string, string> = date && parseDate(date) ? { date } : {};
  return page(request, {
    title: `Your time zone: ${eventType.name}`,
    layout: 'steps',
    main: html`<header class="head"><h1 id="step" tabindex="-1">Your time zone</h1></header>
      <form class="details" method="get" action="${path}">
        ${hiddenInputs([...params, ...Object.entries(place)].filter(([name]) => name !== 'tz'))}
        <div class="field">
          <label for="tz">Show times in</label>
          <select id="tz" name="tz">
            <optgroup label="United States">
              ${Object.entries(commonTimeZones).map(([name, label]) => option(name, label))}
            </optgroup>
            <optgroup label="All time zones">
              ${others.map((name) => option(name, name.replaceAll('_', ' ')))}
            </optgroup>
          </select>
        </div>
        <div class="send">
          <button class="button" type="submit">Show times</button>
          <a class="action" href="${withQuery(path, params, place)}">Back to the calendar</a>
        </div>
      </form>`,
  });
}
