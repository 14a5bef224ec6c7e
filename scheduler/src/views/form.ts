import { html } from 'hono/html';
import { freeSlots } from '../availability.ts';
import { maxLengths, type CheckedForm, type FieldErrors, type Invitee } from '../invitee.ts';
import { withQuery } from '../query.ts';
import { availabilityOf, type BookingPageRequest, type BookingRequest } from '../booking-request.ts';
import { dateInZone, formatInstant, momentLabel } from '../time.ts';
import { icon } from './icons.ts';
import { hiddenInputs, page, type Link, type Markup, type PageMessage } from './layout.ts';
import { meetingLeaf } from './booking.ts';
import { movedLine, notes, pageHead, zoneLine } from './page-parts.ts';

/** What stands in a form, and what is wrong with it; a form that moves a booking asks for nothing. */
export interface FormState extends Partial<Omit<CheckedForm, 'invitee'>> {
  /** 128 random bits that make all submissions of a form one. */
  readonly submissionId?: string;
  /** What went wrong, as the heading of the error summary, with a way out of it. */
  readonly problem?: string;
  readonly way?: Link;
}

/** What heads the errors of single fields. */
export const fieldProblem = 'There’s a problem';

/** The form for one time. */
export function formPage(request: BookingRequest, state: FormState, startMs: number): Markup {
  const { zone, params, path, eventType, booking } = request;
  const { typed, problem } = state;
  const date = dateInZone(startMs, zone).toString();
  const url = `${withQuery(path, params, { date })}#times`;
  const way = html`<a class="action" href="${url}">Choose another time</a>`;
  return formStep(request, state, booking ? 'Move your call?' : 'Your details', {
    message: problem ? undefined : { name: 'date_and_time_selected' },
    headEnd: typed && html`<p class="audience">For ${eventType.audience}, 18 or older</p>`,
    above: meetingLeaf({ startMs, endMs: startMs + eventType.minutes * 60_000 }, zone, way),
    choice: html`${hiddenInputs([['time', formatInstant(startMs)]])}`,
    below: notes([['Have ready', eventType.bring]]),
  });
}

/** The form that corrects who booked. */
export function correctionPage(request: BookingPageRequest, state: FormState): Markup {
  const { booking, zone, params } = request;
  const path = `/bookings/${booking.secret}`;
  const way = html`<a class="action" href="${withQuery(path, params)}#step">Go back</a>`;
  return formStep({ ...request, path: `${path}/edit` }, state, 'Fix your details', {
    above: meetingLeaf(booking, zone, way),
    choice: html``,
  });
}

const maxOffers = 8;

/**
 * The form with fresh times to choose from, when the wanted one can't be had. With no time left at all, it only keeps
 * what was typed.
 * @param atMs the time from whose day on they are.
 */
export function offersPage(request: BookingRequest, state: FormState, atMs: number): Markup {
  const { zone, params, path } = request;
  const date = dateInZone(atMs, zone);
  const dayStartMs = date.toZonedDateTime(zone).epochMilliseconds;
  const free = freeSlots(availabilityOf(request));
  const later = free.filter(({ startMs }) => startMs >= dayStartMs);
  const offers = (later.length > 0 ? later : free).slice(0, maxOffers);
  const place = { date: date.toString() };
  if (offers.length === 0) return formStep(request, state, 'No times are open right now', {});
  const way = { label: 'Choose another time', url: '#time-0' };
  return formStep(request, { way, ...state }, 'Pick a new time', {
    headEnd: zoneLine(request, place),
    choice: html`<fieldset>
      <legend>Times near yours</legend>
      ${offers.map(
        ({ startMs }, index) =>
          html`<label>
            <input type="radio" name="time" value="${formatInstant(startMs)}" id="time-${index}" required />
            ${momentLabel(startMs, zone)}
          </label>`,
      )}
      <a class="action" href="${withQuery(path, params, place)}#times">See all days</a>
    </fieldset>`,
  });
}

interface FormParts {
  readonly message?: PageMessage | undefined;
  readonly headEnd?: Markup | undefined;
  readonly above?: Markup;
  /** The time, or the times to choose from; without it, the form cannot be sent. */
  readonly choice?: Markup;
  readonly below?: Markup;
}

