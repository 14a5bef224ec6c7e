import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates once somebody is there: at the first pointer, key, touch or scroll, or when the page has rested. */
    'client:needed'?: boolean;
    /** Hydrates a calendar once its frame is there. */
    'client:calendar'?: boolean;
  }
}

/** Adds `client:needed` and `client:calendar`, for islands whose HTML already does the most of the work. */
export function clientWhenNeeded(): AstroIntegration {
  return {
    name: 'client-when-needed',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({
          name: 'needed',
          entrypoint: fileURLToPath(new URL('../src/lib/hydrate-when-needed.ts', import.meta.url)),
        });
        addClientDirective({
          name: 'calendar',
          entrypoint: fileURLToPath(new URL('../src/scheduling/hydrate-with-calendar.ts', import.meta.url)),
        });
      },
    },
  };
}
