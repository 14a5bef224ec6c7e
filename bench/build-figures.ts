import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyProject, removeCopy } from '../scripts/editor/project-copy.ts';

/** One build: how long it took, how many pages it wrote and how many bytes they have. */
export interface BuildFigures {
  pages: number;
  seconds: number;
  /** Everything in the output, with the precompressed copies. */
  megabytes: number;
}

const model = 'indiana';

/**
 * Writes further pages as an owner would: for each a content file, made from a state's own.
 * Checks, share pictures, the sitemap and the overview page meet them like the real ones.
 */
function addStates(copy: string, count: number): void {
  const states = join(copy, 'site/content/states');
  const text = readFileSync(join(states, `${model}.yaml`), 'utf8');
  for (let number = 1; number <= count; number += 1) {
    // In letters, as names are: figures would have a font cut for each page.
    const letters = String(number)
      .padStart(4, '0')
      .replaceAll(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)));
    const id = `sample-${letters}`;
    const own = text
      .replace(/^name: .*$/m, `name: ${id}`)
      .replace(/^( {2}address: ).*$/m, `$1/${id}-consultation`)
      .replace(/^( {4}title: ).*$/m, `$1Tutoring with Licensed Teachers in ${id}`)
      .replace(
        /^( {4}description: ).*$/m,
        `$1Licensed teachers for families in ${id}, one student at a time.`,
      );
    writeFileSync(join(states, `${id}.yaml`), own);
  }
}

function timedBuild(copy: string): BuildFigures {
  const dist = join(copy, 'site/dist');
  rmSync(dist, { recursive: true, force: true });
  const began = performance.now();
  const astro = join(copy, 'node_modules/astro/bin/astro.mjs');
  execFileSync(process.execPath, [astro, 'build', '--silent'], {
    cwd: join(copy, 'site'),
    stdio: 'inherit',
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
  });
  const seconds = (performance.now() - began) / 1000;
  const files = globSync('**/*.*', { cwd: dist });
  const bytes = files.reduce((total, file) => total + statSync(join(dist, file)).size, 0);
  const pages = files.filter((file) => file.endsWith('.html')).length;
  return { pages, seconds, megabytes: bytes / 1e6 };
}

export interface BuildResults {
  /** As on a clean clone: nothing is cached. */
  first: BuildFigures;
  again: BuildFigures;
  thousand: BuildFigures;
  thousandAgain: BuildFigures;
}

/** Builds a temporary copy of the project: for the first time, again, and grown to 1,000 pages, twice. */
export function measureBuilds(): BuildResults {
  const copy = copyProject([''], false);
  try {
    const first = timedBuild(copy);
    const again = timedBuild(copy);
    addStates(copy, Math.max(0, 1000 - again.pages));
    const thousand = timedBuild(copy);
    return { first, again, thousand, thousandAgain: timedBuild(copy) };
  } finally {
    removeCopy(copy);
  }
}
