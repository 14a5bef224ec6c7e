import type { Slot } from '../availability/open-slots.ts';
import { visitorDate } from '../availability/visitor-calendar.ts';
import type { Booking } from '../bookings/booking.ts';
import { visitPath, type BookingVisit } from '../requests/booking-visit.ts';
import { linkTo } from '../requests/carried-parameters.ts';
import type { FieldError, TypedFields } from '../requests/invitee-form.ts';
import { instantText, meetingLabel, unbrokenTimes } from '../time/time-label.ts';
import { errorSummary } from './error-summary.ts';
import { eventDetails } from './event-details.ts';
import { html, type Markup } from './html.ts';
import { inviteeFields } from './invitee-fields.ts';
import type { PageParts } from './page-layout.ts';

interface FormPageContent {
  readonly visit: BookingVisit;
  readonly slot: Slot;
  readonly token: string;
  readonly typed: TypedFields;
  readonly errors: readonly FieldError[];
  readonly privacyUrl: string;
  /** What went wrong, when the form is shown again. */
  readonly problem?: string | undefined;
  /** What this form has booked already, when the visitor has come back to it. */
  readonly earlier?: Booking | undefined;
}

/** The form for the visitor's details, once a time is chosen. */
export function formPage(content: FormPageContent): PageParts {
  const { visit, slot, token, errors, problem, earlier } = content;
  const date = visitorDate(slot.startMs, visit.zone).toString();
  const action = linkTo(visitPath(visit), visit.carried, { date, time: instantText(slot.startMs) });
  const summary = errors.map((error) => ({ target: error.field, message: error.message }));
  return {
    title: `${problem ? 'Error: ' : ''}${visit.eventType.name}: your details`,
    sheet: problem || earlier ? 'outcome' : 'form',
    script: 'form',
    message: problem ? undefined : { name: 'date_and_time_selected' },
    body: html`<main class="details-form">
      ${eventDetails(visit)}
      <section aria-labelledby="form">
        ${problem && errorSummary(problem, summary)}
        <h2 id="form" tabindex="-1">${earlier ? 'You booked this time' : 'Your details'}</h2>
        <p class="chosen">${unbrokenTimes(meetingLabel(slot.startMs, slot.endMs, visit.zone))}</p>
        ${earlier ? waysToChange(visit, earlier) : wayBack(visit, date)}
        <form id="details" method="post" action="${action}" novalidate>
          ${inviteeFields({ ...content, eventType: visit.eventType })}
          <button class="button" type="submit">${earlier ? 'Save changes' : 'Confirm booking'}</button>
        </form>
      </section>
    </main>`,
    // At the end, so that the rest of a form is the same for everybody and can be kept.
    end: html`<input type="hidden" form="details" name="token" value="${token}" />`,
  };
}

function wayBack(visit: BookingVisit, date: string): Markup {
  const href = linkTo(visitPath(visit), visit.carried, { date });
  return html`<p><a href="${href}">← Choose another time</a></p>`;
}

function waysToChange({ carried }: BookingVisit, { secret }: Booking): Markup {
  return html`<p>
    It is yours. Correct your details below, or
    <a href="${linkTo(`/bookings/${secret}`, carried)}">see or cancel your booking</a>.
  </p>`;
}
