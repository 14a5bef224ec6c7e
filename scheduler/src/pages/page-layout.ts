import { raw } from 'hono/html';
import type { PageSheets } from '../requests/page-colors.ts';
import { html, type Markup } from './html.ts';
import { pageScripts } from './inline-assets.ts';

/** The message to the embedding page that belongs to a page, besides its height. */
export interface PageMessage {
  readonly name:
    | 'profile_page_viewed'
    | 'event_type_viewed'
    | 'date_and_time_selected'
    | 'event_scheduled'
    /** Not Calendly's: the page around it is told, so that it does not go on saying that a time is booked. */
    | 'event_canceled';
  readonly payload?: Readonly<Record<string, { readonly uri: string }>>;
}

/** What one page has that others do not. */
export interface PageParts {
  /** What the page is, without the business's name. */
  readonly title: string;
  /** Which sheet the page takes. */
  readonly sheet?: keyof PageSheets;
  /** Which script the page has besides that of every page. */
  readonly script?: keyof typeof pageScripts | undefined;
  readonly message?: PageMessage | undefined;
  /** The main element. Who comes from another of these pages goes on at the first place in it that has a tabindex. */
  readonly body: Markup;
  /** What stands behind everything else. */
  readonly end?: Markup;
}

function attribute(name: string, value: string | undefined): Markup | false {
  return value !== undefined && html` ${raw(name)}="${value}"`;
}

function inlineScript(name: keyof typeof pageScripts): Markup {
  return raw(`<script>${pageScripts[name]}</script>`);
}

/** What all pages have alike that one visitor sees. */
interface PageFrame {
  /** The name of the business. */
  readonly business: string;
  /** The sheets in the colors of the page. */
  readonly sheets: PageSheets;
  readonly embedded: boolean;
}

/** A whole page in one document: its sheet and script stand in it, so that nothing else is waited for. */
export function pageLayout(parts: PageParts, { business, sheets, embedded }: PageFrame): Markup {
  const { title, sheet = 'outcome', script, message, body, end } = parts;
  const attributes = [
    attribute('class', embedded ? 'embedded' : undefined),
    attribute('data-message', message?.name),
    attribute('data-payload', message?.payload && JSON.stringify(message.payload)),
  ];
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta name="viewport" content="width=device-width" />
        <title>${title} | ${business}</title>
        ${!embedded && raw('<link rel="icon" href="data:,">')}
        ${raw(`<style>${sheets[sheet]}</style>`)}
      </head>
      <body${attributes}>
        ${body}
        <footer>Demonstration scheduler: it sends no mail.</footer>
        ${inlineScript('frame')}${script && inlineScript(script)} ${end}
      </body>
    </html>`;
}
