import { html } from 'hono/html';
import { hiddenInputs, page, type Markup } from './layout.ts';
import type { HiddenField } from './types.ts';
import type { PageModel } from '../service.ts';

interface ZonesModel extends PageModel {
  readonly title: string;
  /** The calendar's path; sent with GET. */
  readonly action: string;
  readonly hidden: readonly HiddenField[];
  readonly backUrl: string;
  readonly zones: readonly { readonly id: string; readonly label: string; readonly isChosen: boolean }[];
}

/** The choice of another zone: a page of its own, since all zones are longer than the rest of the calendar. */
export function zonesPage(model: ZonesModel): Markup {
  return page(model, {
    title: model.title,
    layout: 'form',
    main: html`<header class="head"><h1 tabindex="-1">Your time zone</h1></header>
      <form class="details" method="get" action="${model.action}">
        ${hiddenInputs(model.hidden)}
        <div class="field">
          <label for="tz">Show times in</label>
          <select id="tz" name="tz">
            ${model.zones.map(
              ({ id, label, isChosen }) =>
                html`<option value="${id}" ${isChosen ? ' selected' : ''}>${label}</option>`,
            )}
          </select>
        </div>
        <div class="send">
          <button class="button" type="submit">Show times</button>
          <a class="action" href="${model.backUrl}">Back to the calendar</a>
        </div>
      </form>`,
  });
}
