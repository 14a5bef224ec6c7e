import type { ClientDirective } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:touched'?: boolean;
  }
}

/**
 * The directive `client:touched` hydrates an island when a pointer or the focus first reaches it, or at once if the URL
 * has a query or a fragment, which the island may use. If its script can't be loaded, the island gets the attribute
 * `data-unavailable`, so that styles can hide what doesn't work.
 */
const touched: ClientDirective = (load, _options, island) => {
  const controller = new AbortController();
  island.addEventListener('astro:hydration-error', () => (island.dataset['unavailable'] = ''));
  const hydrate = async (): Promise<void> => {
    controller.abort();
    const render = await load();
    await render();
  };
  if (window.location.search || window.location.hash) void hydrate();
  else
    for (const type of ['pointerover', 'focusin', 'change'])
      island.addEventListener(type, () => void hydrate(), { signal: controller.signal });
};

// Astro requires a default export.
export { touched as default };
