import { html, type Markup } from './html.ts';

/** One thing that is wrong with a form, and the id of the control that cures it. */
export interface SummaryEntry {
  readonly target: string;
  readonly message: string;
}

/** What went wrong, first on the page and focused, with links to the fields. */
export function errorSummary(heading: string, entries: readonly SummaryEntry[]): Markup {
  const links = entries.map(({ target, message }) => html`<li><a href="#${target}">${message}</a></li>`);
  return html`<div
    class="notice"
    role="alert"
    id="error-summary"
    tabindex="-1"
    aria-labelledby="error-heading"
  >
    <h2 id="error-heading">${heading}</h2>
    ${
      links.length > 0 &&
      html`<ul>
        ${links}
      </ul>`
    }
  </div>`;
}

/** A message above a page's content, announced at once; nothing without a text. */
export function notice(text: string | undefined): Markup | false {
  return text !== undefined && html`<p class="notice" role="alert" id="notice" tabindex="-1">${text}</p>`;
}
