import { html } from './html.ts';
import type { PageParts } from './page-layout.ts';

interface MessageContent {
  readonly heading: string;
  readonly text: string;
  readonly link?: { readonly href: string; readonly label: string } | undefined;
}

/** A page that only says something: not found, too many requests, out of order. */
export function messagePage({ heading, text, link }: MessageContent): PageParts {
  return {
    title: heading,
    body: html`<main class="outcome">
      <h1 tabindex="-1">${heading}</h1>
      <p>${text}</p>
      ${link && html`<p class="actions"><a class="button" href="${link.href}">${link.label}</a></p>`}
    </main>`,
  };
}
