import type { ClientDirective } from 'astro';

const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'wheel', 'scroll', 'touchstart'] as const;
/** A page that is only looked at hydrates after this long, in milliseconds: its search and counts should be there. */
const longestRest = 4000;
/** What somebody touches is answered by the page itself, before the island's scripts keep it busy, in milliseconds. */
const answerFirst = 300;

/**
 * Waits for the page to have loaded and for a first sign of its reader, so that React never stands in the way of the
 * first paint. The island's HTML works before; what was typed or chosen meanwhile, it reads from the page.
 */
const hydrateWhenNeeded: ClientDirective = (load) => {
  let begun = false;
  const begin = async (): Promise<void> => {
    if (begun) return;
    begun = true;
    for (const sign of signs) window.removeEventListener(sign, beginSoon);
    const hydrate = await load();
    await hydrate();
  };
  const beginSoon = (): void => void setTimeout(() => void begin(), answerFirst);
  const watch = (): void => {
    for (const sign of signs) window.addEventListener(sign, beginSoon, { passive: true, once: true });
    // An address that names a part of the page has the island look for it at once.
    setTimeout(() => void begin(), window.location.hash || window.location.search ? 0 : longestRest);
  };
  if (document.readyState === 'complete') watch();
  else window.addEventListener('load', watch, { once: true });
};

export default hydrateWhenNeeded;
