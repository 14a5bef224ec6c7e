import { spawn } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { root } from '../scripts/processes.ts';

/** One build: how long it took, how many pages it wrote and how many bytes they have. */
export interface BuildFigures {
  pages: number;
  seconds: number;
  /** Everything in the output, with the precompressed copies. */
  megabytes: number;
  /** The pages alone, as Brotli. */
  htmlBrotliMegabytes: number;
}

const limitMs = 10 * 60_000;
const notCopied = new Set([
  'node_modules',
  '.git',
  'dist',
  '.build',
  '.astro',
  '.cache',
  '.data',
  'test-results',
]);
const model = 'indiana';

/** Copies the project without what is made from it; installed packages are linked. */
function copyProject(): string {
  const copy = mkdtempSync(join(tmpdir(), 'build-figures-'));
  cpSync(root, copy, { recursive: true, filter: (path) => !notCopied.has(basename(path)) });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  const siteModules = join(root, 'site/node_modules');
  mkdirSync(join(copy, 'site/node_modules'));
  for (const name of readdirSync(siteModules).filter((entry) => !['.astro', '.vite'].includes(entry))) {
    symlinkSync(join(siteModules, name), join(copy, 'site/node_modules', name));
  }
  return copy;
}

/**
 * Writes further pages as an owner would: a content file each, from a state's own, and a line each in the route
 * table. Checks, share pictures, the sitemap and the overview page meet them like the real ones.
 */
function addStates(copy: string, count: number): void {
  const states = join(copy, 'site/content/states');
  const text = readFileSync(join(states, `${model}.yaml`), 'utf8');
  const ids = Array.from({ length: count }, (_, index) => `sample-${String(index + 1).padStart(4, '0')}`);
  for (const id of ids) {
    const own = text
      .replace(/^id: .*$/m, `id: ${id}`)
      .replace(/^name: .*$/m, `name: Sample ${id.slice(-4)}`)
      .replace(/^consultationLink: .*$/m, `consultationLink: /${id}-consultation`)
      .replace(/^( {4}title: ).*$/m, `$1Tutoring with Licensed Teachers in ${id}`)
      .replace(/^( {4}description: )(.*)$/m, `$1For ${id}. $2`);
    writeFileSync(join(states, `${id}.yaml`), own);
  }
  const table = join(copy, 'site/src/routes.ts');
  const lines = ids.map(
    (id) =>
      `  { path: '/${id}-consultation', kind: 'state-consultation', entry: '${id}', scheduler: consultation(700) },`,
  );
  writeFileSync(
    table,
    readFileSync(table, 'utf8').replace(
      '\n] as const satisfies',
      `\n${lines.join('\n')}\n] as const satisfies`,
    ),
  );
}

function astroBuild(copy: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      [join(root, 'node_modules/astro/bin/astro.mjs'), 'build', '--silent'],
      {
        cwd: join(copy, 'site'),
        stdio: ['ignore', 'ignore', 'pipe'],
        env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
        timeout: limitMs,
      },
    );
    let errors = '';
    child.stderr.on('data', (piece: Buffer) => {
      errors = (errors + String(piece)).slice(-2000);
    });
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      if (code === 0) resolve();
      else reject(new Error(signal ? `The build took longer than ${limitMs / 60_000} minutes.` : errors));
    });
  });
}

async function timedBuild(copy: string): Promise<BuildFigures> {
  const dist = join(copy, 'site/dist');
  rmSync(dist, { recursive: true, force: true });
  const began = performance.now();
  await astroBuild(copy);
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
  const copy = copyProject();
  try {
    const first = await timedBuild(copy);
    const again = await timedBuild(copy);
    addStates(copy, Math.max(0, 1000 - again.pages));
    return { first, again, thousand: await timedBuild(copy) };
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
