import { html } from 'hono/html';
import { eventPath, type BookingPageRequest } from '../booking-request.ts';
import { isToCome } from '../bookings.ts';
import { withQuery } from '../query.ts';
import { dateInZone, dayLabel, formatInstant, momentLabel, parseInstant, timeLabel } from '../time.ts';
import { bookableDays, monthSheet, soonestTimes } from './month.ts';
import { callFacts, leaf, page, stepHead, timeAndZone, type Markup, type PageMessage } from './layout.ts';

function messageOf({ booking, nowMs }: BookingPageRequest): PageMessage | undefined {
  if (booking.cancelledAtMs !== null) return { name: 'event_canceled' };
  if (!isToCome(booking, nowMs)) return undefined;
  return { name: 'event_scheduled', start: formatInstant(booking.startMs) };
}

/** The page of a booking: its status and date, links to change it, and its facts. */
export function confirmationPage(request: BookingPageRequest): Markup {
  const { zone, nowMs, booking } = request;
  const isCanceled = booking.cancelledAtMs !== null;
  const stands = isToCome(booking, nowMs);
  const [title, heading] = isCanceled
    ? ['Canceled', 'Your call is canceled']
    : !stands
      ? ['Past', 'This call is over']
      : booking.sequence > 0
        ? ['Rescheduled', 'You’re rescheduled']
        : ['Booked', 'You’re booked'];
  return page(request, {
    title: `${title}: ${booking.eventName}`,
    layout: 'steps',
    message: messageOf(request),
    main: html`${stepHead(
      stands
        ? leaf(dateInZone(booking.startMs, zone), '', timeLabel(booking.startMs, zone))
        : leaf(dateInZone(booking.startMs, zone), isCanceled ? 'off' : 'old'),
      heading,
      stands ? booked(request) : isOver(request),
      stands && ways(request),
    )}
    ${
      stands
        ? bookedFacts(request)
        : otherTimes(request, 'Book another time', eventPath(request.service.schedule, booking.eventSlug))
    }`,
  });
}

function booked({ zone, params, query, booking }: BookingPageRequest): Markup {
  const { startMs, secret, name, email, sequence } = booking;
  const was = parseInstant(query.get('was') ?? '');
  return html`<p><b>${dayLabel(startMs, zone)}</b>${timeAndZone(booking, zone)}</p>
    ${was !== null && sequence > 0 && html`<p class="small"><s>${momentLabel(was, zone).replace(/ (?=[AP]M$)/, '\u00a0')}</s></p>`}
    <p class="small">
      Booked for ${name}, ${email}
      <a class="action" href="${withQuery(`/bookings/${secret}/edit`, params)}#email"
        >Wrong address? Fix it</a
      >
    </p>`;
}

function isOver({ zone, booking }: BookingPageRequest): Markup {
  const when = momentLabel(booking.startMs, zone);
  if (booking.cancelledAtMs === null) return html`<p>${booking.eventName}, ${when}</p>`;
  return html`<p>${when}, is open again.</p>
    <p class="small">Saved it in your calendar? Delete it there, too.</p>`;
}

function ways({ params, booking }: BookingPageRequest): Markup {
  const path = `/bookings/${booking.secret}`;
  const wayTo = (step: string) => `${withQuery(`${path}/${step}`, params)}#step`;
  return html`<p class="choices">
    <a class="button" href="${path}/invite.ics" download="invite.ics">Add to my calendar</a>
    <a class="button plain" href="${wayTo('reschedule')}">Reschedule</a>
    <a class="button plain" href="${wayTo('cancel')}">Cancel</a>
  </p>`;
}

/** How many characters of a note the confirmation shows. */
const longestNote = 120;

function bookedFacts(request: BookingPageRequest): Markup {
  const { origin, booking } = request;
  const back = html`Save the link to
    <a href="${origin}/bookings/${booking.secret}" target="_blank" rel="noopener"
      >your confirmation page<span class="visually-hidden"> (opens in a new tab)</span></a
    >: you can move or cancel the call there. It’s in your calendar, too, once you’ve added the call.`;
  const replaced = ['Your calendar', 'Saved the old time? Delete it there and add this one.'] as const;
  const [first = ''] = booking.note.split('\n');
  const start = Array.from(first).slice(0, longestNote).join('');
  const note = ['Your note', start === booking.note ? start : `${start} …`] as const;
  return callFacts(request, [
    ...(booking.note ? [note] : []),
    ...(booking.sequence > 0 ? [replaced] : []),
    ['Come back', back],
  ]);
}

/** Links to other times, for a new booking or a move. @param path the path of the calendar. */
function otherTimes(request: BookingPageRequest, heading: string, path: string): Markup {
  const days = bookableDays(request);
  return html`<section class="others">
    <h2>${heading}</h2>
    ${soonestTimes(days, request, path)} ${monthSheet(days, request, path)}
    <a class="button plain" href="${withQuery(path, request.params)}#step">See all days</a>
  </section>`;
}

/** The page to confirm a cancellation. */
export function cancelPage(request: BookingPageRequest): Markup {
  const { zone, params, booking, path } = request;
  const own = `/bookings/${booking.secret}`;
  return page(request, {
    title: `Cancel: ${booking.eventName}`,
    layout: 'steps',
    message: { name: 'event_cancel_viewed' },
    main: html`${stepHead(
      leaf(dateInZone(booking.startMs, zone), '', timeLabel(booking.startMs, zone)),
      'Cancel this call?',
      html`<p><b>${dayLabel(booking.startMs, zone)}</b>${timeAndZone(booking, zone)}</p>
        <p class="small">Once you cancel, someone else can book this time.</p>`,
      html`<form class="choices" method="post" action="${withQuery(`${own}/cancel`, params)}">
        <button class="button red" type="submit">Cancel the call</button>
        <a class="button plain" href="${withQuery(own, params)}#step">Keep it</a>
      </form>`,
    )}
    ${otherTimes(request, 'Or move it', path)}`,
  });
}
