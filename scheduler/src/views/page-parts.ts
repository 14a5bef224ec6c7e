import { html } from 'hono/html';
import type { Booking } from '../bookings.ts';
import { withQuery } from '../query.ts';
import type { BookingRequest } from '../booking-request.ts';
import { momentLabel, zoneName } from '../time.ts';
import { icon } from './icons.ts';
import type { Markup } from './layout.ts';

/** Where in the booking a visitor is, as parameters of the query. */
export type Place = Readonly<Record<string, string | null>>;

/** The page's one line of head: what to do, then what the meeting is. Reading goes on at its heading. */
export function pageHead(heading: string, { eventType }: BookingRequest, end?: Markup): Markup {
  const { name, facts } = eventType;
  return html`<header class="head">
    <h1 id="step" tabindex="-1"><span class="visually-hidden">${name}: </span>${heading}</h1>
    <p class="facts"><span class="event-name">${name} · </span>${facts.join(' · ')}</p>
    ${end}
  </header>`;
}

/** The zone of the times, and the one way to change it. */
export function zoneLine({ zone, nowMs, path, params }: BookingRequest, place: Place): Markup {
  return html`<p class="zone">
    ${icon('clock')} <b>${zoneName(nowMs, zone, 'longGeneric')}</b>
    <a
      href="${withQuery(`${path}/zone`, params, place)}"
      ${params.has('tz') ? '' : html` data-default-zone="${zone}"`}
      >Change<span class="visually-hidden"> time zone</span></a
    >
  </p>`;
}

/** Which meeting is being moved, and the way to leave it where it is. */
export function movedLine({ startMs, secret }: Booking, { zone, params }: BookingRequest): Markup {
  return html`<p class="moving">
    <span>Now: <b>${momentLabel(startMs, zone)}</b></span>
    <a href="${withQuery(`/bookings/${secret}`, params)}#step">Keep this time</a>
  </p>`;
}

/** Facts of a call, each with what it is about. */
export function notes(rows: readonly (readonly [about: string, text: string | Markup])[]): Markup {
  return html`<ul class="notes">
    ${rows.map(([about, text]) => html`<li><b>${about}</b> ${text}</li>`)}
  </ul>`;
}
