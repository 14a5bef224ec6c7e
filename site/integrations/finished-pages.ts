import { globSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { finishPage } from '../src/finish-page.ts';
import { inThreads } from '../src/in-threads.ts';
import type { Settings } from '../src/model/settings.ts';
import { readSettings } from '../src/model/read-settings.ts';

const module = new URL('../src/finish-page.ts', import.meta.url);
/** Pages that take as long to finish as a thread takes to start. */
const worthThread = 100;

/**
 * Gives every page of a build what only its finished HTML shows: islands behind its first paint, then its policy; and
 * takes away pictures that no page names.
 * @param assets the folder of hashed files below the build, such as _assets
 * @throws Error that names the page in which something is not as expected, or when there is nothing to do.
 */
async function finishPages(build: string, assets: string, settings: Settings): Promise<void> {
  const pages = globSync('**/*.html', { cwd: build });
  mkdirSync(join(build, assets), { recursive: true });
  // Photographs as their owner gave them, and whole fonts; pages name only what was made of them.
  const files = globSync('*.{jp{,e}g,png,webp,avif,woff2,JP{,E}G,PNG,WEBP,AVIF}', {
    cwd: join(build, assets),
  });
  const finished = await inThreads(
    finishPage,
    module.href,
    worthThread,
    pages,
    build,
    assets,
    settings,
    files,
  );
  const named = new Set(finished.flatMap((page) => page.named));
  for (const name of files) if (!named.has(name)) rmSync(join(build, assets, name));
  // The build has pages, and some of them islands: none at all means that Astro writes them in another way.
  if (!finished.some(({ islands }) => islands))
    throw new Error(`No islands in the ${pages.length} pages of the build.`);
}

/** Finishes the pages, before anything compresses them. */
export function finishedPages(): AstroIntegration {
  let assets = '_assets';
  return {
    name: 'finished-pages',
    hooks: {
      'astro:config:done': ({ config }) => {
        assets = config.build.assets;
      },
      'astro:build:done': ({ dir }) => finishPages(fileURLToPath(dir), assets, readSettings()),
    },
  };
}
