import { findChromium, reportMissing } from './installed.ts';
import { readPorts, requireFreePorts } from './ports.ts';
import { portsEnvironment, requireBuildable, run, runMain } from './processes.ts';

const vitest = (...projects: string[]): string =>
  `exec --no -- vitest run ${projects.map((project) => `--project=${project}`).join(' ')}`;

/** What npm is asked for by `npm test`, in this order, and what `npm run test:all` adds. All after `build` tests the build. */
const defaultSteps = {
  check: 'run --silent check',
  unit: vitest('site', 'project', 'scheduler'),
  build: 'run --silent build',
  built: vitest('build', 'hosting'),
  e2e: 'exec --no -- playwright test --grep-invert @all',
};
const furtherSteps = { browsers: vitest('browsers'), sweeps: 'exec --no -- playwright test --grep @all' };
const steps: Readonly<Record<string, string>> = { ...defaultSteps, ...furtherSteps };

function chosenSteps(args: readonly string[]): string[] {
  const known = ['--all', ...Object.keys(steps)];
  const unknown = args.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new Error(`There is no step ${unknown.join(', ')}; there are ${known.join(', ')}.`);
  if (args.includes('--all')) return Object.keys(steps);
  return args.length > 0 ? [...args] : Object.keys(defaultSteps);
}

runMain(async () => {
  const chosen = chosenSteps(process.argv.slice(2));
  const ports = readPorts();
  requireBuildable();
  await requireFreePorts(ports);
  reportMissing(['chromium', 'fonts', 'nginx', 'apache', 'rsync']);
  if (chosen.includes('browsers')) reportMissing(['firefox', 'webkit']);
  const chromium = findChromium();
  const environment = { ...portsEnvironment(ports), ...(chromium ? { CHROME_PATH: chromium } : {}) };
  for (const name of chosen) {
    console.log(`\n> ${name}`);
    const code = await run('npm', (steps[name] ?? '').split(' '), environment);
    if (code !== 0) throw new Error(`\nFailed: ${name}. Run it alone with "npm test -- ${name}".`);
  }
});
