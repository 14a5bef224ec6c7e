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
        const add = (name: string, source: string) =>
          addClientDirective({ name, entrypoint: fileURLToPath(new URL(source, import.meta.url)) });
        add('needed', '../src/lib/hydrate-when-needed.ts');
        add('calendar', '../src/scheduling/hydrate-with-calendar.ts');
      },
    },
  };
}
