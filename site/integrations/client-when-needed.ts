import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates once somebody is there: at the first pointer, key, touch or scroll, or when the page has rested. */
    'client:needed'?: boolean;
  }
}

/**
 * Has the browser translate all of React's functions while the file arrives, off the main thread, instead of one by one
 * when a page hydrates. Chromium reads the line (v8.dev/blog/explicit-compile-hints), others pass over it.
 */
const translateAhead = (chunk: { moduleIds: readonly string[] }): string =>
  chunk.moduleIds.some((module) => module.includes('/react-dom/')) ? '//# allFunctionsCalledOnLoad' : '';

/** Adds `client:needed`, for islands whose HTML already does the most of the work. */
export function clientWhenNeeded(): AstroIntegration {
  return {
    name: 'client-when-needed',
    hooks: {
      'astro:config:setup': ({ addClientDirective, updateConfig }) => {
        const output = { postBanner: translateAhead };
        updateConfig({ vite: { environments: { client: { build: { rolldownOptions: { output } } } } } });
        const add = (name: string, source: string) =>
          addClientDirective({ name, entrypoint: fileURLToPath(new URL(source, import.meta.url)) });
        add('needed', '../src/lib/hydrate-when-needed.ts');
      },
    },
  };
}
