import { html } from 'hono/html';
import { withQuery } from '../query.ts';
import type { BookingRequest } from '../booking-request.ts';
import { parseDate, timeZoneNames } from '../time.ts';
import { hiddenInputs, page, type Markup } from './layout.ts';

/**
 * The choice of another zone: a page of its own, since all zones are longer than the rest of the calendar. It leads
 * back to where in the booking the visitor was.
 */
export function zonesPage(request: BookingRequest): Markup {
  const { eventType, zone, params, path, query } = request;
  const names = timeZoneNames();
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
            ${(names.includes(zone) ? names : [zone, ...names]).map(
              (name) =>
                html`<option value="${name}" ${name === zone ? ' selected' : ''}>
                  ${name.replaceAll('_', ' ')}
                </option>`,
            )}
          </select>
        </div>
        <div class="send">
          <button class="button" type="submit">Show times</button>
          <a class="action" href="${withQuery(path, params, place)}">Back to the calendar</a>
        </div>
      </form>`,
  });
}
