import type { Booking } from './booking.ts';
import { meetingTime } from './models.ts';
import { withQuery } from './query.ts';
import type { BookingRequest, PageModel } from './service.ts';
import type { PageMessage } from './views/types.ts';

const titles = { booked: 'Booked', rescheduled: 'Rescheduled', canceled: 'Canceled', past: 'Past' } as const;

function stateOf(booking: Booking, nowMs: number): keyof typeof titles {
  if (booking.cancelledAtMs !== null) return 'canceled';
  if (booking.startMs <= nowMs) return 'past';
  return booking.sequence > 0 ? 'rescheduled' : 'booked';
}

/** Calendly's message names event and invitee by URI; the embedding page only looks whether they are there. */
function messageOf(booking: Booking, state: keyof typeof titles, origin: string): PageMessage | null {
  if (state === 'canceled') return { name: 'event_canceled' };
  if (state === 'past') return null;
  const uri = `${origin}/scheduled_events/${booking.id}`;
  return {
    name: 'event_scheduled',
    payload: { event: { uri }, invitee: { uri: `${uri}/invitees/${booking.id}` } },
  };
}

export type ConfirmationModel = ReturnType<typeof confirmationModel>;

/** What became of a booking, with all ways on from there. @param origin the service's own, for absolute links. */
export function confirmationModel(
  page: PageModel,
  booking: Booking,
  { service, eventType, zone, params, nowMs }: BookingRequest,
  origin: string,
) {
  const state = stateOf(booking, nowMs);
  const path = `/bookings/${booking.secret}`;
  return {
    ...page,
    title: `${titles[state]}: ${booking.eventName}`,
    state,
    message: messageOf(booking, state, origin),
    meeting: meetingTime(booking, zone),
    call: `${booking.eventName} with ${page.business.name}, ${eventType.place}`,
    invitee: { name: booking.invitee.name, email: booking.invitee.email },
    bring: eventType.bring,
    joining: eventType.joining,
    pageUrl: `${origin}${path}`,
    inviteUrl: `${path}/invite.ics`,
    rescheduleUrl: withQuery(`${path}/reschedule`, params),
    cancelUrl: withQuery(`${path}/cancel`, params),
    bookAgainUrl: withQuery(`/${service.config.owner.account}/${booking.eventSlug}`, params),
  };
}
