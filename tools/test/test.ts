import '../serve/exit-with-parent.js';
import { cpSync, rmSync } from 'node:fs';
import { installTool } from './install-tool.ts';
import { readPorts, requireFreePorts } from '../serve/ports.ts';
import { portsEnvironment, root, run, runMain, type Environment, type Ports } from '../serve/processes.ts';
import { findChromium, installPrograms, type ProgramName } from './programs.ts';
import { buildSite, publishBuild } from '../build/site-build.ts';
import { fixtureSite, ownSite } from './tested-sites.ts';

const vitest = (...projects: string[]) => [
  `${root}node_modules/vitest/vitest.mjs`,
  'run',
  ...projects.map((project) => `--project=${project}`),
];
const playwright = (...args: string[]) => [`${root}node_modules/@playwright/test/cli.js`, 'test', ...args];

/** The steps of `npm test`, in this order. Those after `build` test the builds. */
const defaultSteps = {
  check: ['tools/checks/check.ts'],
  unit: vitest('site', 'project', 'scheduler'),
  build: [],
  built: vitest('build', 'own'),
  e2e: playwright('--grep-invert', '@all'),
};
const furtherSteps = {
  browsers: vitest('browsers'),
  journeys: playwright('--grep', '@all', '--grep-invert', '@page'),
  sweeps: playwright('--grep', '@page'),
};
const steps: Readonly<Record<string, readonly string[]>> = { ...defaultSteps, ...furtherSteps };
const inChromium = ['e2e', 'journeys', 'sweeps'];

/** The programs that the tests of a step need; tests whose program is missing are skipped. */
const needed: Readonly<Record<string, readonly ProgramName[]>> = {
  unit: ['rsync'],
  built: ['nginx', 'Apache'],
  ...Object.fromEntries(inChromium.map((step) => [step, ['Chromium', 'Liberation fonts']])),
  browsers: ['Firefox', 'WebKit'],
};

function chosenSteps(args: readonly string[]): string[] {
  const known = ['--all', ...Object.keys(steps)];
  const unknown = args.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new Error(`There is no step ${unknown.join(', ')}; there are ${known.join(', ')}.`);
  if (args.includes('--all')) return Object.keys(steps);
  return args.length > 0 ? [...args] : Object.keys(defaultSteps);
}

/** Builds both sites. @returns a copy of the site's own build, because another build may replace the original. */
async function buildBoth(ports: Ports): Promise<string> {
  const { SITE_CONTENT, BUILD_FOLDER } = fixtureSite;
  publishBuild(await buildSite({ ...portsEnvironment(ports), SITE_CONTENT }), BUILD_FOLDER);
  const folder = await buildSite(portsEnvironment(ports));
  const copy = `${folder}-tested`;
  cpSync(folder, copy, { recursive: true });
  publishBuild(folder);
  return copy;
}

/** Runs a step. @throws Error if it failed. */
async function runStep(name: string, environment: Environment): Promise<void> {
  const code = await run(steps[name] ?? [], environment);
  if (code !== 0) throw new Error(`\nFailed: ${name}. Run it alone with "npm test -- ${name}".`);
}

await runMain(async () => {
  const chosen = chosenSteps(process.argv.slice(2));
  const ports = readPorts();
  await requireFreePorts(ports);
  const missing = await installPrograms([...new Set(chosen.flatMap((name) => needed[name] ?? []))]);
  if (chosen.some((name) => name === 'check' || name === 'built'))
    await installTool('checks').catch((error: Error) => {
      if (process.env['CI']) throw error;
      missing.push('what tools/checks/ pins');
    });
  const chromium = findChromium();
  let environment: Environment = {
    ...portsEnvironment(ports),
    ...(chromium ? { CHROME_PATH: chromium } : {}),
  };
  // The build runs in parallel with the checks, because it doesn't use both processor cores fully; the step `build` waits
  // for it.
  const building = chosen.includes('build') ? buildBoth(ports) : undefined;
  building?.catch(() => undefined);
  using built = new DisposableStack();
  for (const name of chosen) {
    if (inChromium.includes(name) && !chromium) continue;
    console.log(`\n> ${name}`);
    if (name === 'build') {
      const own = String(await building);
      built.defer(() => rmSync(own, { recursive: true, force: true }));
      environment = { ...environment, BUILD_FOLDER: own };
    } else {
      // The step `sweeps` tests the site's own content and build; other steps in browsers use those of the fixture.
      await runStep(name, name === 'sweeps' ? { ...ownSite, ...environment } : environment);
    }
  }
  const skipped =
    missing.length > 0 ? ` Tests were skipped, since these are not installed: ${missing.join(', ')}.` : '';
  console.log(`\nPassed: ${chosen.join(', ')}.${skipped}`);
});
