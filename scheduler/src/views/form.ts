import { html } from 'hono/html';
import { freeSlots, type Slot } from '../availability.ts';
import { availabilityOf, type BookingPageRequest, type BookingRequest } from '../booking-request.ts';
import { maxLengths, type CheckedForm, type FieldErrors, type Invitee } from '../invitee.ts';
import { withQuery } from '../query.ts';
import {
  dateInZone,
  dayLabel,
  formatInstant,
  momentLabel,
  partOfDay,
  plainDateLabel,
  timeLabel,
  timeRangeLabel,
} from '../time.ts';
import {
  callFacts,
  hiddenInputs,
  leaf,
  notice,
  page,
  pageHead,
  stepHead,
  timeAndZone,
  zoneLine,
  type Link,
  type Markup,
} from './layout.ts';

export interface FormState extends Pick<CheckedForm, 'typed' | 'suggestion'> {
  readonly errors?: FieldErrors;
  /** 128 random bits, the same for all submissions of a form, so that it makes only one booking. */
  readonly submissionId?: string;
  /** An error message for the whole form. */
  readonly problem?: string;
  readonly way?: Link;
}

const titleOf = ({ eventType }: BookingRequest, heading: string, isWrong: boolean) =>
  `${isWrong ? 'Error: ' : ''}${heading}: ${eventType.name}`;

/** The query parameters for the calendar at a time: its day, and its part of the day. */
const placeOf = (startMs: number, zone: string) => ({
  date: dateInZone(startMs, zone).toString(),
  part: partOfDay(startMs, zone),
});

/** The form for one time, which creates a booking or corrects its invitee. */
export function formPage(request: BookingRequest, state: FormState, startMs: number): Markup {
  const { zone, params, path, eventType, booking } = request;
  const isWrong = state.problem !== undefined || Object.keys(state.errors ?? {}).length > 0;
  const chosen = dateInZone(startMs, zone);
  const slot = { startMs, endMs: startMs + eventType.minutes * 60_000 };
  const [heading, way, url] = booking
    ? ['Fix your details', 'Go back', `${withQuery(`/bookings/${booking.secret}`, params)}#step`]
    : ['Your details', 'Change', `${withQuery(path, params, placeOf(startMs, zone))}#times`];
  return page(request, {
    title: titleOf(request, heading, isWrong),
    layout: 'steps',
    message: isWrong || booking ? undefined : chosenMessage(startMs),
    main: html`${stepHead(
      leaf(chosen),
      html`<span class="visually-hidden">${heading}: </span>${dayLabel(startMs, zone)}`,
      html`<p>${timeAndZone(slot, zone)}</p>`,
      html`<a class="action" href="${url}">${way}</a>`,
    )}
    ${problemNotice(state, request)} ${form(request, state, hiddenTime(startMs))} ${callFacts(request)}`,
  });
}

/** The form to correct the invitee of a booking. */
export function correctionPage(request: BookingPageRequest, state: FormState): Markup {
  const path = `/bookings/${request.booking.secret}/edit`;
  return formPage({ ...request, path }, state, request.booking.startMs);
}

/** The page to confirm a move of a booking. @param problem an error message from an earlier attempt. */
export function movePage(request: BookingPageRequest, startMs: number, problem?: string): Markup {
  const { zone, params, path, eventType, booking } = request;
  const endMs = startMs + eventType.minutes * 60_000;
  const [now, then] = [dateInZone(booking.startMs, zone), dateInZone(startMs, zone)];
  const [today, newDay] = [now, then].map((date) => plainDateLabel(date, { weekday: 'long' }));
  const side = (label: string, slot: Slot) =>
    html`<p>
      <b>${label}</b> ${dayLabel(slot.startMs, zone).replace(/ (?=\d)/, '\u00a0')}
      <span>${timeRangeLabel(slot.startMs, slot.endMs, zone)}</span>
    </p>`;
  const heading = 'Move your call?';
  return page(request, {
    title: titleOf(request, heading, problem !== undefined),
    layout: 'steps',
    message: problem ? undefined : chosenMessage(startMs),
    main: html`<header class="head"><h1 id="step" tabindex="-1">${heading}</h1></header>
      ${notice(problem)}
      <div class="two">
        <div>${leaf(now, 'old', timeLabel(booking.startMs, zone))} ${side('Now', booking)}</div>
        <svg viewBox="0 0 56 30" aria-hidden="true"><path d="M3 16q24-6 48-1M40 5l12 10l-11 10" /></svg>
        <div>${leaf(then, '', timeLabel(startMs, zone))} ${side('New', { startMs, endMs })}</div>
      </div>
      <form class="choices move" method="post" action="${withQuery(path, params)}">
        ${hiddenInputs([['sequence', String(booking.sequence)]])} ${hiddenTime(startMs)}
        <button class="button" type="submit">Move to this time</button>
        <a class="button plain" href="${withQuery(`/bookings/${booking.secret}`, params)}#step"
          >Keep ${today === newDay ? 'the old time' : today}</a
        >
        <a class="action" href="${withQuery(path, params, placeOf(startMs, zone))}#times"
          >Choose another time</a
        >
      </form>
      ${callFacts(request)}`,
  });
}

const chosenMessage = (startMs: number) =>
  ({ name: 'date_and_time_selected', start: formatInstant(startMs) }) as const;

