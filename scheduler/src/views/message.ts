import { html } from 'hono/html';
import type { PageContext } from '../booking-request.ts';
import { page, type Link, type Markup } from './layout.ts';

/** A page with one message and a link to continue. */
export function messagePage(context: PageContext, heading: string, text: string, link: Link | null): Markup {
  const { email } = context.service.business;
  return page(context, {
    title: heading,
    layout: 'steps',
    main: html`<header class="head"><h1 id="step" tabindex="-1">${heading}</h1></header>
      <p>${text}</p>
      <p class="send">
        ${link && html`<a class="button" href="${link.url}">${link.label}</a>`}
        <a class="action" href="mailto:${email}">Email ${email}</a>
      </p>`,
  });
}
