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
 * `client:calendar`: Astro calls this with a function that loads React and the calendar's component. That waits until
 * only the component can show what there is: a chosen time, a calendar that does not come, next free times in view. It
 * does not wait if start-calendar.ts is missing, which the component brings along, or if the page's URL has a query, whose
 * campaign the component writes into its links.
 */
const calendar: ClientDirective = (load, _options, island) => void hydrateWhenNeeded(load, island);

// Astro takes a directive by its default export.
export { calendar as default };
