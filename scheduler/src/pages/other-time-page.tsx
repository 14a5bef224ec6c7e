/** @jsxRuntime automatic */
import type { Slot } from '../availability/open-slots.ts';
import { visitorDate } from '../availability/visitor-calendar.ts';
import { visitPath, type BookingVisit } from '../requests/booking-visit.ts';
import { linkTo } from '../requests/carried-parameters.ts';
import type { FieldError, TypedFields } from '../requests/invitee-form.ts';
import { dateLabel, timeLabel } from '../time/time-label.ts';
import { ErrorSummary, type SummaryEntry } from './error-summary.tsx';
import { EventDetails } from './event-details.tsx';
import { InviteeFields } from './invitee-fields.tsx';
import { PageLayout } from './page-layout.tsx';

/** A free slot with the signed ticket that books it. */
export interface OfferedSlot extends Slot {
  readonly token: string;
}

interface OtherTimePageProps {
  readonly visit: BookingVisit;
  readonly offers: readonly OfferedSlot[];
  readonly typed: TypedFields;
  readonly errors: readonly FieldError[];
  readonly problem: string;
}

/** The form with fresh free times to choose from, when the wanted one cannot be had; what was typed stays. */
export function OtherTimePage({ visit, offers, typed, errors, problem }: OtherTimePageProps) {
  const action = linkTo(visitPath(visit), visit.carried);
  const chooseFirst: SummaryEntry[] =
    offers.length > 0 ? [{ target: 'time-0', message: 'Choose another time.' }] : [];
  const fieldEntries = errors.map((error) => ({ target: error.field, message: error.message }));
  return (
    <PageLayout
      title={`Error: ${visit.eventType.name}: choose another time | ${visit.config.business}`}
      carried={visit.carried}
      className="card details-form"
    >
      <EventDetails visit={visit}>
        <a className="back" href={action}>
          <span aria-hidden="true">←</span> All days
        </a>
      </EventDetails>
      <section aria-labelledby="form-heading">
        <ErrorSummary heading={problem} entries={[...chooseFirst, ...fieldEntries]} />
        <h2 id="form-heading">Choose another time</h2>
        {offers.length === 0 ? (
          <p>There are no free times at the moment.</p>
        ) : (
          <form method="post" action={action} noValidate>
            <input type="hidden" name="choose" value="1" />
            <TimeChoice visit={visit} offers={offers} />
            <InviteeFields typed={typed} errors={errors} />
            <button className="button" type="submit">
              Confirm booking
            </button>
          </form>
        )}
      </section>
    </PageLayout>
  );
}

function TimeChoice({ visit, offers }: { visit: BookingVisit; offers: readonly OfferedSlot[] }) {
  const dates = [...new Set(offers.map((offer) => visitorDate(offer.startMs, visit.zone).toString()))];
  return dates.map((date) => {
    const ofDate = offers.filter((offer) => visitorDate(offer.startMs, visit.zone).toString() === date);
    return (
      <fieldset key={date} className="time-choice">
        <legend>{dateLabel(ofDate[0]!.startMs, visit.zone)}</legend>
        {ofDate.map((offer) => (
          <label key={offer.startMs}>
            <input
              type="radio"
              name="token"
              value={offer.token}
              id={`time-${offers.indexOf(offer)}`}
              required
            />
            <span>{timeLabel(offer.startMs, visit.zone)}</span>
          </label>
        ))}
      </fieldset>
    );
  });
}
