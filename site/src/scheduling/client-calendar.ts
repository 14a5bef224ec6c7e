import type { ClientDirective } from 'astro';
import type { CalendarElement } from './calendar-element.ts';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:calendar'?: boolean;
  }
}

/** Resolves once an element is within a screen of the viewport; never without one. */
const nearViewport = (element: Element | null): Promise<void> =>
  new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) resolve();
      },
      { rootMargin: '100% 0px' },
    );
    if (element) observer.observe(element);
  });

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
 * `client:calendar` hydrates the calendar's component once there is something that only it can show: a chosen time, a
 * calendar that does not come, the service's next free times. It hydrates at once if start-calendar.ts did not run, since
 * the component brings it, and if the page's URL has a query, since the component's links carry the campaign in it.
 */
const calendar: ClientDirective = (load, _options, island) => void hydrateWhenNeeded(load, island);

// Astro takes a directive by its default export.
export { calendar as default };
