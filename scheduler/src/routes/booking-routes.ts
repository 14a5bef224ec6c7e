import type { Context, Hono } from 'hono';
import { withBuffers } from '../availability/open-slots.ts';
import type { Booking, Invitee } from '../bookings/booking.ts';
import { whenUnlocked } from '../bookings/database.ts';
import { zonePage } from '../pages/zone-page.ts';
import { findEventType, readVisit, type BookingVisit } from '../requests/booking-visit.ts';
import { linkTo, trackingOf, withoutPrefill } from '../requests/carried-parameters.ts';
import { readForm } from '../requests/form-body.ts';
import { newSubmission, readTicket, type FormTicket } from '../requests/form-token.ts';
import { readInvitee, typedFields } from '../requests/invitee-form.ts';
import { readInstant } from '../time/time-label.ts';
import { cannotStore, comesFromElsewhere, notFound, otherMethods, page, tooManyPosts } from './answers.ts';
import {
  changeForm,
  formAgain,
  judge,
  otherTimes,
  showForm,
  slotAt,
  verdictText,
  verdictStatus,
  type Submission,
} from './form-answers.ts';
import { monthAnswer } from './month-answer.ts';
import { incomingOf, queryOf, type Service } from './service.ts';

const unverified =
  'This form could not be verified or is too old. Nothing is booked yet: check it and send it again.';
const tooManyBookings = 'This email address has made too many bookings today.';
const nothingBooked = 'Nothing was booked.';
const nothingChanged = 'Nothing was changed, and your booking stands.';

type Answer = Response | Promise<Response>;

function refuse(submission: Submission, startMs: number | null, status: 403 | 429, problem: string): Answer {
  const { service, visit } = submission;
  const isFree = startMs !== null && judge(service, visit, startMs) === 'free';
  if (isFree) return formAgain(submission, startMs, status, problem);
  return otherTimes(submission, startMs ?? visit.nowMs, status, problem);
}

function toConfirmation({ context, visit }: Submission, booking: Booking): Response {
  return context.redirect(linkTo(`/bookings/${booking.secret}`, withoutPrefill(visit.carried)), 303);
}

async function change(submission: Submission, earlier: Booking, invitee: Invitee): Promise<Response> {
  const { context, service, visit } = submission;
  try {
    const outcome = await service.store.changeInvitee(earlier, invitee, visit.nowMs);
    if (outcome !== 'too-many') return toConfirmation(submission, earlier);
    return await changeForm(submission, earlier, {
      status: 429,
      problem: `${tooManyBookings} ${nothingChanged}`,
    });
  } catch (error) {
    const problem = cannotStore(context, error, 'Nothing was changed.');
    return changeForm(submission, earlier, { status: 503, problem });
  }
}

/** Answers a form that has booked before: with its booking, which takes over what was corrected. */
async function answerRepeated(submission: Submission, earlier: Booking): Promise<Response> {
  const { visit, typed } = submission;
  const reading = readInvitee(typed);
  if (earlier.cancelledAtMs !== null || earlier.startMs <= visit.nowMs) {
    return toConfirmation(submission, earlier);
  }
  if (!reading.ok) {
    const problem = 'Nothing was changed: there is a problem';
    return changeForm(submission, earlier, { status: 422, problem, errors: reading.errors });
  }
  if (JSON.stringify(reading.invitee) === JSON.stringify(earlier.invitee)) {
    return toConfirmation(submission, earlier);
  }
  return change(submission, earlier, reading.invitee);
}

