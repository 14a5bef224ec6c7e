import { html } from 'hono/html';
import type { Slot } from '../availability.ts';
import type { Booking } from '../bookings.ts';
import { withQuery } from '../query.ts';
import type { BookingRequest } from '../service.ts';
import { clockTime, dateInZone, formatInstant, plainDateLabel, timeLabel, zoneName } from '../time.ts';
import { icon } from './icons.ts';
import type { Markup } from './layout.ts';

export const longDate = { weekday: 'long', month: 'long', day: 'numeric' } as const;

/** "Tuesday, November 24" in the zone. */
export function dayLabel(atMs: number, zone: string): string {
  return plainDateLabel(dateInZone(atMs, zone), longDate);
}

/** "Tuesday, November 24, 10:00 AM" in the zone. */
export function momentLabel(atMs: number, zone: string): string {
  return `${dayLabel(atMs, zone)}, ${timeLabel(atMs, zone)}`;
}

/** A time in the parts that pages style separately. */
export interface TimeParts {
  /** "9:00" */
  readonly clock: string;
  /** "AM", or "AM EST" where the clocks show the time twice. */
  readonly half: string;
}

export function timeParts(atMs: number, zone: string): TimeParts {
  const [clock = '', ...half] = timeLabel(atMs, zone).split(' ');
  return { clock, half: half.join(' ') };
}

/** "9:00 to 9:15 AM", "11:45 AM to 12:00 PM". */
function timeRange({ startMs, endMs }: Slot, zone: string): string {
  const [start, end] = [timeParts(startMs, zone), timeParts(endMs, zone)];
  const from = start.half === end.half ? start.clock : `${start.clock} ${start.half}`;
  return `${from} to ${end.clock} ${end.half}`;
}

/** Where in the booking a visitor is, as parameters of the query. */
export type Place = Readonly<Record<string, string | null>>;

/** The page's one line of head: what to do, then what the meeting is. Reading goes on at its heading. */
export function pageHead(
  heading: string,
  request: BookingRequest,
  place: Place,
  end: Markup | '' = '',
): Markup {
  const { eventType, minutes, movedId } = request;
  const { name } = eventType;
  const hasLengths = movedId === undefined && eventType.minutes.length > 1;
  const facts = [...(hasLengths ? [] : [`${minutes} min`]), eventType.place, eventType.price];
  return html`<header class="head">
    <h1 id="step" tabindex="-1"><span class="visually-hidden">${name}: </span>${heading}</h1>
    ${hasLengths && lengthSwitch(request, place)}
    <p class="facts"><span class="event-name">${name} · </span>${facts.join(' · ')}</p>
    ${end}
  </header>`;
}

function lengthSwitch({ eventType, minutes, path, params }: BookingRequest, place: Place): Markup {
  return html`<div class="lengths" role="group" aria-label="Length of the call">
    ${eventType.minutes.map((length) => {
      const url = withQuery(path, params, { ...place, duration: String(length) });
      return html`<a href="${url}" ${length === minutes ? html`aria-current="true"` : ''}>${length} min</a>`;
    })}
  </div>`;
}

/** The zone of the times by its name and its present time, and the one way to change it. */
export function zoneLine({ zone, nowMs, path, params }: BookingRequest, place: Place): Markup {
  const present = html`<span data-clock="${zone}" data-now="${formatInstant(nowMs)}"
    >${clockTime(nowMs, zone)}</span
  >`;
  return html`<p class="zone">
    ${icon('clock')}
    <span><b>${zoneName(nowMs, zone, 'longGeneric')}</b>, now ${present}</span>
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

/** A drawn calendar leaf with a meeting's date and time. */
export function meetingLeaf(slot: Slot, zone: string, way: Markup | '' = ''): Markup {
  const date = dateInZone(slot.startMs, zone);
  const month = plainDateLabel(date, { month: 'short' }).toUpperCase();
  return html`<div class="meeting">
    <div class="leaf" aria-hidden="true">${icon('leaf')}<span>${month}</span><b>${date.day}</b></div>
    <div>
      <h2>${plainDateLabel(date, longDate)}</h2>
      <p>
        <time datetime="${formatInstant(slot.startMs)}">${timeRange(slot, zone)}</time>,
        <span class="quiet">${zoneName(slot.startMs, zone, 'longGeneric')}</span>
      </p>
    </div>
    ${way}
  </div>`;
}

export type Note = readonly [drawing: string, start: string, text: string | Markup];

/** A board of notes, each with its drawing; it takes the height that a step leaves free in its frame. */
export function notes(heading: string, rows: readonly Note[]): Markup {
  return html`<aside class="notes" aria-labelledby="notes">
    <h2 id="notes">${heading}</h2>
    <ul>
      ${rows.map(
        ([drawing, start, text]) =>
          html`<li>
            ${icon(drawing)}<span><b>${start}</b> ${text}</span>
          </li>`,
      )}
    </ul>
    ${icon('drawing')}
  </aside>`;
}

/** What a visitor should know before booking. */
export function goodToKnow(bring: string): Markup {
  return notes('Good to know', [
    ['tick', 'Confirmed right away,', 'with a file for your calendar'],
    ['tick', 'Bring:', bring],
    ['tick', 'No commitment:', 'you can reschedule or cancel'],
  ]);
}
