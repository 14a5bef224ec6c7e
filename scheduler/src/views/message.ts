import { html } from 'hono/html';
import { page, type Markup } from './layout.ts';
import type { Link } from './types.ts';
import type { PageModel } from '../service.ts';

interface MessageModel extends PageModel {
  readonly heading: string;
  readonly text: string;
  readonly link: Link | null;
}

/** A page with one message and a link to continue. */
export function messagePage(model: MessageModel): Markup {
  const { heading, text, link, business } = model;
  return page(model, {
    title: heading,
    layout: 'outcome',
    main: html`<div class="outcome">
      <h1 class="plain" tabindex="-1">${heading}</h1>
      <p>${text}</p>
      <p class="send">
        ${link && html`<a class="button" href="${link.url}">${link.label}</a>`}
        <a class="action" href="mailto:${business.email}">Email ${business.email}</a>
      </p>
    </div>`,
  });
}
