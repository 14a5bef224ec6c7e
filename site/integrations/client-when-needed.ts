import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates once somebody is there: at the first pointer, key, touch or scroll, or when the page has rested. */
    'client:needed'?: boolean;
  }
}

/** Adds `client:needed`, for islands whose HTML already does the most of the work. */
export function clientWhenNeeded(): AstroIntegration {
  return {
    name: 'client-when-needed',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({
          name: 'needed',
          entrypoint: fileURLToPath(new URL('./hydrate-when-needed.ts', import.meta.url)),
        });
      },
    },
  };
}
