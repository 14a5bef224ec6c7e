import { html } from 'hono/html';
import { detailFields, errorSummary, privacyNote } from './fields.ts';
import { hiddenInputs, page, type Markup } from './layout.ts';
import { pageHead, zoneLine } from './meeting.ts';
import type { TakenModel } from './types.ts';

/** The form with the nearest free times to choose from; what was typed stays. */
export function takenPage(model: TakenModel): Markup {
  const { event, zone, days, fields, business } = model;
  const chooseFirst = days.length > 0 ? html`<li><a href="#time-0-0">Choose another time</a></li>` : '';
  return page(model, {
    title: model.title,
    layout: 'form',
    main: html`${pageHead('Pick a new time', event, zoneLine(zone))}
      ${errorSummary(model.problem, fields, chooseFirst)}
      <form class="details" method="post" action="${model.action}" novalidate>
        ${hiddenInputs(model.hidden)}
        <div class="offers">
          ${days.map((day, index) => offersOfDay(day, index))}
          <p><a class="action" href="${model.calendarUrl}">See all days</a></p>
        </div>
        ${
          days.length > 0 &&
          html`${fields && detailFields(fields)}
            <div class="send">
              <button class="button" type="submit">Confirm booking</button>
              ${fields && privacyNote(business.privacyUrl)}
            </div>`
        }
      </form>`,
  });
}

function offersOfDay({ label, times }: TakenModel['days'][number], day: number): Markup {
  return html`<fieldset>
    <legend>${label}</legend>
    <div class="choices">
      ${times.map(
        ({ clock, half, value }, index) =>
          html`<label>
            <input type="radio" name="time" value="${value}" id="time-${day}-${index}" required />
            <span class="time"
              ><span>${clock} <small>${half}</small></span></span
            >
          </label>`,
      )}
    </div>
  </fieldset>`;
}
