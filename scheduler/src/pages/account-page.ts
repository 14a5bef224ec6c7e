import type { SchedulerConfig } from '../config/scheduler-config.ts';
import { isSwitchedOn, linkTo, type CarriedParameters } from '../requests/carried-parameters.ts';
import { html } from './html.ts';
import type { PageParts } from './page-layout.ts';

/** The account's event types. */
export function accountPage(config: SchedulerConfig, carried: CarriedParameters): PageParts {
  const hidden = isSwitchedOn(carried, 'hide_landing_page_details');
  const entries = config.events.map(
    ({ slug, name, minutes }) =>
      html`<li>
        <a href="${linkTo(`/${config.owner.account}/${slug}`, carried)}">${name}</a>
        <span>${minutes.join(' or ')} minutes</span>
      </li>`,
  );
  return {
    title: 'Book a meeting',
    message: { name: 'profile_page_viewed' },
    body: html`<main class="outcome">
      <h1 class="${hidden ? 'unseen' : ''}">Book a meeting with ${config.owner.business}</h1>
      <ul class="event-list">
        ${entries}
      </ul>
    </main>`,
  };
}
