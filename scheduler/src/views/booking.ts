import { html } from 'hono/html';
import type { Slot } from '../availability.ts';
import { eventPath, type BookingPageRequest } from '../booking-request.ts';
import { isToCome } from '../bookings.ts';
import { withQuery } from '../query.ts';
import { dateInZone, dayLabel, formatInstant, plainDateLabel, timeRangeLabel, zoneName } from '../time.ts';
import { icon } from './icons.ts';
import { notice, page, type Markup, type PageMessage } from './layout.ts';
import { notes } from './page-parts.ts';

/** A drawn calendar leaf with a meeting's date and time. */
export function meetingLeaf({ startMs, endMs }: Slot, zone: string, way?: Markup): Markup {
  const date = dateInZone(startMs, zone);
  const month = plainDateLabel(date, { month: 'short' }).toUpperCase();
  return html`<div class="meeting">
    <div class="leaf" aria-hidden="true">${icon('leaf')}<span>${month}</span><b>${date.day}</b></div>
    <div>
      <h2>${dayLabel(startMs, zone)}</h2>
      <p>
        <time datetime="${formatInstant(startMs)}">${timeRangeLabel(startMs, endMs, zone)}</time>,
        <span class="quiet">${zoneName(startMs, zone, 'longGeneric')}</span>
      </p>
    </div>
    ${way}
  </div>`;
}

/** Calendly's message names event and invitee by URI; the embedding page only looks whether they are there. */
function messageOf({ booking, nowMs, origin }: BookingPageRequest): PageMessage | undefined {
  if (booking.cancelledAtMs !== null) return { name: 'event_canceled' };
  if (!isToCome(booking, nowMs)) return undefined;
  const uri = `${origin}/scheduled_events/${booking.id}`;
  return {
    name: 'event_scheduled',
    payload: { event: { uri }, invitee: { uri: `${uri}/invitees/${booking.id}` } },
  };
}

/** What became of a booking: its date, what to do with it, and its facts. */
export function confirmationPage(request: BookingPageRequest): Markup {
  const { service, zone, params, nowMs, booking } = request;
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
    message: messageOf(request),
    main: html`<div class="outcome ${isCanceled ? 'canceled' : ''}">
      <h1 id="step" tabindex="-1">${icon(isCanceled ? 'canceled' : 'booked')}<span>${heading}</span></h1>
      ${meetingLeaf(booking, zone)}
      ${
        stands
          ? html`${ways(request)} ${nextSteps(request, call)}`
          : html`<p>${call}, for ${booking.name}</p>
              <p class="send"><a class="button" href="${bookAgain}#step">Book another time</a></p>`
      }
    </div>`,
  });
}

function ways({ params, booking }: BookingPageRequest): Markup {
  const { secret, name, email } = booking;
  const path = `/bookings/${secret}`;
  const wayTo = (step: string) => `${withQuery(`${path}/${step}`, params)}#step`;
  return html`<p class="quiet">
      Booked for ${name}, ${email}. <a href="${wayTo('edit')}">Wrong address? Fix it</a>
    </p>
    <p class="send">
      <a class="button" href="${path}/invite.ics" download="invite.ics">Add to my calendar</a>
      <a class="action" href="${wayTo('reschedule')}">Reschedule</a>
      <a class="action" href="${wayTo('cancel')}">Cancel</a>
    </p>`;
}

/** What comes next, in the order of time. */
function nextSteps(request: BookingPageRequest, call: string): Markup {
  const { service, eventType, origin, booking } = request;
  const { email } = service.business;
  return notes([
    [
      'Now',
      html`Save the call to your calendar.
        <a href="${origin}/bookings/${booking.secret}" target="_blank" rel="noopener"
          >This page<span class="visually-hidden"> (opens in a new tab)</span></a
        >
        is your confirmation. Bookmark it in case you need to reschedule or cancel, or write to
        <a href="mailto:${email}">${email}</a>.`,
    ],
    ['Have ready', eventType.bring],
    ['The call', `${call}. ${service.schedule.joining}`],
  ]);
}

/** Asks whether a booking is to be canceled. @param problem why it could not be. */
export function cancelPage(request: BookingPageRequest, problem?: string): Markup {
  const { zone, params, service, booking } = request;
  const path = `/bookings/${booking.secret}`;
  const call = `${booking.eventName} with ${service.business.name}`;
  return page(request, {
    title: `${problem ? 'Error: ' : ''}Cancel: ${booking.eventName}`,
    layout: 'steps',
    main: html`<div class="outcome">
      ${notice(problem)}
      <h1 id="step" tabindex="-1"><span>Cancel this call?</span></h1>
      ${meetingLeaf(booking, zone)}
      <p>${call}. Once you cancel, someone else can book this time.</p>
      <form class="send" method="post" action="${withQuery(`${path}/cancel`, params)}">
        <button class="button" type="submit">Cancel the call</button>
        <a class="action" href="${withQuery(path, params)}#step">Keep it</a>
      </form>
    </div>`,
  });
}
