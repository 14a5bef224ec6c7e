import { html } from 'hono/html';
import { detailFields, errorSummary, privacyNote } from './fields.ts';
import { hiddenInputs, page, type Markup } from './layout.ts';
import { meetingLeaf, pageHead, rescheduleLine } from './meeting.ts';
import type { FormModel } from './types.ts';

/** The visitor's details for a chosen time; or, when a booking is moved, the question whether this is the new time. */
export function formPage(model: FormModel): Markup {
  const { event, meeting, fields, problem, reschedule, business } = model;
  const audience = fields ? html`<p class="audience">${fields.audience}</p>` : '';
  const back = { label: 'Choose another time', url: model.backUrl };
  return page(model, {
    title: model.title,
    layout: 'form',
    message: problem === null ? { name: 'date_and_time_selected' } : null,
    main: html`${pageHead(reschedule ? 'Move your call?' : 'Your details', event, audience)}
      ${problem !== null && errorSummary(problem, fields)} ${reschedule && rescheduleLine(reschedule)}
      ${meetingLeaf(meeting, 'form', back)}
      <form class="details" method="post" action="${model.action}" novalidate>
        ${hiddenInputs(model.hidden)} ${fields && detailFields(fields)}
        <div class="send">
          <button class="button" type="submit">
            ${reschedule ? 'Move to this time' : 'Confirm booking'}
          </button>
          ${fields && privacyNote(business.privacyUrl)}
        </div>
      </form>`,
  });
}
