/** @jsxRuntime automatic */
import type { Slot } from '../availability/open-slots.ts';
import { visitorDate } from '../availability/visitor-calendar.ts';
import { visitPath, type BookingVisit } from '../requests/booking-visit.ts';
import { linkTo } from '../requests/carried-parameters.ts';
import type { FieldError, TypedFields } from '../requests/invitee-form.ts';
import { instantText, meetingLabel } from '../time/time-label.ts';
import { ErrorSummary } from './error-summary.tsx';
import { EventDetails } from './event-details.tsx';
import { InviteeFields } from './invitee-fields.tsx';
import { PageLayout } from './page-layout.tsx';

interface FormPageProps {
  readonly visit: BookingVisit;
  readonly slot: Slot;
  readonly token: string;
  readonly typed: TypedFields;
  readonly errors: readonly FieldError[];
  /** What went wrong, when the form is shown again. */
  readonly problem?: string | undefined;
}

/** The form for the visitor's details, once a time is chosen. */
export function FormPage({ visit, slot, token, typed, errors, problem }: FormPageProps) {
  const date = visitorDate(slot.startMs, visit.zone).toString();
  const action = linkTo(visitPath(visit), visit.carried, { date, time: instantText(slot.startMs) });
  return (
    <PageLayout
      title={`${problem ? 'Error: ' : ''}${visit.eventType.name}: your details | ${visit.config.business}`}
      carried={visit.carried}
      message={problem ? undefined : { name: 'date_and_time_selected' }}
      zoneToDetect={problem || visit.carried.has('tz') ? undefined : visit.zone}
      className="card details-form"
    >
      <EventDetails visit={visit} place={{ date }}>
        <p className="chosen">{meetingLabel(slot.startMs, slot.endMs, visit.zone)}</p>
        <a className="back" href={linkTo(visitPath(visit), visit.carried, { date })}>
          <span aria-hidden="true">←</span> Choose another time
        </a>
      </EventDetails>
      <section aria-labelledby="form-heading">
        {problem && (
          <ErrorSummary
            heading={problem}
            entries={errors.map((error) => ({ target: error.field, message: error.message }))}
          />
        )}
        <h2 id="form-heading">Your details</h2>
        <form method="post" action={action} noValidate>
          <input type="hidden" name="token" value={token} />
          <InviteeFields typed={typed} errors={errors} />
          <button className="button" type="submit">
            Confirm booking
          </button>
        </form>
      </section>
    </PageLayout>
  );
}
