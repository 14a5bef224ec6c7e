import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';
import { getContent } from '../../site/src/content-reader/content-cache.ts';
import { routeTable } from '../../site/src/model/routes.ts';
import {
  exitCodeOf,
  isRunning,
  root,
  logWhileWaiting,
  startProcess,
  type Environment,
} from '../serve/processes.ts';

const workFolder = join(root, 'site/.build');
const lock = join(workFolder, 'lock');

/** Waits until no other build runs, because builds share a cache, for example of pictures. */
async function waitForTurn(): Promise<Disposable> {
  mkdirSync(workFolder, { recursive: true });
  using ticker = logWhileWaiting(() => 'Waiting for another build in this folder');
  for (;;) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' });
      return { [Symbol.dispose]: () => rmSync(lock, { force: true }) };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const holder = existsSync(lock) ? Number(readFileSync(lock, 'utf8')) : 0;
    if (holder && !isRunning(holder)) rmSync(lock, { force: true });
    await pause(100);
  }
}

/** Removes files of builds whose process was killed. */
function removeLeftovers(): void {
  for (const name of readdirSync(workFolder)) {
    const owner = Number.parseInt(name, 10);
    if (owner && !isRunning(owner)) rmSync(join(workFolder, name), { recursive: true, force: true });
  }
}

/**
 * Builds the site into a new folder, next to the served build, and logs its progress.
 * @returns the folder, for `publishBuild`.
 * @throws Error if the build failed, for a reason that Astro has printed. ContentError for mistakes in the content.
 */
export async function buildSite(environment: Environment = {}): Promise<string> {
  const total = routeTable(getContent(environment['SITE_CONTENT'])).length + 1;
  using turn = await waitForTurn();
  removeLeftovers();
  const folder = join(workFolder, String(process.pid));
  const astro = join(root, 'node_modules/astro/bin/astro.mjs');
  const child = startProcess([astro, 'build', '--outDir', folder], environment, {
    cwd: join(root, 'site'),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let pages = 0;
  let pictures = 0;
  using ticker = logWhileWaiting(() =>
    pages === 0
      ? 'Building: the content and the modules'
      : `Building: ${Math.min(pages, total)} of ${total} pages, ${pictures} pictures`,
  );
  const read = (line: string): void => {
    pages += line.match(/├─ \S*\.html/g)?.length ?? 0;
    pictures += line.match(/(?:├─|▶) \S*\.(?:png|ico|svg|avif|webp|jpe?g)/g)?.length ?? 0;
    if (/\[(?:WARN|ERROR)\]/.test(line)) console.log(line);
  };
  if (child.stdout)
    createInterface({ input: child.stdout }).on('line', (line) => read(stripVTControlCharacters(line)));
  if ((await exitCodeOf(child)) !== 0) {
    rmSync(folder, { recursive: true, force: true });
    throw new Error('The build stopped. Fix what it says above, then try again.');
  }
  return folder;
}

/** Replaces the previous build with a new one by renaming folders. */
export function publishBuild(folder: string, place = join(root, 'site/dist')): void {
  const before = `${folder}-before`;
  if (existsSync(place)) renameSync(place, before);
  renameSync(folder, place);
  rmSync(before, { recursive: true, force: true });
}
