import { html } from 'hono/html';
import type { Booking } from '../bookings.ts';
import { withQuery } from '../query.ts';
import type { BookingRequest } from '../booking-request.ts';
import { notice, page, type Markup } from './layout.ts';
import { meetingLeaf } from './meeting.ts';

/** Asks whether a booking is to be canceled. @param problem why it could not be. */
export function cancelPage(request: BookingRequest, booking: Booking, problem?: string): Markup {
  const { zone, params, service } = request;
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
