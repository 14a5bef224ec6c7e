import { html } from 'hono/html';
import type { Slot } from '../availability.ts';
import { withQuery } from '../query.ts';
import type { BookingRequest } from '../service.ts';
import { dateInZone, formatInstant, partOfDay, plainDateLabel } from '../time.ts';
import type { Markup } from './layout.ts';
import { longDate, timeParts } from './meeting.ts';

const fewTimes = 3;

/** A day's free times by parts of the day; `slots` are not empty and all of one day in the zone. */
export function timesOfDay(slots: readonly Slot[], request: BookingRequest, id: string): Markup {
  const { zone, nowMs } = request;
  const date = dateInZone(slots[0]!.startMs, zone);
  const isToday = date.equals(dateInZone(nowMs, zone));
  const label = isToday
    ? `Today, ${plainDateLabel(date, { month: 'long', day: 'numeric' })}`
    : plainDateLabel(date, longDate);
  const parts = Map.groupBy(slots, ({ startMs }) => partOfDay(startMs, zone));
  return html`<section aria-labelledby="${id}">
    <div class="day-head">
      <h2 id="${id}" tabindex="-1">${label}</h2>
      ${slots.length <= fewTimes && html`<span>${slots.length} left</span>`}
    </div>
    ${[...parts].map(
      ([part, ofPart]) =>
        html`<h3>${part}</h3>
          <ul>
            ${ofPart.map((slot) => timeLink(slot, request))}
          </ul>`,
    )}
  </section>`;
}

function timeLink({ startMs }: Slot, { zone, path, params }: BookingRequest): Markup {
  const { clock, half } = timeParts(startMs, zone);
  const time = formatInstant(startMs);
  return html`<li>
    <a class="time" href="${withQuery(path, params, { time })}#step"
      ><time datetime="${time}">${clock} <small>${half}</small></time></a
    >
  </li>`;
}
