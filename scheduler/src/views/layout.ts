import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import type { PageContext } from '../booking-request.ts';

/** A piece of a page, in which every value is escaped. */
export type Markup = HtmlEscapedString | Promise<HtmlEscapedString>;

const fonts = ['text', 'heading'];

/**
 * Tells the embedding page what the frame shows; inline, so that no lost or late file keeps it back. A confirmation
 * also tells its URL without the fragment; `frame-ancestors` limits who can hear it. It stands behind the style sheets,
 * so that the browser waits for them: laying out an unstyled page first would count as a layout shift.
 */
const announce = `
const { classList, dataset } = document.documentElement;
if (parent !== window && classList.contains('embedded') && dataset.message) {
  const page = dataset.message === 'event_scheduled' ? location.href.split('#')[0] : undefined;
  const payload = { start: dataset.start, page };
  parent.postMessage({ event: 'calendly.' + dataset.message, payload }, '*');
}`;

/** What a Content-Security-Policy must allow for the page's one inline script. */
export const inlineScriptHash = `'sha256-${createHash('sha256').update(announce).digest('base64')}'`;

/** A message to the embedding page, posted as `calendly.<name>`. */
export interface PageMessage {
  readonly name:
    | 'event_type_viewed'
    | 'date_and_time_selected'
    | 'event_scheduled'
    | 'event_cancel_viewed'
    | 'event_canceled';
  /** When the chosen or booked call begins. */
  readonly start?: string;
}

/** A link with its text. */
export interface Link {
  readonly label: string;
  readonly url: string;
}

/** What one page has that others do not. */
interface PageContent {
  /** What the page is, without the business's name. */
  readonly title: string;
  /** The page's own style sheet. The calendar fills its frame exactly; steps take the height that they need. */
  readonly layout: 'calendar' | 'steps';
  readonly message?: PageMessage | undefined;
  /** The content of the main element. */
  readonly main: Markup;
}

function messageAttributes(message: PageMessage | undefined): Markup | '' {
  if (!message) return '';
  return html` data-message="${message.name}" ${message.start && html`data-start="${message.start}"`}`;
}

/** A whole document around a page's content. */
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
        ${fonts.map((font) => html`<link rel="preload" href="/assets/fonts/${font}.woff2" as="font" type="font/woff2" crossorigin />`)}
        <link rel="stylesheet" href="/styles/theme.css" />
        <link rel="stylesheet" href="/assets/style.css" />
        <link rel="stylesheet" href="/assets/${layout}.css" />
        ${raw(`<script>${announce}</script>`)}
        <script src="/assets/embed.js" defer></script>
      </head>
      <body class="${layout}-page">
        <header class="brand">${service.business.name}</header>
        <main>${main}</main>
        <footer>
          <p id="end" tabindex="-1">Demonstration calendar: no email is sent.</p>
        </footer>
      </body>
    </html>`;
}

/** What a form sends that nobody types. */
export function hiddenInputs(fields: Iterable<readonly [name: string, value: string]>): Markup[] {
  return [...fields].map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`);
}

/** An alert above a page's content, with a link to solve the problem; nothing without a text. */
export function notice(text: string | undefined, way?: Link): Markup | '' {
  if (text === undefined) return '';
  return html`<p class="notice" role="alert" tabindex="-1">
    ${text} ${way && html`<a class="action" href="${way.url}">${way.label}</a>`}
  </p>`;
}