async function bookTicket(submission: Submission, { startMs, submissionId }: FormTicket): Promise<Response> {
  const { service, visit, typed } = submission;
  const verdict = judge(service, visit, startMs);
  if (verdict !== 'free')
    return otherTimes(submission, startMs, verdictStatus(verdict), verdictText[verdict]);
  const reading = readInvitee(typed);
  if (!reading.ok) return formAgain(submission, startMs, 422, 'There is a problem', reading.errors);
  const outcome = await service.store.book({
    ...withBuffers(slotAt(visit, startMs), visit.eventType),
    submissionId,
    account: visit.config.owner.account,
    eventSlug: visit.eventType.slug,
    eventName: visit.eventType.name,
    invitee: reading.invitee,
    zone: visit.zone,
    tracking: trackingOf(visit.carried),
    requestedAtMs: visit.nowMs,
  });
  if ('booking' in outcome) return toConfirmation(submission, outcome.booking);
  if (outcome.kind === 'too-many') {
    return formAgain(submission, startMs, 429, `${tooManyBookings} ${nothingBooked} Try again tomorrow.`);
  }
  return otherTimes(submission, startMs, 409, verdictText.taken);
}

function belongsTo(ticket: FormTicket, { config, eventType }: BookingVisit): boolean {
  return (
    ticket.purpose === 'book' &&
    ticket.account === config.owner.account &&
    ticket.event === eventType.slug &&
    eventType.minutes.includes(ticket.minutes)
  );
}

async function answerTicket(
  submission: Submission,
  ticket: FormTicket,
  isExpired: boolean,
): Promise<Response> {
  const { context, service } = submission;
  try {
    const earlier = service.store.findBySubmission(ticket.submissionId);
    if (earlier) return await answerRepeated(submission, earlier);
    if (isExpired) return await refuse(submission, ticket.startMs, 403, unverified);
    return await bookTicket(submission, ticket);
  } catch (error) {
    return formAgain(submission, ticket.startMs, 503, cannotStore(context, error, nothingBooked));
  }
}

async function submit(context: Context, service: Service, visit: BookingVisit): Promise<Response> {
  const form = await readForm(incomingOf(context));
  const token = form.get('token');
  const reading = readTicket(token ?? '', service.signingKey, visit.nowMs);
  const ticket = reading.state !== 'forged' && belongsTo(reading.ticket, visit) ? reading.ticket : null;
  const submission = {
    context,
    service,
    visit: { ...visit, minutes: ticket?.minutes ?? visit.minutes },
    typed: typedFields(form),
    submissionId: ticket?.submissionId ?? newSubmission(),
  };
  const startMs = ticket?.startMs ?? readInstant(queryOf(context).get('time') ?? '');
  const tooMany = tooManyPosts(context, service);
  if (tooMany) return refuse(submission, startMs, 429, tooMany);
  if (comesFromElsewhere(context)) return refuse(submission, startMs, 403, unverified);
  if (token === null && form.get('choose') === '1') {
    return otherTimes(submission, visit.nowMs, 422, 'There is a problem');
  }
  if (!ticket) return refuse(submission, startMs, 403, unverified);
  return answerTicket(submission, ticket, reading.state === 'expired');
}

const placeParameters = ['date', 'month'];

function zoneAnswer(context: Context, visit: BookingVisit): Answer {
  const place = [...queryOf(context)]
    .filter(([name]) => placeParameters.includes(name))
    .slice(0, placeParameters.length);
  return page(context, zonePage(visit, place as [string, string][]));
}

/** Adds the booking page, `/:account/:event`, its form and its choice of zones. */
export function addBookingRoutes(app: Hono, service: Service): void {
  const withVisit = (answer: (context: Context, visit: BookingVisit) => Answer) => (context: Context) => {
    const { account = '', event = '' } = context.req.param();
    const eventType = findEventType(service.config, account, event);
    if (!eventType) return notFound(context, service);
    return answer(context, readVisit(service.config, eventType, queryOf(context), service.clock.now()));
  };
  app.get(
    '/:account/:event',
    withVisit((context, visit) =>
      whenUnlocked(() =>
        queryOf(context).has('time')
          ? showForm(context, service, visit)
          : monthAnswer(context, service, visit),
      ),
    ),
  );
  app.post(
    '/:account/:event',
    withVisit((context, visit) => submit(context, service, visit)),
  );
  app.all('/:account/:event', otherMethods('GET', 'HEAD', 'POST'));
  app.get('/:account/:event/zone', withVisit(zoneAnswer));
  app.all('/:account/:event/zone', otherMethods('GET', 'HEAD'));
}
