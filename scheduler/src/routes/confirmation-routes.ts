import type { Context, Hono } from 'hono';
import type { Booking } from '../bookings/booking.ts';
import { whenUnlocked } from '../bookings/database.ts';
import { inviteFile } from '../bookings/invite-file.ts';
import { cancelPage, confirmationPage } from '../pages/confirmation-page.ts';
import { linkTo, readCarried } from '../requests/carried-parameters.ts';
import { readForm } from '../requests/form-body.ts';
import { readTicket, signTicket } from '../requests/form-token.ts';
import { knownTimeZone } from '../time/time-zone.ts';
import { cannotStore, comesFromElsewhere, notFound, otherMethods, page, tooManyPosts } from './answers.ts';
import { incomingOf, queryOf, type Service } from './service.ts';

const unverified = 'This form could not be verified or is too old. Nothing is cancelled yet: send it again.';

function bookingOf(context: Context, service: Service): Booking | null {
  return service.store.findBySecret(context.req.param('secret') ?? '');
}

function shownWith(context: Context, service: Service, booking: Booking) {
  const carried = readCarried(queryOf(context));
  const zone = knownTimeZone(carried.get('tz') ?? '') ?? booking.zone;
  return { config: service.config, booking, zone, carried, origin: new URL(context.req.url).origin };
}

function isCancelTicket(service: Service, token: string, booking: Booking): boolean {
  const reading = readTicket(token, service.signingKey, service.clock.now());
  if (reading.state !== 'valid') return false;
  return reading.ticket.purpose === 'cancel' && reading.ticket.submissionId === booking.id;
}

function askToCancel(
  context: Context,
  service: Service,
  booking: Booking,
  problem?: string,
  status: 200 | 403 | 429 | 503 = 200,
) {
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
  return page(context, cancelPage(shown, token, problem), status);
}

async function cancel(context: Context, service: Service, booking: Booking): Promise<Response> {
  const form = await readForm(incomingOf(context));
  const tooMany = tooManyPosts(context, service);
  if (tooMany) return askToCancel(context, service, booking, tooMany, 429);
  if (comesFromElsewhere(context) || !isCancelTicket(service, form.get('token') ?? '', booking)) {
    return askToCancel(context, service, booking, unverified, 403);
  }
  try {
    await service.store.cancel(booking.secret, service.clock.now());
  } catch (error) {
    return askToCancel(context, service, booking, cannotStore(context, error, 'Nothing was cancelled.'), 503);
  }
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
    (answer: (context: Context, booking: Booking) => Response | Promise<Response>) =>
    async (context: Context) => {
      const booking = await whenUnlocked(() => bookingOf(context, service));
      return booking ? answer(context, booking) : notFound(context, service);
    };
  app.get(
    '/bookings/:secret',
    withBooking((context, booking) => page(context, confirmationPage(shownWith(context, service, booking)))),
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
        : page(context, confirmationPage(shownWith(context, service, booking))),
    ),
  );
  app.post(
    '/bookings/:secret/cancel',
    withBooking((context, booking) => cancel(context, service, booking)),
  );
  app.all('/bookings/:secret/cancel', otherMethods('GET', 'HEAD', 'POST'));
}
