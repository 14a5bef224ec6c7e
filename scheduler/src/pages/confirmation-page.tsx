/** @jsxRuntime automatic */
import type { Booking } from '../bookings/booking.ts';
import type { SchedulerConfig } from '../config/scheduler-config.ts';
import { linkTo, type CarriedParameters } from '../requests/carried-parameters.ts';
import { meetingLabel } from '../time/time-label.ts';
import { PageLayout } from './page-layout.tsx';

interface ConfirmationPageProps {
  readonly config: SchedulerConfig;
  readonly booking: Booking;
  readonly zone: string;
  readonly carried: CarriedParameters;
}

/** What was booked, with the calendar file and the way to cancel. */
export function ConfirmationPage({ config, booking, zone, carried }: ConfirmationPageProps) {
  if (booking.cancelledAtMs !== null) return <CancelledPage {...{ config, booking, zone, carried }} />;
  const eventPath = `/scheduled_events/${booking.id}`;
  return (
    <PageLayout
      title={`Booked: ${booking.eventName} | ${config.business}`}
      carried={carried}
      message={{ name: 'event_scheduled', eventPath, inviteePath: `${eventPath}/invitees/${booking.id}` }}
      className="card outcome"
    >
      <h1>You are booked</h1>
      <BookingFacts booking={booking} business={config.business} zone={zone} />
      <p className="actions">
        <a className="button" href={`/bookings/${booking.secret}/invite.ics`} download="invite.ics">
          Add to calendar (.ics)
        </a>
        <a className="button plain" href={linkTo(`/bookings/${booking.secret}/cancel`, carried)}>
          Cancel booking
        </a>
      </p>
    </PageLayout>
  );
}

/** Says that a booking is cancelled. */
export function CancelledPage({ config, booking, zone, carried }: ConfirmationPageProps) {
  return (
    <PageLayout
      title={`Cancelled: ${booking.eventName} | ${config.business}`}
      carried={carried}
      className="card outcome"
    >
      <h1>Booking cancelled</h1>
      <BookingFacts booking={booking} business={config.business} zone={zone} />
      <p className="actions">
        <a className="button" href={linkTo(`/${booking.account}/${booking.eventSlug}`, carried)}>
          Book another time
        </a>
      </p>
    </PageLayout>
  );
}

interface CancelPageProps extends ConfirmationPageProps {
  readonly token: string;
  readonly problem?: string | undefined;
}

/** Asks whether a booking is to be cancelled. */
export function CancelPage({ config, booking, zone, carried, token, problem }: CancelPageProps) {
  return (
    <PageLayout
      title={`${problem ? 'Error: ' : ''}Cancel: ${booking.eventName} | ${config.business}`}
      carried={carried}
      className="card outcome"
    >
      {problem && (
        <p className="notice" role="alert">
          {problem}
        </p>
      )}
      <h1>Cancel this booking?</h1>
      <BookingFacts booking={booking} business={config.business} zone={zone} />
      <form className="actions" method="post" action={linkTo(`/bookings/${booking.secret}/cancel`, carried)}>
        <input type="hidden" name="token" value={token} />
        <button className="button" type="submit">
          Cancel booking
        </button>
        <a className="button plain" href={linkTo(`/bookings/${booking.secret}`, carried)}>
          Keep it
        </a>
      </form>
    </PageLayout>
  );
}

function BookingFacts({ booking, business, zone }: { booking: Booking; business: string; zone: string }) {
  return (
    <dl>
      <dt>What</dt>
      <dd>
        {booking.eventName} with {business}
      </dd>
      <dt>When</dt>
      <dd>{meetingLabel(booking.startMs, booking.endMs, zone)}</dd>
      <dt>Name</dt>
      <dd>{booking.invitee.name}</dd>
      <dt>Email</dt>
      <dd>{booking.invitee.email}</dd>
    </dl>
  );
}
