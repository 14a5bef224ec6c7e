import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Settings } from '../src/model/settings.ts';
import { readSettings } from '../src/model/read-settings.ts';
import { withPageFonts } from '../src/page-fonts.ts';
import { withPagePolicy } from '../src/page-policy.ts';
import { withIslandsAfterPaint } from './islands-after-paint.ts';

/**
 * Gives every page of a build what only its finished HTML shows: islands behind its first paint, then its policy; and
 * takes away pictures that no page names.
 * @param assets the folder of hashed files below the build, such as _assets
 * @throws Error that names the page in which something is not as expected, or when there is nothing to do.
 */
export async function finishPages(build: string, assets: string, settings: Settings): Promise<void> {
  const pages = globSync('**/*.html', { cwd: build });
  let islands = 0;
  mkdirSync(join(build, assets), { recursive: true });
  const keep = (name: string, content: string | Buffer): string => {
    writeFileSync(join(build, assets, name), content);
    return `/${assets}/${name}`;
  };
  // Photographs as their owner gave them, and whole fonts; pages name only what was made of them.
  const unnamed = new Set(
    globSync('*.{jp{,e}g,png,webp,avif,woff2,JP{,E}G,PNG,WEBP,AVIF}', { cwd: join(build, assets) }),
  );
  for (const page of pages) {
    const file = join(build, page);
    try {
      const { html: plain, script } = withIslandsAfterPaint(readFileSync(file, 'utf8'), `/${assets}`);
      if (script) keep(script.name, script.source);
      const html = await withPageFonts(plain, keep);
      for (const name of unnamed) if (html.includes(encodeURIComponent(name))) unnamed.delete(name);
      islands += script ? 1 : 0;
      writeFileSync(file, withPagePolicy(html, settings));
    } catch (error) {
      throw new Error(`${page} cannot be finished. ${String(error)}`, { cause: error });
    }
  }
  for (const name of unnamed) rmSync(join(build, assets, name));
  // The build has pages, and some of them islands: none at all means that Astro writes them in another way.
  if (islands === 0) throw new Error(`No islands in the ${pages.length} pages of the build.`);
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
