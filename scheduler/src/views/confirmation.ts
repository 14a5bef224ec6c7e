import { html } from 'hono/html';
import type { Booking } from '../bookings.ts';
import { withQuery } from '../query.ts';
import { eventPath, type BookingRequest } from '../service.ts';
import { icon } from './icons.ts';
import { page, type Markup, type PageMessage } from './layout.ts';
import { meetingLeaf, notes } from './meeting.ts';

const words = {
  booked: { title: 'Booked', heading: 'You’re booked' },
  rescheduled: { title: 'Rescheduled', heading: 'You’re rescheduled' },
  canceled: { title: 'Canceled', heading: 'Your call is canceled' },
  past: { title: 'Past', heading: 'This call is over' },
} as const;

type BookingState = keyof typeof words;

function stateOf(booking: Booking, nowMs: number): BookingState {
  if (booking.cancelledAtMs !== null) return 'canceled';
  if (booking.startMs <= nowMs) return 'past';
  return booking.sequence > 0 ? 'rescheduled' : 'booked';
}

/** Calendly's message names event and invitee by URI; the embedding page only looks whether they are there. */
function messageOf(booking: Booking, state: BookingState, origin: string): PageMessage | null {
  if (state === 'canceled') return { name: 'event_canceled' };
  if (state === 'past') return null;
  const uri = `${origin}/scheduled_events/${booking.id}`;
  return {
    name: 'event_scheduled',
    payload: { event: { uri }, invitee: { uri: `${uri}/invitees/${booking.id}` } },
  };
}

/** What became of a booking: its date, what to do with it, and its facts. @param origin for absolute links. */
export function confirmationPage(request: BookingRequest, booking: Booking, origin: string): Markup {
  const { service, eventType, zone, params, nowMs } = request;
  const state = stateOf(booking, nowMs);
  const call = `${booking.eventName} with ${service.config.business.name}, ${eventType.place}`;
  const bookAgain = withQuery(eventPath(service.config, booking.eventSlug), params);
  return page(request, {
    title: `${words[state].title}: ${booking.eventName}`,
    layout: 'outcome',
    message: messageOf(booking, state, origin),
    main: html`<div class="outcome ${state}">
      <h1 id="step" tabindex="-1">
        ${icon(state === 'canceled' ? 'canceled' : 'booked')}<span>${words[state].heading}</span>
      </h1>
      ${meetingLeaf(booking, zone)}
      ${
        state === 'canceled' || state === 'past'
          ? html`<p>${call}, for ${booking.name}</p>
              <p class="send"><a class="button" href="${bookAgain}">Book another time</a></p>`
          : html`${ways(request, booking)} ${nextSteps(request, call, `${origin}/bookings/${booking.secret}`)}`
      }
    </div>`,
  });
}

function ways({ params }: BookingRequest, { secret, name, email }: Booking): Markup {
  const path = `/bookings/${secret}`;
  const wayTo = (step: string) => `${withQuery(`${path}/${step}`, params)}#step`;
  return html`<p class="quiet">
      Booked for ${name}, ${email}. Wrong address? <a href="${wayTo('edit')}">Fix it</a>
    </p>
    <p class="send">
      <a class="button" href="${path}/invite.ics" download="invite.ics">Add to my calendar</a>
      <a class="action" href="${wayTo('reschedule')}">Reschedule</a>
      <a class="action" href="${wayTo('cancel')}">Cancel</a>
    </p>`;
}

/** What comes next, in the order of time. */
function nextSteps({ service, eventType }: BookingRequest, call: string, pageUrl: string): Markup {
  const { email } = service.config.business;
  const { bring, joining } = eventType;
  return notes('What happens next', [
    [
      'calendar',
      'Now',
      html`Save the call to your calendar.
        <a href="${pageUrl}" target="_blank" rel="noopener"
          >This page<span class="visually-hidden"> (opens in a new tab)</span></a
        >
        is your confirmation. Bookmark it in case you need to reschedule or cancel, or write to
        <a href="mailto:${email}">${email}</a>.`,
    ],
    ['sheet', 'Have ready', bring],
    ['talk', 'The call', joining ? `${call}. ${joining}` : call],
  ]);
}
