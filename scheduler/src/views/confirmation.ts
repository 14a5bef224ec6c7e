import { html } from 'hono/html';
import { icon } from './icons.ts';
import { page, type Markup } from './layout.ts';
import type { ConfirmationModel } from '../confirmation-model.ts';
import type { MeetingTime } from '../models.ts';

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
      ${meetingDate(meeting)} ${stands ? week(model) : ''} ${stands ? ways(model) : bookAgain(model)}
      ${facts(model)}
    </div>`,
  });
}

/** A meeting's date, large, and its time. */
export function meetingDate({ date, time, zone, iso }: MeetingTime): Markup {
  const [weekday = '', ...rest] = date.split(', ');
  return html`<div class="when">
    <p class="date"><span>${weekday},</span> <span>${rest.join(', ')}</span></p>
    <p class="hours"><time datetime="${iso}">${time}</time> <span class="quiet">${zone}</span></p>
  </div>`;
}

function week({ week }: ConfirmationModel): Markup {
  return html`<ol class="week" aria-hidden="true">
    ${week.map(
      ({ weekday, number, isMeeting }) =>
        html`<li class="${isMeeting ? 'meeting-day' : ''}">
          ${weekday}<b>${number}${isMeeting ? icon('ring') : ''}</b>
        </li>`,
    )}
  </ol>`;
}

function ways(model: ConfirmationModel): Markup {
  return html`<p class="send">
      <a class="button" href="${model.inviteUrl}" download="invite.ics">Add to my calendar</a>
      <span class="links">
        <a class="action" href="${model.rescheduleUrl}">Reschedule</a>
        <a class="action" href="${model.cancelUrl}">Cancel</a>
      </span>
    </p>
    <p class="small">
      We don’t send an email from here, so save the call to your calendar now. Bookmark
      <a href="${model.pageUrl}" target="_blank" rel="noopener"
        >this page<span class="visually-hidden"> (opens in a new tab)</span></a
      >
      to reschedule or cancel later, or email
      <a href="mailto:${model.business.email}">${model.business.email}</a>.
    </p>`;
}

function bookAgain({ bookAgainUrl }: ConfirmationModel): Markup {
  return html`<p class="send"><a class="button" href="${bookAgainUrl}">Book another time</a></p>`;
}

function facts({ eventName, place, business, invitee, bring, state }: ConfirmationModel): Markup {
  const rows = [
    ['Call', `${eventName} with ${business.name}, ${place}`],
    ['For', `${invitee.name}, ${invitee.email}`],
    ...(state === 'canceled' || state === 'past' ? [] : [['Bring', bring]]),
  ];
  return html`<dl>
    ${rows.map(
      ([term, text]) =>
        html`<div>
          <dt>${term}</dt>
          <dd>${text}</dd>
        </div>`,
    )}
  </dl>`;
}
