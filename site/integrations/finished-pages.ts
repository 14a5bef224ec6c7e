import { createHash } from 'node:crypto';
import {
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { checkBudget } from './check-budget.ts';
import { compress, qualities } from './compress.ts';
import { finishingAhead } from './finish-ahead.ts';
import { finishPage, type Finish } from './finish-page.ts';
import { inThreads } from './in-threads.ts';
import { forgetUnused } from '../src/server/disk-cache.ts';
import { isPreview } from '../src/lib/preview.ts';
import { readSettings } from '../src/model/read-settings.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const source = (name: string): string => new URL(`../src/${name}`, import.meta.url).href;
const quality = isPreview ? qualities.preview : qualities.release;
/** Files that take as long to finish, or to compress, as a thread takes to start. */
const worthThread = isPreview ? 100 : 10;

/** What pages are finished with, and a digest of all that goes into it. */
function finishWith(assets: string): Finish {
  const finish = { assets, settings: readSettings(), quality };
  const made = createHash('sha256').update(JSON.stringify([finish, process.version]));
  const sources = ['package-lock.json', 'node_modules/.package-lock.json', 'site/src/**/*.ts'];
  for (const file of globSync([...sources, 'site/.cache/fonts/*.woff2'], { cwd: root }).sort())
    made.update(readFileSync(join(root, file)));
  return { ...finish, made: made.digest('hex') };
}

/**
 * Gives every page of a build what only its finished HTML shows: islands behind its first paint, then its policy; and
 * takes away pictures that no page names. Pages, then all other text files, get a .br and a .gz beside them, so that
 * no server compresses at run time. Weighs their first views.
 * @throws Error that names the page in which something is not as expected, or too heavy.
 */
async function finishBuild(build: string, finish: Finish): Promise<void> {
  const { assets } = finish;
  mkdirSync(join(build, assets), { recursive: true });
  const filesOf = (kind: RegExp): string[] =>
    readdirSync(build, { recursive: true, encoding: 'utf8' }).filter((file) => kind.test(file));
  const pages = filesOf(/\.html$/);
  // Photographs as their owner gave them, and whole fonts; pages name only what was made of them.
  const names = readdirSync(join(build, assets)).filter((file) =>
    /\.(jpe?g|png|webp|avif|woff2)$/i.test(file),
  );
  const further = [build, finish, names] as const;
  const finished = await inThreads(finishPage, source('finish-page.ts'), worthThread, pages, ...further);
  const named = new Set(finished.flatMap((page) => page.named));
  for (const name of names) if (!named.has(name)) rmSync(join(build, assets, name));
  // The build has pages, and some of them islands: none at all means that Astro writes them in another way.
  if (!finished.some(({ islands }) => islands))
    throw new Error(`No islands in the ${pages.length} pages of the build.`);
  const others = filesOf(/\.(css|js|json|svg|txt|xml|webmanifest)$/);
  await inThreads(compress, source('compress.ts'), worthThread, others, build, quality);
  console.log(await checkBudget(build, finished));
  forgetUnused();
}

/** Puts the last build out of the way, to be taken away while the next one is made. Where that cannot be, Astro does. */
async function takeAway(build: string): Promise<void> {
  const old = join(root, 'site/.cache/old-build');
  try {
    rmSync(old, { recursive: true, force: true });
    renameSync(build, old);
  } catch {
    return;
  }
  await rm(old, { recursive: true });
}

/** Finishes the pages of a build, and sees that no page is taken over from one that was not finished. */
export function finishedPages(): AstroIntegration {
  let assets = '_assets';
  let finish: Finish;
  let build = '';
  let cache = '';
  let tidied: Promise<void> | undefined;
  const unfinished = (): string => join(cache, 'unfinished');
  return {
    name: 'finished-pages',
    hooks: {
      'astro:config:done': ({ config }) => {
        assets = config.build.assets;
        build = fileURLToPath(config.outDir);
        cache = fileURLToPath(config.cacheDir);
      },
      'astro:build:start': ({ setPrerenderer }) => {
        // A build that was stopped has written pages that the list of the one before it knows nothing of.
        if (existsSync(unfinished())) rmSync(join(cache, 'incremental-build.json'), { force: true });
        mkdirSync(cache, { recursive: true });
        writeFileSync(unfinished(), '');
        tidied = takeAway(build);
        finish = finishWith(assets);
        setPrerenderer((astro) => finishingAhead(astro, finish, worthThread));
      },
      'astro:build:done': async () => {
        await finishBuild(build, finish);
        rmSync(unfinished());
        await tidied;
      },
    },
  };
}
