/** @jsxRuntime automatic */
import type { Context, Hono } from 'hono';
import type { Booking } from '../bookings/booking.ts';
import { inviteFile } from '../bookings/invite-file.ts';
import { CancelPage, ConfirmationPage } from '../pages/confirmation-page.tsx';
import { linkTo, readCarried } from '../requests/carried-parameters.ts';
import { readForm } from '../requests/form-body.ts';
import { readTicket, signTicket } from '../requests/form-token.ts';
import { knownTimeZone } from '../time/time-zone.ts';
import { comesFromElsewhere, notFound, otherMethods, page } from './answers.tsx';
import { queryOf, type Service } from './service.ts';

const UNVERIFIED = 'This form could not be verified or is too old. Nothing is cancelled yet: send it again.';

function bookingOf(context: Context, service: Service): Booking | null {
  return service.store.findBySecret(context.req.param('secret') ?? '');
}

function shownWith(context: Context, service: Service, booking: Booking) {
  const carried = readCarried(queryOf(context));
  const zone = knownTimeZone(carried.get('tz') ?? '') ?? booking.zone;
  return { config: service.config, booking, zone, carried };
}

function isCancelTicket(service: Service, token: string, booking: Booking): boolean {
  const reading = readTicket(token, service.signingKey, service.clock.now());
  if (reading.state !== 'valid') return false;
  return reading.ticket.purpose === 'cancel' && reading.ticket.submissionId === booking.id;
}

function askToCancel(context: Context, service: Service, booking: Booking, problem?: string): Response {
  const ticket = {
    account: booking.account,
    event: booking.eventSlug,
    startMs: booking.startMs,
    minutes: (booking.endMs - booking.startMs) / 60_000,
    submissionId: booking.id,
    purpose: 'cancel' as const,
  };
  const token = signTicket(ticket, service.signingKey, service.clock.now());
  const shown = shownWith(context, service, booking);
  return page(context, <CancelPage {...shown} token={token} problem={problem} />, problem ? 403 : 200);
}

async function cancel(context: Context, service: Service, booking: Booking): Promise<Response> {
  const form = await readForm(context.req);
  if (comesFromElsewhere(context) || !isCancelTicket(service, form.get('token') ?? '', booking)) {
    return askToCancel(context, service, booking, UNVERIFIED);
  }
  service.store.cancel(booking.secret, service.clock.now());
  return context.redirect(linkTo(`/bookings/${booking.secret}`, readCarried(queryOf(context))), 303);
}

function calendarFile(context: Context, service: Service, booking: Booking): Response {
  const eventType = service.config.events.find((one) => one.slug === booking.eventSlug);
  context.header('Content-Type', 'text/calendar; charset=utf-8');
  context.header('Content-Disposition', 'attachment; filename="invite.ics"');
  return context.body(inviteFile(booking, service.config, eventType?.place ?? ''));
}

/** Adds the pages of one booking: confirmation, calendar file and cancellation. */
export function addConfirmationRoutes(app: Hono, service: Service): void {
  const withBooking =
    (answer: (context: Context, booking: Booking) => Response | Promise<Response>) => (context: Context) => {
      const booking = bookingOf(context, service);
      return booking ? answer(context, booking) : notFound(context, service);
    };
  app.get(
    '/bookings/:secret',
    withBooking((context, booking) =>
      page(context, <ConfirmationPage {...shownWith(context, service, booking)} />),
    ),
  );
  app.all('/bookings/:secret', otherMethods('GET', 'HEAD'));
  app.get(
    '/bookings/:secret/invite.ics',
    withBooking((context, booking) => calendarFile(context, service, booking)),
  );
  app.all('/bookings/:secret/invite.ics', otherMethods('GET', 'HEAD'));
  app.get(
    '/bookings/:secret/cancel',
    withBooking((context, booking) =>
      booking.cancelledAtMs === null
        ? askToCancel(context, service, booking)
        : page(context, <ConfirmationPage {...shownWith(context, service, booking)} />),
    ),
  );
  app.post(
    '/bookings/:secret/cancel',
    withBooking((context, booking) => cancel(context, service, booking)),
  );
  app.all('/bookings/:secret/cancel', otherMethods('GET', 'HEAD', 'POST'));
}
