import { readBuild } from '../deploy/file-store.ts';
import { ensureChromium, ensureInstalled } from './installed.ts';
import { readPorts, requireFreePorts } from './ports.ts';
import { portsEnvironment, run, runMain } from './processes.ts';
import { withServers } from './running-servers.ts';

type Step = () => Promise<number>;

const npm =
  (script: string): Step =>
  () =>
    run('npm', ['run', '--silent', script]);
const bin =
  (...command: string[]): Step =>
  () =>
    run('npx', ['--no', ...command]);

/** The built site behind each of our configurations, on the web servers that are there. */
async function hosting(): Promise<number> {
  readBuild();
  await ensureInstalled(['nginx', 'caddy', 'rsync']);
  return bin('vitest', 'run', '--project', 'hosting')();
}

/** The main journeys in the browsers that are there beside Chromium. */
async function browsers(): Promise<number> {
  const files = await ensureInstalled(['firefox', 'webkit']);
  if (Object.keys(files).length === 0) return 0;
  return withServers(() => run(process.execPath, ['site/tests/other-browsers/run-journeys.ts'], files));
}

/** What `npm test` does, in this order; `npm test -- unit e2e` does some of it. All after `build` looks at the build. */
const steps: Readonly<Record<string, Step>> = {
  check: npm('check'),
  unit: bin('vitest', 'run', '--project=!hosting'),
  build: npm('build'),
  hosting,
  e2e: bin('playwright', 'test'),
  editor: bin('playwright', 'test', '-c', 'playwright.editor.config.ts'),
  browsers,
};

runMain(async () => {
  const chosen = process.argv.slice(2);
  const unknown = chosen.filter((name) => !(name in steps));
  if (unknown.length > 0) {
    throw new Error(`There is no step ${unknown.join(', ')}; there are ${Object.keys(steps).join(', ')}.`);
  }
  const ports = readPorts();
  await requireFreePorts(ports);
  const chromium = await ensureChromium();
  Object.assign(process.env, portsEnvironment(ports), chromium ? { CHROME_PATH: chromium } : {});
  for (const [name, step] of Object.entries(steps)) {
    if (chosen.length > 0 && !chosen.includes(name)) continue;
    console.log(`\n> ${name}`);
    if ((await step()) !== 0) throw new Error(`\n"npm test -- ${name}" failed: what it says stands above.`);
  }
});
