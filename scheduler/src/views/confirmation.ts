import { html } from 'hono/html';
import { icon } from './icons.ts';
import { page, type Markup } from './layout.ts';
import { meetingLeaf, notes } from './meeting.ts';
import type { ConfirmationModel } from '../confirmation-model.ts';

const headings: Readonly<Record<ConfirmationModel['state'], string>> = {
  booked: 'You’re booked',
  rescheduled: 'You’re rescheduled',
  canceled: 'Your call is canceled',
  past: 'This call is over',
};

/** What became of a booking: its date, what to do with it, and its facts. */
export function confirmationPage(model: ConfirmationModel): Markup {
  const { state, meeting, title, message } = model;
  const stands = state === 'booked' || state === 'rescheduled';
  return page(model, {
    title,
    layout: 'outcome',
    message,
    main: html`<div class="outcome ${state}">
      <h1 tabindex="-1">
        ${icon(state === 'canceled' ? 'canceled' : 'booked')}<span>${headings[state]}</span>
      </h1>
      ${meetingLeaf(meeting)}
      ${
        stands
          ? html`${ways(model)} ${nextSteps(model)}`
          : html`<p>${model.call}, for ${model.invitee.name}</p>
              <p class="send"><a class="button" href="${model.bookAgainUrl}">Book another time</a></p>`
      }
    </div>`,
  });
}

function ways({ inviteUrl, rescheduleUrl, cancelUrl, invitee }: ConfirmationModel): Markup {
  return html`<p class="quiet">Booked for ${invitee.name}, ${invitee.email}</p>
    <p class="send">
      <a class="button" href="${inviteUrl}" download="invite.ics">Add to my calendar</a>
      <a class="action" href="${rescheduleUrl}">Reschedule</a>
      <a class="action" href="${cancelUrl}">Cancel</a>
    </p>`;
}

/** What comes next, in the order of time. */
function nextSteps({ pageUrl, business, bring, joining, call }: ConfirmationModel): Markup {
  return notes('What happens next', [
    [
      'calendar',
      'Now',
      html`Save the call to your calendar.
        <a href="${pageUrl}" target="_blank" rel="noopener"
          >This page<span class="visually-hidden"> (opens in a new tab)</span></a
        >
        is your confirmation. Bookmark it in case you need to reschedule or cancel, or write to
        <a href="mailto:${business.email}">${business.email}</a>.`,
    ],
    ['sheet', 'Have ready', bring],
    ['talk', 'The call', joining ? `${call}. ${joining}` : call],
  ]);
}
