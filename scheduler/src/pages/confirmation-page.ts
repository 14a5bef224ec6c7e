import type { Booking } from '../bookings/booking.ts';
import type { SchedulerConfig } from '../config/scheduler-config.ts';
import { linkTo, type CarriedParameters } from '../requests/carried-parameters.ts';
import { meetingLabel, unbrokenTimes } from '../time/time-label.ts';
import { notice } from './error-summary.ts';
import { html, type Markup } from './html.ts';
import type { PageParts } from './page-layout.ts';

interface BookingContent {
  readonly config: SchedulerConfig;
  readonly booking: Booking;
  readonly zone: string;
  readonly carried: CarriedParameters;
  /** The service's own origin, under which the embedding page is told of the booking. */
  readonly origin: string;
}

/** What was booked, with the calendar file and the way to cancel; or that it is cancelled. */
export function confirmationPage(content: BookingContent): PageParts {
  const { booking, carried, origin } = content;
  if (booking.cancelledAtMs !== null) return cancelledPage(content);
  const uri = `${origin}/scheduled_events/${booking.id}`;
  return {
    title: `Booked: ${booking.eventName}`,
    message: {
      name: 'event_scheduled',
      payload: { event: { uri }, invitee: { uri: `${uri}/invitees/${booking.id}` } },
    },
    body: html`<main class="outcome">
      <h1 tabindex="-1">You are booked</h1>
      ${bookingFacts(content)}
      <p>
        No mail is sent from here, so save the call to your calendar now. To correct your name or email, go
        back to the form and send it again.
      </p>
      <p class="actions">
        <a class="button" href="/bookings/${booking.secret}/invite.ics" download="invite.ics">
          Add to calendar (.ics)
        </a>
        <a class="button plain" href="${linkTo(`/bookings/${booking.secret}/cancel`, carried)}">
          Cancel booking
        </a>
      </p>
    </main>`,
  };
}

function cancelledPage(content: BookingContent): PageParts {
  const { config, booking, carried } = content;
  return {
    title: `Cancelled: ${booking.eventName}`,
    message: { name: 'event_canceled' },
    body: html`<main class="outcome">
      <h1 tabindex="-1">Booking cancelled</h1>
      ${bookingFacts(content)}
      <p class="actions">
        <a class="button" href="${linkTo(`/${config.owner.account}/${booking.eventSlug}`, carried)}">
          Book another time
        </a>
      </p>
    </main>`,
  };
}

/** Asks whether a booking is to be cancelled. */
export function cancelPage(content: BookingContent, token: string, problem?: string): PageParts {
  const { booking, carried } = content;
  const path = `/bookings/${booking.secret}`;
  return {
    title: `${problem ? 'Error: ' : ''}Cancel: ${booking.eventName}`,
    body: html`<main class="outcome">
      ${notice(problem)}
      <h1 tabindex="-1">Cancel this booking?</h1>
      ${bookingFacts(content)}
      <form class="actions" method="post" action="${linkTo(`${path}/cancel`, carried)}">
        <input type="hidden" name="token" value="${token}" />
        <button class="button" type="submit">Cancel booking</button>
        <a class="button plain" href="${linkTo(path, carried)}">Keep it</a>
      </form>
    </main>`,
  };
}

function bookingFacts({ booking, config, zone }: BookingContent): Markup {
  return html`<dl>
    <dt>What</dt>
    <dd>${booking.eventName} with ${config.owner.business}</dd>
    <dt>When</dt>
    <dd>${unbrokenTimes(meetingLabel(booking.startMs, booking.endMs, zone))}</dd>
    <dt>Name</dt>
    <dd>${booking.invitee.name}</dd>
    <dt>Email</dt>
    <dd>${booking.invitee.email}</dd>
  </dl>`;
}
