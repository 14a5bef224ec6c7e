import { raw } from 'hono/html';
import type { BookingVisit } from '../requests/booking-visit.ts';
import { isSwitchedOn, linkTo } from '../requests/carried-parameters.ts';
import { html, type Markup } from './html.ts';

type Place = Readonly<Record<string, string>>;

/** What is met, how long it takes and what it costs; with the other lengths, if there are any, for who is still choosing. */
export function eventDetails(visit: BookingVisit, place?: Place): Markup {
  const { eventType, minutes, carried } = visit;
  const hidden = isSwitchedOn(carried, 'hide_event_type_details') && raw(' class="unseen"');
  return html`<header class="title">
    <h1${hidden}>${eventType.name}</h1>
    <p${hidden}>${minutes} minutes · ${eventType.place} · ${eventType.price}</p>
    ${place && otherLengths(visit, place)}
  </header>`;
}

function otherLengths({ eventType, minutes, carried }: BookingVisit, place: Place): Markup[] {
  const others = eventType.minutes.filter((length) => length !== minutes);
  return others.map((length) => {
    const href = linkTo('', carried, { ...place, duration: String(length) });
    return html`<p class="zone"><a href="${href}">Change to ${length} minutes</a></p>`;
  });
}
