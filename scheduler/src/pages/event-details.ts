import { raw } from 'hono/html';
import type { BookingVisit } from '../requests/booking-visit.ts';
import { isSwitchedOn, linkTo } from '../requests/carried-parameters.ts';
import { html, type Markup } from './html.ts';

type Place = Readonly<Record<string, string>>;

/** What is met, how long it takes and what it costs; with a choice of lengths, if there is one, for who is still choosing. */
export function eventDetails(visit: BookingVisit, place?: Place): Markup {
  const { eventType, minutes, carried } = visit;
  const hidden = isSwitchedOn(carried, 'hide_event_type_details') && raw(' class="visually-hidden"');
  return html`<header class="details">
    <h1${hidden}>${eventType.name}</h1>
    <p${hidden}>${minutes} minutes · ${eventType.place} · ${eventType.price}</p>
    ${place && eventType.minutes.length > 1 && lengthChoice(visit, place)}
  </header>`;
}

function lengthChoice(visit: BookingVisit, place: Place): Markup {
  const links = visit.eventType.minutes.map((length) => {
    const href = linkTo('', visit.carried, { ...place, duration: String(length) });
    const chosen = length === visit.minutes;
    return html`<a class="pill" href="${href}" ${chosen && raw('aria-current="true"')}>
      ${length} min<span class="visually-hidden">utes${chosen && ', chosen'}</span>
    </a>`;
  });
  return html`<nav class="lengths" aria-label="Length of the meeting">${links}</nav>`;
}
