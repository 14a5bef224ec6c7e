import '../serve/exit-with-parent.js';
import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdtempDisposableSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { installTool } from './install-tool.ts';
import { readPorts, requireFreePorts } from '../serve/ports.ts';
import { portsEnvironment, root, run, runMain, type Environment } from '../serve/processes.ts';
import { findChromium, installPrograms, type ProgramName } from './programs.ts';
import { buildSite, publishBuild, requireBuildable } from '../build/site-build.ts';
import { fixtureSite, ownSite } from './tested-sites.ts';

const vitest = (...projects: string[]) => [
  `${root}node_modules/vitest/vitest.mjs`,
  'run',
  ...projects.map((project) => `--project=${project}`),
];
const playwright = (...args: string[]) => [`${root}node_modules/@playwright/test/cli.js`, 'test', ...args];

/** The programs of `npm test`, in this order, and those that `npm run test:all` adds. All after `build` test the builds. */
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

/** What a step's tests drive; those whose program is missing are skipped. */
const needed: Readonly<Record<string, readonly ProgramName[]>> = {
  unit: ['rsync'],
  built: ['nginx', 'Apache'],
  e2e: ['Chromium', 'Liberation fonts'],
  journeys: ['Chromium', 'Liberation fonts'],
  sweeps: ['Chromium', 'Liberation fonts'],
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

interface Report {
  /** Vitest's count. */
  numPendingTests?: number;
  /** Playwright's counts. */
  stats?: { skipped: number };
}

/** How many tests were skipped, and the reasons that tests gave for it themselves. */
interface Skipped {
  count: number;
  reasons: readonly string[];
}

/** Runs a step's tests. @throws Error when one failed. */
async function runStep(name: string, environment: Environment): Promise<Skipped> {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'report-'));
  const report = join(folder.path, 'report.json');
  const program = steps[name] ?? [];
  const isVitest = program[0]?.endsWith('vitest.mjs');
  const reporters = isVitest ? ['--reporter=default', '--reporter=json', `--outputFile=${report}`] : [];
  const code = await run([...program, ...reporters], { ...environment, PLAYWRIGHT_JSON_OUTPUT_FILE: report });
  if (code !== 0) throw new Error(`\nFailed: ${name}. Run it alone with "npm test -- ${name}".`);
  if (!existsSync(report)) return { count: 0, reasons: [] };
  const text = readFileSync(report, 'utf8');
  const { numPendingTests, stats } = JSON.parse(text) as Report;
  const reasons = [...text.matchAll(/"type": "skip",\s*"description": "([^"]+)"/g)].map(
    ([, reason = '']) => reason,
  );
  return { count: numPendingTests ?? stats?.skipped ?? 0, reasons };
}

/** How many tests a Playwright step has, without running one. */
async function countTests(program: readonly string[]): Promise<number> {
  const { stdout } = await promisify(execFile)(process.execPath, [...program, '--list'], { cwd: root });
  return Number(/^Total: (\d+)/m.exec(stdout)?.[1]);
}

runMain(async () => {
  const chosen = chosenSteps(process.argv.slice(2));
  const ports = readPorts();
  requireBuildable();
  await requireFreePorts(ports);
  const missing = await installPrograms([...new Set(chosen.flatMap((name) => needed[name] ?? []))]);
  const needsChecks = chosen.some((name) => name === 'check' || name === 'built');
  if (needsChecks)
    await installTool('checks').catch((error: Error) => {
      if (process.env['CI']) throw error;
      missing.push('what tools/checks/ pins');
    });
  const chromium = findChromium();
  let environment: Environment = {
    ...portsEnvironment(ports),
    ...(chromium ? { CHROME_PATH: chromium } : {}),
  };
  let skipped = 0;
  const reasons = new Set(missing.map((name) => `${name} is not installed`));
  using built = new DisposableStack();
  for (const name of chosen) {
    console.log(`\n> ${name}`);
    if (name === 'build') {
      const { SITE_CONTENT, BUILD_FOLDER } = fixtureSite;
      publishBuild(await buildSite({ ...portsEnvironment(ports), SITE_CONTENT }), BUILD_FOLDER);
      const folder = await buildSite(portsEnvironment(ports));
      // The tests keep their own copy, whatever is built meanwhile.
      const own = `${folder}-tested`;
      cpSync(folder, own, { recursive: true });
      built.defer(() => rmSync(own, { recursive: true, force: true }));
      publishBuild(folder);
      environment = { ...environment, BUILD_FOLDER: own };
    } else if (!chromium && steps[name]?.[0]?.endsWith('cli.js')) {
      skipped += await countTests(steps[name] ?? []);
    } else {
      // Every page that this business has, in a browser; all else takes the content and the build of tests.
      const site = name === 'sweeps' ? { ...ownSite, ...environment } : environment;
      const { count, reasons: own } = await runStep(name, site);
      skipped += count;
      for (const reason of own) reasons.add(reason);
    }
  }
  const why = [...reasons].join('; ');
  console.log(`\nPassed: ${chosen.join(', ')}.${skipped > 0 ? ` Skipped: ${skipped} tests (${why}).` : ''}`);
});
