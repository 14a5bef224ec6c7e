import type { Slot } from '../availability/open-slots.ts';
import { visitorDate } from '../availability/visitor-calendar.ts';
import { visitPath, type BookingVisit } from '../requests/booking-visit.ts';
import { linkTo } from '../requests/carried-parameters.ts';
import type { FieldError, TypedFields } from '../requests/invitee-form.ts';
import { dateLabel, timeLabel } from '../time/time-label.ts';
import { errorSummary } from './error-summary.ts';
import { eventDetails } from './event-details.ts';
import { html, type Markup } from './html.ts';
import { inviteeFields } from './invitee-fields.ts';
import type { PageParts } from './page-layout.ts';

/** A free slot with the signed ticket that books it. */
export interface OfferedSlot extends Slot {
  readonly token: string;
}

interface OtherTimeContent {
  readonly visit: BookingVisit;
  readonly offers: readonly OfferedSlot[];
  readonly typed: TypedFields;
  readonly errors: readonly FieldError[];
  readonly privacyUrl: string;
  readonly problem: string;
}

/** The form with fresh free times to choose from, when the wanted one cannot be had; what was typed stays. */
export function otherTimePage(content: OtherTimeContent): PageParts {
  const { visit, offers, errors, problem } = content;
  const action = linkTo(visitPath(visit), visit.carried);
  const chooseFirst = offers.length > 0 ? [{ target: 'time-0', message: 'Choose another time.' }] : [];
  const fieldEntries = errors.map((error) => ({ target: error.field, message: error.message }));
  return {
    title: `Error: ${visit.eventType.name}: choose another time`,
    body: html`<main class="details-form">
      ${eventDetails(visit, {})}
      <section aria-labelledby="form">
        ${errorSummary(problem, [...chooseFirst, ...fieldEntries])}
        <h2 id="form">Choose another time</h2>
        <p><a href="${action}">← All days</a></p>
        ${
          offers.length === 0
            ? html`<p>There are no free times at the moment.</p>`
            : html`<form method="post" action="${action}" novalidate>
                <input type="hidden" name="choose" value="1" />
                ${timeChoice(visit, offers)} ${inviteeFields({ ...content, eventType: visit.eventType })}
                <button class="button" type="submit">Confirm booking</button>
              </form>`
        }
      </section>
    </main>`,
  };
}

function timeChoice(visit: BookingVisit, offers: readonly OfferedSlot[]): Markup[] {
  const dateOf = (offer: OfferedSlot) => visitorDate(offer.startMs, visit.zone).toString();
  return [...Map.groupBy(offers, dateOf).values()].map(
    (ofDate) =>
      html`<fieldset class="time-choice">
        <legend>${dateLabel(ofDate[0]!.startMs, visit.zone)}</legend>
        ${ofDate.map(
          (offer) =>
            html`<label>
              <input
                type="radio"
                name="token"
                value="${offer.token}"
                id="time-${offers.indexOf(offer)}"
                required
              />
              <span>${timeLabel(offer.startMs, visit.zone)}</span>
            </label>`,
        )}
      </fieldset>`,
  );
}