const hiddenTime = (startMs: number): Markup[] => hiddenInputs([['time', formatInstant(startMs)]]);

const maxOffers = 8;

/**
 * The form with the free times nearest to one that isn't available. If there are none, it only shows the typed texts.
 * @param wantedMs the time that isn't available.
 */
export function offersPage(request: BookingRequest, state: FormState, wantedMs: number): Markup {
  const { zone, params, path } = request;
  const distance = ({ startMs }: Slot) => Math.abs(startMs - wantedMs);
  const offers = freeSlots(availabilityOf(request))
    .toSorted((one, other) => distance(one) - distance(other))
    .slice(0, maxOffers)
    .toSorted((one, other) => one.startMs - other.startMs);
  const place = placeOf(wantedMs, zone);
  const byDay = Map.groupBy(offers, ({ startMs }) => dayLabel(startMs, zone));
  const choice = html`<fieldset>
    <legend>The nearest free times</legend>
    ${[...byDay].map(
      ([day, slots]) =>
        html`<b>${day}</b>${slots.map(
            ({ startMs }) =>
              html`<label>
                <input
                  type="radio"
                  name="time"
                  value="${formatInstant(startMs)}"
                  aria-label="${momentLabel(startMs, zone)}"
                  required
                />
                <span class="time">${timeLabel(startMs, zone)}</span>
              </label>`,
          )}`,
    )}
    <a class="action" href="${withQuery(path, params, place)}#times">See all days</a>
  </fieldset>`;
  const isFree = offers.length > 0;
  const heading = isFree ? 'Pick a new time' : 'No times are open right now';
  return page(request, {
    title: titleOf(request, heading, true),
    layout: 'steps',
    message: isFree ? undefined : { name: 'event_type_viewed' },
    main: html`${pageHead(heading, request, isFree ? zoneLine(request, place) : undefined)}
    ${isFree ? notice(state.problem) : problemNotice(state, request)}
    ${form(request, state, isFree ? choice : undefined)}`,
  });
}

/** The fields of the form. @param choice the time, or several to choose from; without it, there is no submit button. */
function form(request: BookingRequest, state: FormState, choice?: Markup | Markup[]): Markup {
  const { service, path, params, booking, eventType } = request;
  const { submissionId } = state;
  const send = html`<div class="send">
    <button class="button" type="submit">${booking ? 'Save changes' : 'Confirm booking'}</button>
    <p class="small">
      For ${eventType.audience}, 18 or older. We use what you write here to arrange your call and prepare for
      it.
      <a href="${service.frameAncestors[0]}/privacy-policy" target="_blank" rel="noopener"
        >Privacy policy<span class="visually-hidden"> (opens in a new tab)</span></a
      >
    </p>
  </div>`;
  return html`<form class="details" method="post" action="${withQuery(path, params)}" novalidate>
    ${submissionId && hiddenInputs([['submission_id', submissionId]])} ${choice} ${detailFields(state)}
    ${choice && send}
  </form>`;
}

/** The error message of the whole form, with a link to solve the problem or, by default, the email address. */
function problemNotice({ problem, way }: FormState, { service }: BookingRequest): Markup | '' {
  const { email } = service.business;
  return notice(problem, way ?? { label: `Email ${email} instead`, url: `mailto:${email}` });
}

function detailFields({ typed, errors = {}, suggestion }: FormState): Markup {
  const answers = html`<span class="answers">
    <button class="action" name="suggestion" value="use">Yes, fix it</button>
    <button class="action" name="suggestion" value="keep">No, keep it</button>
  </span>`;
  const field = (name: keyof Invitee, label: string | Markup): Markup => {
    const error = errors[name];
    const ids = [error && `${name}-error`, name === 'note' && 'note-hint'].filter(Boolean).join(' ');
    // Set even if it is false, because Firefox announces an empty required field as invalid.
    const attributes = html`id="${name}" name="${name}" maxlength="${maxLengths[name]}"
    aria-invalid="${String(Boolean(error))}" ${ids && html`aria-describedby="${ids}"`}`;
    const type = name === 'email' ? 'email' : 'text';
    return html`<div class="field ${name}">
      <label for="${name}">${label}</label>
      ${
        name === 'note'
          ? html`<p class="small" id="note-hint">
                For example, the grade and the subjects or tests. Please don’t write a student’s full name.
              </p>
              <textarea rows="3" ${attributes}>${typed.note}</textarea>`
          : html`<input
              type="${type}"
              autocomplete="${name}"
              required
              value="${typed[name]}"
              ${attributes}
            />`
      }
      ${
        error &&
        html`<div class="field-error">
          <p id="${name}-error"><span class="visually-hidden">Error: </span>${error}</p>
          ${name === 'email' && suggestion && answers}
        </div>`
      }
    </div>`;
  };
  const noteLabel = html`Anything we should know first? <span class="quiet">(optional)</span>`;
  // The Enter key activates the first submit button, which must not be an answer to the suggested address.
  const enter = html`<button class="visually-hidden" tabindex="-1" aria-hidden="true"></button>`;
  return html`${suggestion && enter} ${field('name', 'Your name')} ${field('email', 'Email')}
  ${field('note', noteLabel)}`;
}
