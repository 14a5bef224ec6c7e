import type { SchedulerConfig } from '../config/scheduler-config.ts';
import { isSwitchedOn, linkTo, type CarriedParameters } from '../requests/carried-parameters.ts';
import { html, type Markup } from './html.ts';
import { pageLayout } from './page-layout.ts';

/** The account's event types. */
export function accountPage(config: SchedulerConfig, carried: CarriedParameters): Markup {
  const hidden = isSwitchedOn(carried, 'hide_landing_page_details');
  const entries = config.events.map(
    ({ slug, name, minutes }) =>
      html`<li>
        <a href="${linkTo(`/${config.account}/${slug}`, carried)}">${name}</a>
        <span>${minutes.join(' or ')} minutes</span>
      </li>`,
  );
  return pageLayout({
    title: `Book a meeting | ${config.business}`,
    carried,
    message: { name: 'profile_page_viewed' },
    body: html`<main class="outcome">
      <h1 class="${hidden ? 'visually-hidden' : ''}">Book a meeting with ${config.business}</h1>
      <ul class="event-list">
        ${entries}
      </ul>
    </main>`,
  });
}
