import { html } from 'hono/html';
import { arrowRightIcon } from './icons.ts';
import { page, type Markup } from './layout.ts';
import type { AccountModel } from './types.ts';

/** The account's events. */
export function accountPage(model: AccountModel): Markup {
  const { business, hideDetails, events } = model;
  return page(model, {
    title: 'Book a call',
    layout: 'outcome',
    message: { name: 'profile_page_viewed' },
    main: html`<header class="head ${hideDetails ? 'unseen' : ''}">
        <h1 tabindex="-1">Book a call with ${business.name}</h1>
      </header>
      <ul class="ways">
        ${events.map(
          ({ name, facts, url }) =>
            html`<li>
              <a href="${url}"
                ><span><b>${name}</b> <small>${facts.join(' · ')}</small></span
                >${arrowRightIcon}</a
              >
            </li>`,
        )}
      </ul>`,
  });
}
