import { raw } from 'hono/html';
import { visitPath, type BookingVisit } from '../requests/booking-visit.ts';
import { timeZoneNames } from '../time/time-zone.ts';
import { html } from './html.ts';
import type { PageParts } from './page-layout.ts';

/**
 * The choice of another zone: a page of its own, since all zones together are longer than the rest of the calendar.
 * @param place the parameters that say where in the booking the visitor was.
 */
export function zonePage(visit: BookingVisit, place: readonly (readonly [string, string])[]): PageParts {
  const names = timeZoneNames();
  const offered = names.includes(visit.zone) ? names : [visit.zone, ...names];
  const kept = [...visit.carried, ...place].filter(([name]) => name !== 'tz');
  return {
    title: `${visit.eventType.name}: time zone`,
    body: html`<main class="outcome">
      <h1 tabindex="-1">Time zone</h1>
      <form method="get" action="${visitPath(visit)}">
        ${kept.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
        <div class="field">
          <label for="tz">Show times in</label>
          <select id="tz" name="tz">
            ${offered.map(
              (zone) =>
                html`<option value="${zone}" ${zone === visit.zone && raw(' selected')}>
                  ${zone.replaceAll('_', ' ')}
                </option>`,
            )}
          </select>
        </div>
        <button class="button" type="submit">Show times</button>
      </form>
    </main>`,
  };
}
