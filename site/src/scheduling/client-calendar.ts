import type { ClientDirective } from 'astro';
import type { CalendarElement } from './calendar-element.ts';
import { nearViewport } from './near-viewport.ts';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:calendar'?: boolean;
  }
}

async function hydrateWhenNeeded(load: Parameters<ClientDirective>[0], island: HTMLElement): Promise<void> {
  if (document.readyState === 'loading')
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
  const started = island.querySelector<CalendarElement>('[data-scheduler-plan]')?.calendar;
  const nextTimes = document.querySelector('[data-next-times-place]');
  if (started && !location.search) await Promise.race([started.componentNeeded, nearViewport(nextTimes)]);
  const hydrate = await load();
  await hydrate();
}

/**
 * The directive `client:calendar` hydrates the calendar's component only when it is needed: when a time was chosen, the
 * calendar failed, or the next free times come into view. It hydrates at once if start-calendar.ts did not run, since the
 * component also imports it, or if the page's URL has a query, whose campaign the component adds to its links.
 * @see https://docs.astro.build/en/reference/integrations-reference/
 */
const calendar: ClientDirective = (load, _options, island) => void hydrateWhenNeeded(load, island);

// Astro requires a default export.
export { calendar as default };
