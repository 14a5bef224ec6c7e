import type { ClientDirective } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:touched'?: boolean;
  }
}

/**
 * `client:touched` hydrates an island once a pointer or the focus is on it, or at once where the URL has a query or a
 * fragment that the island may have to follow. Where its script cannot be loaded, the island gets `data-unavailable`,
 * for styles that hide what needs it.
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

// Astro takes a directive by its default export.
export { touched as default };
