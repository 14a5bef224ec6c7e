import { html } from 'hono/html';
import { detailFields, errorSummary, privacyNote } from './fields.ts';
import { hiddenInputs, page, type Markup } from './layout.ts';
import { goodToKnow, meetingLeaf, pageHead, rescheduleLine, zoneLine } from './meeting.ts';
import type { FormModel, Offers } from './types.ts';

/**
 * The visitor's details for a chosen time, or for one of those that are offered instead of it; or, when a booking is
 * moved, the question whether this is the new time.
 */
export function formPage(model: FormModel): Markup {
  const { event, meeting, offers, fields, problem, reschedule, business } = model;
  const audience = fields && html`<p class="audience">${fields.audience}</p>`;
  const heading = offers ? 'Pick a new time' : reschedule ? 'Move your call?' : 'Your details';
  const canSend = !offers || offers.days.length > 0;
  return page(model, {
    title: model.title,
    layout: 'form',
    message: problem === null ? { name: 'date_and_time_selected' } : null,
    main: html`${pageHead(heading, event, offers ? zoneLine(offers.zone) : (audience ?? ''))}
      <div class="filled">
        <div>
          ${problem !== null && errorSummary(problem, fields, Boolean(offers) && canSend, business.email)}
          ${reschedule && rescheduleLine(reschedule)} ${meeting && meetingLeaf(meeting, model.backUrl)}
          <form class="details" method="post" action="${model.action}" novalidate>
            ${hiddenInputs(model.hidden)} ${offers && offeredTimes(offers, model.backUrl)}
            ${
              canSend &&
              html`${fields && detailFields(fields)}
                <div class="send">
                  <button class="button" type="submit">
                    ${reschedule ? 'Move to this time' : 'Confirm booking'}
                  </button>
                  ${fields && privacyNote(business.privacyUrl)}
                </div>`
            }
          </form>
        </div>
        ${!offers && goodToKnow(model.bring)}
      </div>`,
  });
}

function offeredTimes({ days }: Offers, calendarUrl: string): Markup {
  return html`<div class="offers">
    ${days.map(
      ({ label, times }, day) =>
        html`<fieldset>
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
        </fieldset>`,
    )}
    <p><a class="action" href="${calendarUrl}">See all days</a></p>
  </div>`;
}
