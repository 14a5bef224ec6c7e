import { html } from 'hono/html';
import type { Temporal } from 'temporal-polyfill';
import type { Slot } from '../availability.ts';
import { withQuery } from '../query.ts';
import type { BookingRequest } from '../booking-request.ts';
import { formatInstant, plainDateLabel, timeRangeLabel, zoneName } from '../time.ts';
import type { Markup } from './layout.ts';

/** Where in the booking a visitor is, as parameters of the query. */
export type Place = Readonly<Record<string, string | null>>;

/** A day drawn as a calendar page. @param state `old` is gray; `off` is gray and struck through. */
export function leaf(date: Temporal.PlainDate, state: 'old' | 'off' | '' = ''): Markup {
  const month = plainDateLabel(date, { month: 'short' }).toUpperCase();
  return html`<span class="leaf ${state}" aria-hidden="true"><i>${month}</i><b>${date.day}</b></span>`;
}

/** "11:00 to 11:15 AM, Eastern Time" */
export function timeAndZone({ startMs, endMs }: Slot, zone: string): Markup {
  return html`<time datetime="${formatInstant(startMs)}">${timeRangeLabel(startMs, endMs, zone)}</time>,
    <span class="whole">${zoneName(startMs, zone, 'longGeneric')}</span>`;
}

/** The head of a step: the leaf of its day, what it says in words, and the ways on. Its heading takes the focus. */
export function stepHead(
  leaf: Markup,
  heading: Markup | string,
  text: Markup,
  ways?: Markup | false,
): Markup {
  return html`<header class="step">
    ${leaf}
    <div>
      <h1 id="step" tabindex="-1">${heading}</h1>
      ${text}
    </div>
    ${ways}
  </header>`;
}

/** The head of a page: what to do, the meeting and the time zone. Its heading takes the focus. */
export function pageHead(heading: string, { eventType }: BookingRequest, end?: Markup): Markup {
  const { name, facts } = eventType;
  return html`<header class="head">
    <h1 id="step" tabindex="-1"><span class="visually-hidden">${name}: </span>${heading}</h1>
    <p class="facts"><span class="event-name">${name}. </span>${facts}</p>
    ${end}
  </header>`;
}

/** The zone of the times, and the one way to change it. */
export function zoneLine({ zone, nowMs, path, params }: BookingRequest, place: Place): Markup {
  return html`<p class="zone">
    ${zoneName(nowMs, zone, 'longGeneric')}
    <a
      class="action"
      href="${withQuery(`${path}/zone`, params, place)}"
      ${params.has('tz') ? '' : html` data-default-zone="${zone}"`}
      >Change<span class="visually-hidden"> time zone</span></a
    >
  </p>`;
}

type Fact = readonly [about: string, text: string | Markup];

/** The facts of every call: how it is held, who takes it, and what to prepare. @param more what else is to know. */
export function callFacts({ eventType, service }: BookingRequest, more: readonly Fact[] = []): Markup {
  const rows: readonly Fact[] = [
    ['The call', `${eventType.facts}. ${service.schedule.joining}`],
    ['With', eventType.host ?? service.business.name],
    ['Have ready', eventType.bring],
    ...more,
  ];
  return html`<dl class="rows">
    ${rows.map(
      ([about, text]) =>
        html`<div>
          <dt>${about}</dt>
          <dd>${text}</dd>
        </div>`,
    )}
  </dl>`;
}
