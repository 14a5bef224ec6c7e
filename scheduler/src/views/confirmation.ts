import { html } from 'hono/html';
import { isToCome, type Booking } from '../bookings.ts';
import { withQuery } from '../query.ts';
import { eventPath, type BookingRequest } from '../booking-request.ts';
import { icon } from './icons.ts';
import { page, type Markup, type PageMessage } from './layout.ts';
import { meetingLeaf, notes } from './meeting.ts';

/** Calendly's message names event and invitee by URI; the embedding page only looks whether they are there. */
function messageOf(booking: Booking, { nowMs, origin }: BookingRequest): PageMessage | undefined {
  if (booking.cancelledAtMs !== null) return { name: 'event_canceled' };
  if (!isToCome(booking, nowMs)) return undefined;
  const uri = `${origin}/scheduled_events/${booking.id}`;
  return {
    name: 'event_scheduled',
    payload: { event: { uri }, invitee: { uri: `${uri}/invitees/${booking.id}` } },
  };
}

/** What became of a booking: its date, what to do with it, and its facts. */
export function confirmationPage(request: BookingRequest, booking: Booking): Markup {
  const { service, zone, params, nowMs } = request;
  const isCanceled = booking.cancelledAtMs !== null;
  const stands = isToCome(booking, nowMs);
  const [title, heading] = isCanceled
    ? ['Canceled', 'Your call is canceled']
    : !stands
      ? ['Past', 'This call is over']
      : booking.sequence > 0
        ? ['Rescheduled', 'You’re rescheduled']
        : ['Booked', 'You’re booked'];
  const call = `${booking.eventName} with ${service.business.name}, ${service.schedule.place}`;
  const bookAgain = withQuery(eventPath(service.schedule, booking.eventSlug), params);
  return page(request, {
    title: `${title}: ${booking.eventName}`,
    layout: 'steps',
    message: messageOf(booking, request),
    main: html`<div class="outcome ${isCanceled ? 'canceled' : ''}">
      <h1 id="step" tabindex="-1">${icon(isCanceled ? 'canceled' : 'booked')}<span>${heading}</span></h1>
      ${meetingLeaf(booking, zone)}
      ${
        stands
          ? html`${ways(request, booking)} ${nextSteps(request, booking, call)}`
          : html`<p>${call}, for ${booking.name}</p>
              <p class="send"><a class="button" href="${bookAgain}#step">Book another time</a></p>`
      }
    </div>`,
  });
}

function ways({ params }: BookingRequest, { secret, name, email }: Booking): Markup {
  const path = `/bookings/${secret}`;
  const wayTo = (step: string) => `${withQuery(`${path}/${step}`, params)}#step`;
  return html`<p class="quiet">Booked for ${name}, ${email}</p>
    <p class="send">
      <a class="button" href="${path}/invite.ics" download="invite.ics">Add to my calendar</a>
      <a class="action" href="${wayTo('reschedule')}">Reschedule</a>
      <a class="action" href="${wayTo('cancel')}">Cancel</a>
    </p>`;
}

/** What comes next, in the order of time. */
function nextSteps(
  { service, eventType, origin }: BookingRequest,
  { secret }: Booking,
  call: string,
): Markup {
  const { email } = service.business;
  return notes([
    [
      'Now',
      html`Save the call to your calendar.
        <a href="${origin}/bookings/${secret}" target="_blank" rel="noopener"
          >This page<span class="visually-hidden"> (opens in a new tab)</span></a
        >
        is your confirmation. Bookmark it in case you need to reschedule or cancel, or write to
        <a href="mailto:${email}">${email}</a>.`,
    ],
    ['Have ready', eventType.bring],
    ['The call', `${call}. ${service.schedule.joining}`],
  ]);
}
