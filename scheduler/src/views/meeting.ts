import { html } from 'hono/html';
import { icon } from './icons.ts';
import type { Markup } from './layout.ts';
import type { EventModel, MeetingTime, RescheduleModel, ZoneModel } from '../models.ts';

/** The page's one line of head: what to do, then what the meeting is. */
export function pageHead(heading: string, event: EventModel, end: Markup | '' = ''): Markup {
  return html`<header class="head">
    <h1><span class="visually-hidden">${event.name}: </span>${heading}</h1>
    ${event.lengths.length > 0 && lengthSwitch(event)}
    <p class="facts"><span class="event-name">${event.name} · </span>${event.facts.join(' · ')}</p>
    ${end}
  </header>`;
}

function lengthSwitch({ lengths }: EventModel): Markup {
  return html`<div class="lengths" role="group" aria-label="Length of the call">
    ${lengths.map(
      ({ label, url, isChosen }) =>
        html`<a href="${url}" ${isChosen ? html`aria-current="true"` : ''}>${label}</a>`,
    )}
  </div>`;
}

/** The zone of the times by its name and its present time, and the one way to change it. */
export function zoneLine({ id, name, now, nowIso, changeUrl, isDefault }: ZoneModel): Markup {
  return html`<p class="zone">
    ${icon('clock')}
    <span><b>${name}</b>, now <span data-clock="${id}" data-now="${nowIso}">${now}</span></span>
    <a href="${changeUrl}" ${isDefault ? html` data-default-zone="${id}"` : ''}
      >Change<span class="visually-hidden"> time zone</span></a
    >
  </p>`;
}

/** Which meeting is being moved. */
export function rescheduleLine({ present, keepUrl }: RescheduleModel): Markup {
  return html`<p class="moving">
    <span>Now: <b>${present}</b></span> <a href="${keepUrl}">Keep this time</a>
  </p>`;
}

/** A drawn calendar leaf with a meeting's date and time; in the form, with the way to other times. */
export function meetingLeaf({ date, time, zone, iso, leaf }: MeetingTime, backUrl?: string): Markup {
  return html`<div class="meeting">
    <div class="leaf" aria-hidden="true">${icon('leaf')}<span>${leaf.month}</span><b>${leaf.day}</b></div>
    <div>
      <h2 ${backUrl ? html`id="form" tabindex="-1"` : ''}>${date}</h2>
      <p><time datetime="${iso}">${time}</time>, <span class="quiet">${zone}</span></p>
    </div>
    ${backUrl ? html`<a class="action" href="${backUrl}">Choose another time</a>` : ''}
  </div>`;
}

type Note = readonly [drawing: string, start: string, text: string | Markup];

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
