import { globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyProject, removeCopy } from '../scripts/editor/project-copy.ts';
import { run } from '../scripts/processes.ts';

/** One build: how long it took, how many pages it wrote and how many bytes they have. */
export interface BuildFigures {
  pages: number;
  seconds: number;
  /** Everything in the output, with the precompressed copies. */
  megabytes: number;
  /** The pages alone, as Brotli. */
  htmlBrotliMegabytes: number;
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
    const digits = String(number).padStart(4, '0');
    const id = `sample-${digits}`;
    const own = text
      .replace(/^name: .*$/m, `name: Sample ${digits}`)
      .replace(/^( {2}address: ).*$/m, `$1/${id}-consultation`)
      .replace(/^( {4}title: ).*$/m, `$1Tutoring with Licensed Teachers in ${id}`)
      .replace(
        /^( {4}description: ).*$/m,
        `$1Licensed teachers for families in ${id}. One student at a time, with records that match your program.`,
      );
    writeFileSync(join(states, `${id}.yaml`), own);
  }
}

async function timedBuild(copy: string): Promise<BuildFigures> {
  const dist = join(copy, 'site/dist');
  rmSync(dist, { recursive: true, force: true });
  const began = performance.now();
  const astro = join(copy, 'node_modules/astro/bin/astro.mjs');
  const code = await run(process.execPath, [astro, 'build', '--silent', '--root', join(copy, 'site')], {
    ASTRO_TELEMETRY_DISABLED: '1',
  });
  if (code !== 0) throw new Error('The copy could not be built: what it says stands above.');
  const seconds = (performance.now() - began) / 1000;
  const bytes = (pattern: string) =>
    globSync(pattern, { cwd: dist })
      .map((file) => statSync(join(dist, file)))
      .reduce((total, file) => total + (file.isFile() ? file.size : 0), 0);
  return {
    pages: globSync('**/*.html', { cwd: dist }).length,
    seconds,
    megabytes: bytes('**/*') / 1e6,
    htmlBrotliMegabytes: bytes('**/*.html.br') / 1e6,
  };
}

export interface BuildResults {
  /** As on a clean clone: nothing is cached. */
  first: BuildFigures;
  again: BuildFigures;
  thousand: BuildFigures;
}

/** Builds a temporary copy of the project: for the first time, again, and grown to 1,000 pages. */
export async function measureBuilds(): Promise<BuildResults> {
  const copy = copyProject([''], false);
  try {
    const first = await timedBuild(copy);
    const again = await timedBuild(copy);
    addStates(copy, Math.max(0, 1000 - again.pages));
    return { first, again, thousand: await timedBuild(copy) };
  } finally {
    removeCopy(copy);
  }
}
