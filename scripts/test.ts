import { join } from 'node:path';
import { buildFiles } from '../deploy/build-folder.ts';
import { ensureChromium, ensureInstalled } from './installed.ts';
import { readPorts, requireFreePorts } from './ports.ts';
import { portsEnvironment, requireBuildable, requireKnown, root, run, runMain } from './processes.ts';
import { withServers } from './running-servers.ts';
import { textTable } from './text-table.ts';
import { toolFile } from './tools.ts';

/** How a step ended: its exit code and, where it tells, how many tests passed. */
interface Ended {
  code: number;
  tests?: string | undefined;
}
type Step = () => Promise<Ended>;

const script = async (...name: string[]): Promise<Ended> => ({
  code: await run('npm', ['run', '--silent', ...name]),
});

async function counted(command: string, args: readonly string[], environment = {}): Promise<Ended> {
  let said = '';
  const code = await run(command, args, environment, (text) => (said += text));
  return { code, tests: [...said.matchAll(/(\d+) passed/g)].at(-1)?.[1] };
}
const bin = (command: string) => counted('npm', ['exec', '--no', '--', ...command.split(' ')]);

/** All that `npm run check` does, side by side: none of it keeps two cores busy. */
async function check(): Promise<Ended> {
  const parts = [['check:types', '-w', 'site'], ['check:services'], ['check:lint']];
  const ended = await Promise.all(parts.map((part) => script(...part)));
  return { code: Math.max(...ended.map(({ code }) => code)) };
}

/** What the usual journeys leave out. The second accessibility checker is one of the tools. */
async function sweeps(): Promise<Ended> {
  await toolFile('accessibility-checker-engine', 'ace.js').catch((error: unknown) =>
    console.warn(`LEFT OUT: the second accessibility checker. ${String(error)}`),
  );
  return bin('playwright test --grep @all');
}

/** The built site behind each of our configurations, on the web servers that are there. */
async function hosting(): Promise<Ended> {
  buildFiles();
  await ensureInstalled(['nginx', 'caddy', 'rsync']);
  return bin('vitest run --project hosting --reporter dot');
}

/** The main journeys in the browsers that are there beside Chromium. */
async function browsers(): Promise<Ended> {
  const files = await ensureInstalled(['firefox', 'webkit']);
  if (Object.keys(files).length === 0) return { code: 0 };
  return withServers(() => counted(process.execPath, ['e2e/cross-browser/run-journeys.ts'], files));
}

/** What `npm test` does, in this order, and what `npm run test:all` adds. All after `build` looks at the build. */
const steps: Readonly<Record<'usual' | 'all', Readonly<Record<string, Step>>>> = {
  usual: {
    check,
    unit: () => bin('vitest run --project=!hosting --reporter dot'),
    build: () => script('build'),
    e2e: () => bin('playwright test --grep-invert @all'),
  },
  // Hosting first: it installs the servers, without which two of the sweeps leave themselves out.
  all: { hosting, sweeps, browsers },
};

runMain(async () => {
  const chosen = process.argv.slice(2);
  const every = { ...steps.usual, ...steps.all };
  requireKnown('step', chosen, ['--all', ...Object.keys(every)]);
  const named = Object.entries(every).filter(([name]) => chosen.includes(name));
  const todo = named.length > 0 ? named : Object.entries(chosen.includes('--all') ? steps.all : steps.usual);
  const ports = readPorts();
  requireBuildable();
  await requireFreePorts(ports);
  const chromium = await ensureChromium();
  // Node keeps what it has compiled, by its source: a process of ours starts in half the time.
  const compiled = { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled') };
  Object.assign(process.env, portsEnvironment(ports), compiled, chromium ? { CHROME_PATH: chromium } : {});
  const rows: (string | number)[][] = [];
  for (const [name, step] of todo) {
    console.log(`\n> ${name}`);
    const began = performance.now();
    const { code, tests } = await step();
    const seconds = Math.round((performance.now() - began) / 1000);
    rows.push([name, tests ?? '', seconds, code === 0 ? 'passed' : 'FAILED']);
    if (code !== 0) break;
  }
  console.log(`\n${textTable(['step', 'tests', 'seconds', 'result'], rows)}`);
  if (rows.at(-1)?.at(-1) !== 'passed') {
    throw new Error(`"npm test -- ${rows.at(-1)?.[0]}" failed: what it says stands above.`);
  }
});