function formStep(request: BookingRequest, state: FormState, heading: string, parts: FormParts): Markup {
  const { booking } = request;
  return page(request, {
    title: `${state.problem ? 'Error: ' : ''}${heading}: ${request.eventType.name}`,
    layout: 'steps',
    message: parts.message,
    main: html`${pageHead(heading, request, parts.headEnd)} ${errorSummary(state, request)}
    ${booking && !state.typed && movedLine(booking, request)} ${parts.above}
    ${form(request, state, parts.choice)} ${parts.below}`,
  });
}

function form(request: BookingRequest, state: FormState, choice: Markup | undefined): Markup {
  const { service, path, params, booking } = request;
  const { typed, errors, submissionId, suggestion } = state;
  const action = booking ? (typed ? 'Save changes' : 'Move to this time') : 'Confirm booking';
  const hidden: [string, string][] = [];
  if (submissionId) hidden.push(['submission_id', submissionId]);
  if (booking) hidden.push(['sequence', String(booking.sequence)]);
  const privacyUrl = `${service.environment.frameAncestors[0]}/privacy-policy`;
  const privacy = html`<p class="small">
    We use what you write here to arrange your call and prepare for it.
    <a href="${privacyUrl}" target="_blank" rel="noopener"
      >Privacy policy<span class="visually-hidden"> (opens in a new tab)</span></a
    >
  </p>`;
  return html`<form class="details" method="post" action="${withQuery(path, params)}" novalidate>
    ${hiddenInputs(hidden)} ${choice} ${typed && detailFields(typed, errors ?? {})}
    ${
      choice &&
      html`<div class="send">
        ${
          suggestion && typed
            ? html`<button class="button" name="suggestion" value="use">Use ${suggestion}</button>
                <button class="action" name="suggestion" value="keep">Keep ${typed.email}</button>`
            : html`<button class="button" type="submit">${action}</button>`
        }
        ${typed && privacy}
      </div>`
    }
  </form>`;
}

/** What went wrong, with links to the fields, to a way out or, without either, to the mail. */
function errorSummary({ problem, errors = {}, way }: FormState, { service }: BookingRequest): Markup | '' {
  if (!problem) return '';
  const { email } = service.business;
  const links = Object.entries(errors).map(([name, label]) => ({ label, url: `#${name}` }));
  if (way) links.unshift(way);
  if (links.length === 0) links.push({ label: `Email ${email} instead`, url: `mailto:${email}` });
  return html`<div class="notice" role="alert" id="error-summary" tabindex="-1" aria-labelledby="problem">
    <h2 id="problem">${problem}</h2>
    <ul>
      ${links.map(({ label, url }) => html`<li><a href="${url}">${label}</a></li>`)}
    </ul>
  </div>`;
}

function detailFields(typed: Invitee, errors: FieldErrors): Markup {
  const control = (name: keyof Invitee): Markup => {
    const ids = [name in errors && `${name}-error`, name === 'note' && 'note-hint'].filter(Boolean).join(' ');
    // Also when it is false: Firefox calls an empty required field invalid.
    const attributes = html`id="${name}" name="${name}" maxlength="${maxLengths[name]}"
    aria-invalid="${String(name in errors)}" ${ids && html`aria-describedby="${ids}"`}`;
    if (name === 'note') return html`<textarea rows="3" ${attributes}>${typed.note}</textarea>`;
    const type = name === 'email' ? 'email' : 'text';
    return html`<input
      type="${type}"
      autocomplete="${name}"
      required
      value="${typed[name]}"
      ${attributes}
    />`;
  };
  const field = (name: keyof Invitee, label: string | Markup): Markup =>
    html`<div class="field ${name}">
      <label for="${name}">${label}</label>
      ${
        name in errors &&
        html`<p class="field-error" id="${name}-error">
          ${icon('alert')}<span><span class="visually-hidden">Error: </span>${errors[name]}</span>
        </p>`
      }
      ${control(name)}
      ${name === 'note' && html`<p class="small" id="note-hint">Please don’t write a student’s full name.</p>`}
    </div>`;
  const noteLabel = html`Anything we should know first? <span class="quiet">(optional)</span>`;
  return html`${field('name', 'Your name')} ${field('email', 'Email')} ${field('note', noteLabel)}`;
}
