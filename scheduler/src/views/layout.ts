import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import type { Temporal } from 'temporal-polyfill';
import type { Slot } from '../availability.ts';
import type { BookingRequest, PageContext } from '../booking-request.ts';
import { withQuery } from '../query.ts';
import { formatInstant, plainDateLabel, timeRangeLabel, zoneName } from '../time.ts';

/** HTML with escaped values. */
export type Markup = HtmlEscapedString | Promise<HtmlEscapedString>;

const fonts = ['text', 'heading'];

/**
 * Tells the embedding page what the frame shows. It is inline, so that it doesn't depend on another request. A
 * confirmation also sends its URL without the fragment; `frame-ancestors` limits who can receive it. The script follows
 * the style sheets, so that the browser waits for them and the page has no layout shift.
 */
const announce = `
const { classList, dataset } = document.documentElement;
if (parent !== window && classList.contains('embedded') && dataset.message) {
  const page = dataset.message === 'event_scheduled' ? location.href.split('#')[0] : undefined;
  const payload = { start: dataset.start, page };
  parent.postMessage({ event: 'calendly.' + dataset.message, payload }, '*');
}`;

/** The source with which a content security policy allows the page's inline script. */
export const inlineScriptHash = `'sha256-${createHash('sha256').update(announce).digest('base64')}'`;

/** A message to the embedding page, posted as `calendly.<name>`. */
export interface PageMessage {
  readonly name:
    | 'event_type_viewed'
    | 'date_and_time_selected'
    | 'event_scheduled'
    | 'event_cancel_viewed'
    | 'event_canceled';
  /** The start of the chosen or booked call. */
  readonly start?: string;
}

export interface Link {
  readonly label: string;
  readonly url: string;
}

interface PageContent {
  /** The title of the page, without the name of the business. */
  readonly title: string;
  /** The style sheet of the page. The calendar fills its frame exactly; steps may be higher. */
  readonly layout: 'calendar' | 'steps';
  readonly message?: PageMessage | undefined;
  readonly main: Markup;
}

function messageAttributes(message: PageMessage | undefined): Markup | '' {
  if (!message) return '';
  return html` data-message="${message.name}" ${message.start && html`data-start="${message.start}"`}`;
}

/** A whole HTML page; its title ends with the name of the business. */
export function page({ service, query }: PageContext, content: PageContent): Markup {
  const embedded = query.has('embed_domain');
  const { title, layout, message, main } = content;
  return html`<!doctype html>
    <html lang="en" class="${embedded ? 'embedded' : 'in-tab'}" ${messageAttributes(message)}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <title>${title} | ${service.business.name}</title>
        <link rel="icon" href="/assets/icon.svg" />
        <link rel="expect" href="#end" blocking="render" />
        ${fonts.map((font) => html`<link rel="preload" href="/theme/${font}.woff2" as="font" type="font/woff2" crossorigin />`)}
        <link rel="stylesheet" href="/theme/theme.css" />
        <link rel="stylesheet" href="/assets/style.css" />
        <link rel="stylesheet" href="/assets/${layout}.css" />
        ${raw(`<script>${announce}</script>`)}
        <script src="/assets/embed.js" defer></script>
      </head>
      <body>
        <header class="brand">${service.business.name}</header>
        <main>${main}</main>
        <footer>
          <p id="end" tabindex="-1">Demonstration calendar: no email is sent.</p>
        </footer>
      </body>
    </html>`;
}

/** Hidden fields of a form. */
export function hiddenInputs(fields: Iterable<readonly [name: string, value: string]>): Markup[] {
  return [...fields].map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`);
}

/** An alert above the content of a page, with an optional link to solve the problem; nothing without a text. */
export function notice(text: string | undefined, way?: Link): Markup | '' {
  if (text === undefined) return '';
  return html`<p class="notice" role="alert" tabindex="-1">
    ${text} ${way && html`<a class="action" href="${way.url}">${way.label}</a>`}
  </p>`;
}

/**
 * A date in the form of a calendar leaf.
 * @param state `old` is gray; `off` is gray and struck through.
 * @param time a text below the date, such as "2:00 PM".
 */
export function leaf(date: Temporal.PlainDate, state: 'old' | 'off' | '' = '', time?: string): Markup {
  const month = plainDateLabel(date, { month: 'short' }).toUpperCase();
  return html`<span class="leaf ${state}" aria-hidden="true"
    ><i>${month}</i><b>${date.day}</b>${time && html`<small>${time}</small>`}</span
  >`;
}

/** The time of a slot in a time zone: "11:00 to 11:15 AM, Eastern Time". */
export function timeAndZone({ startMs, endMs }: Slot, zone: string): Markup {
  return html`<time datetime="${formatInstant(startMs)}">${timeRangeLabel(startMs, endMs, zone)}</time>,
    <span class="whole">${zoneName(startMs, zone, 'longGeneric')}</span>`;
}

/** The header of a step: the calendar leaf, the heading, which gets the focus, texts and links. */
export function stepHead(
  leaf: Markup,
  heading: Markup | string,
  text: Markup,
  ways?: Markup | false,
): Markup {
  return html`<header class="step">
    ${leaf}
    <div>
      <h1 id="step" tabindex="-1">${heading}</h1>
      ${text}
    </div>
    ${ways}
  </header>`;
}

/** The header of a page: the heading, which gets the focus, the event and the time zone. */
export function pageHead(heading: string, { eventType }: BookingRequest, end?: Markup): Markup {
  const { name, facts } = eventType;
  return html`<header class="head">
    <h1 id="step" tabindex="-1"><span class="visually-hidden">${name}: </span>${heading}</h1>
    <p class="facts"><span class="event-name">${name}. </span>${facts}</p>
    ${end}
  </header>`;
}

/** The time zone of the page, with a link to change it. @param place the current step of the booking. */
export function zoneLine(
  { zone, nowMs, path, params }: BookingRequest,
  place: Record<string, string>,
): Markup {
  return html`<p class="zone">
    ${zoneName(nowMs, zone, 'longGeneric')}
    <a
      class="action"
      href="${withQuery(`${path}/zone`, params, place)}"
      ${params.has('tz') ? '' : html` data-default-zone="${zone}"`}
      >Change<span class="visually-hidden"> time zone</span></a
    >
  </p>`;
}

type Fact = readonly [about: string, text: string | Markup];

/** The facts of a call: how it is held, who takes it, and what to prepare. @param more further facts. */
export function callFacts({ eventType, service }: BookingRequest, more: readonly Fact[] = []): Markup {
  const rows: readonly Fact[] = [
    ['The call', `${eventType.facts}. ${service.schedule.joining}`],
    ['With', eventType.host?.(service.business) ?? service.business.name],
    ['Have ready', eventType.bring],
    ...more,
  ];
  return html`<dl class="rows">
    ${rows.map(
      ([about, text]) =>
        html`<div>
          <dt>${about}</dt>
          <dd>${text}</dd>
        </div>`,
    )}
  </dl>`;
}
