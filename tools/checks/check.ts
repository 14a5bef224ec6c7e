import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { installTool } from '../test/install-tool.ts';
import { root, runMain, logWhileWaiting } from '../serve/processes.ts';

const checks = join(root, 'tools/checks');
const own = join(root, 'node_modules');

/** The programs of `npm run check` with their arguments; those for the site run in its folder. */
const programs: Readonly<Record<string, readonly string[]>> = {
  'types of the site': [
    `${checks}/node_modules/@astrojs/check/bin/astro-check.js`,
    ...['--minimumSeverity', 'warning'],
  ],
  'types of the scheduler': [`${own}/typescript/bin/tsc`, '--noEmit', '-p', 'scheduler'],
  'types of scripts and hosts': [`${own}/typescript/bin/tsc`, '--noEmit', '-p', 'tsconfig.json'],
  ESLint: [`${checks}/node_modules/eslint/bin/eslint.js`, '-c', `${checks}/eslint.config.js`, '.'],
  Stylelint: [`${checks}/node_modules/stylelint/bin/stylelint.mjs`, 'site/src/**/*.css'],
  knip: [`${checks}/node_modules/knip/bin/knip.js`, '--no-config-hints'],
  Prettier: [`${own}/prettier/bin/prettier.cjs`, '--check', '--log-level', 'warn', '.'],
};

/** Whether a program is installed; without a network, tools/checks may not be. */
const isThere = (name: string): boolean => existsSync(programs[name]?.[0] ?? '');

/** Runs a program and prints its output. @returns whether it passed. */
async function passes(name: string): Promise<boolean> {
  const cwd = name.endsWith(' of the site') ? join(root, 'site') : root;
  const options = { cwd, maxBuffer: 100_000_000 };
  const result = await promisify(execFile)(process.execPath, [...(programs[name] ?? [])], options).then(
    () => undefined,
    (error: Error & { stdout: string; stderr: string }) => error.stdout + error.stderr || error.message,
  );
  console.log(result === undefined ? `${name}: fine` : `${name}:\n${result}`);
  return result === undefined;
}

await runMain(async () => {
  await installTool('checks').catch((error: Error) => {
    if (process.env['CI']) throw error;
  });
  const prefix = process.argv[2] ?? '';
  const chosen = Object.keys(programs).filter((name) => name.startsWith(prefix));
  const left = chosen.filter(isThere);
  const skipped = chosen.filter((name) => !isThere(name));
  const running = new Set<string>();
  let failed = false;
  // Two at a time, because each uses one processor core.
  const work = async (): Promise<void> => {
    for (let name = left.shift(); name !== undefined; name = left.shift()) {
      running.add(name);
      if (!(await passes(name))) failed = true;
      running.delete(name);
    }
  };
  using ticker = logWhileWaiting(() => `Checking: ${[...running].join(', ')}`);
  await Promise.all([work(), work()]);
  if (skipped.length > 0)
    console.log(`Skipped, since npm cannot install tools/checks: ${skipped.join(', ')}`);
  if (failed) process.exitCode = 1;
});
