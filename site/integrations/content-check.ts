import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { ContentError } from '../src/model/content-problem.ts';
import { readContent } from '../src/model/read-content.ts';
import { providerProblems } from '../src/scheduling/provider-problems.ts';
import { brandProblems } from '../src/styles/brand-contrast.ts';

const folder = fileURLToPath(new URL('../content', import.meta.url));

/** The mistakes in the content as one message; null when there are none. */
function mistakes(): string | null {
  try {
    readContent(folder, [providerProblems, brandProblems]);
    return null;
  } catch (error) {
    if (error instanceof ContentError) return error.message;
    throw error;
  }
}

/** Stops a build, and dev at its start, on a bad content entry; while dev runs, shows it over the page. */
export function contentCheck(): AstroIntegration {
  return {
    name: 'content-check',
    hooks: {
      'astro:config:setup': () => {
        readContent(folder, [providerProblems, brandProblems]);
      },
      'astro:server:setup': ({ server, logger }) => {
        server.watcher.add(folder);
        server.watcher.on('all', (_event, file) => {
          if (!file.startsWith(folder)) return;
          const message = mistakes();
          if (message === null) {
            server.hot.send({ type: 'full-reload' });
            return;
          }
          logger.error(message);
          server.hot.send({ type: 'error', err: { message, stack: '' } });
        });
      },
    },
  };
}
