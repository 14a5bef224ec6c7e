import type { ClientDirective } from 'astro';
import type { CalendarElement } from './embed-loader.ts';

/** A frame that takes longer than this to load is not waited for, in milliseconds. */
const longestWait = 2500;

/**
 * Hydrates a calendar's component once its frame has loaded, so that the two never share a slow line. A script that did
 * not come is asked for once more, under an address that no browser remembers as missing.
 */
const hydrateWithCalendar: ClientDirective = (load, _options, island) => {
  const embed = island.querySelector<CalendarElement>('[data-scheduler-plan]');
  let begun = false;

  const loadAgain: typeof load = () => {
    for (const name of ['component-url', 'renderer-url']) {
      const url = island.getAttribute(name);
      if (url) island.setAttribute(name, `${url}?again`);
    }
    return load();
  };
  const begin = async (): Promise<void> => {
    if (begun) return;
    begun = true;
    const hydrate = await load().catch(loadAgain);
    await hydrate();
  };
  const follow = (): void => {
    const frame = embed?.querySelector('iframe');
    if (!frame || 'loaded' in frame.dataset) {
      void begin();
      return;
    }
    frame.addEventListener('load', () => void begin(), { once: true });
    setTimeout(() => void begin(), longestWait);
  };

  if (!embed?.calendar) void begin();
  else if (embed.calendar.startedAt !== null) follow();
  else embed.addEventListener('calendar-started', follow, { once: true });
};

// eslint-disable-next-line no-restricted-syntax -- Astro takes a directive's default export.
export default hydrateWithCalendar;
