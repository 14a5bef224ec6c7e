import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium, reportMissing } from './installed.ts';
import { readPorts, requireFreePorts } from './ports.ts';
import { portsEnvironment, requireBuildable, requireKnown, root, run, runMain } from './processes.ts';

interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

const results = join(root, 'test-results');
mkdirSync(results, { recursive: true });

async function script(name: string): Promise<Counts> {
  const code = await run('npm', ['run', '--silent', name]);
  return { passed: 0, failed: code === 0 ? 0 : 1, skipped: 0 };
}

/** Runs a test runner with its default reporter, and reads what it counted from its JSON reporter's file. */
async function counted(
  name: string,
  command: string,
  read: (report: never) => Counts,
  environment = {},
): Promise<Counts> {
  const code = await run('npm', ['exec', '--no', '--', ...command.split(' ')], environment);
  const counts = read(JSON.parse(readFileSync(join(results, `${name}.json`), 'utf8')) as never);
  // A runner may fail without a failed test, such as for an error outside of all tests.
  return { ...counts, failed: Math.max(counts.failed, code === 0 ? 0 : 1) };
}

const vitest = (name: string, ...projects: string[]) =>
  counted(
    name,
    `vitest run ${projects.map((project) => `--project=${project}`).join(' ')} ` +
      `--reporter=default --reporter=json --outputFile.json=test-results/${name}.json`,
    (report: { numPassedTests: number; numFailedTests: number; numPendingTests: number }) => ({
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests,
    }),
  );

const playwright = (name: string, options: string) =>
  counted(
    name,
    `playwright test ${options}`,
    ({ stats }: { stats: { expected: number; flaky: number; unexpected: number; skipped: number } }) => ({
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected,
      skipped: stats.skipped,
    }),
    { PLAYWRIGHT_JSON_OUTPUT_FILE: join(results, `${name}.json`) },
  );

/** What `npm test` does, in this order, and what `npm run test:all` adds. All after `build` tests the build. */
const defaultSteps = {
  check: () => script('check'),
  unit: () => vitest('unit', 'site', 'project', 'scheduler'),
  build: () => script('build'),
  built: () => vitest('built', 'build', 'hosting'),
  e2e: () => playwright('e2e', '--grep-invert @all'),
};
const furtherSteps = {
  browsers: () => vitest('browsers', 'browsers'),
  sweeps: () => playwright('sweeps', '--grep @all'),
};
const steps: Readonly<Record<string, () => Promise<Counts>>> = { ...defaultSteps, ...furtherSteps };

function chosenSteps(args: readonly string[]): string[] {
  requireKnown('step', args, ['--all', ...Object.keys(steps)]);
  if (args.includes('--all')) return Object.keys(steps);
  return args.length > 0 ? [...args] : Object.keys(defaultSteps);
}

runMain(async () => {
  const chosen = chosenSteps(process.argv.slice(2));
  const ports = readPorts();
  requireBuildable();
  await requireFreePorts(ports);
  reportMissing(['chromium', 'fonts', 'nginx', 'caddy', 'apache', 'rsync']);
  if (chosen.includes('browsers')) reportMissing(['firefox', 'webkit']);
  const chromium = findChromium();
  Object.assign(process.env, portsEnvironment(ports), chromium ? { CHROME_PATH: chromium } : {});
  const total: Counts = { passed: 0, failed: 0, skipped: 0 };
  for (const name of chosen) {
    console.log(`\n> ${name}`);
    const counts = await steps[name]!();
    for (const key of ['passed', 'failed', 'skipped'] as const) total[key] += counts[key];
    if (counts.failed > 0) {
      console.error(`\nFailed: ${name}. Run it alone with "npm test -- ${name}".`);
      process.exitCode = 1;
      break;
    }
  }
  console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
});
