import { ensureChromium } from './chromium.ts';
import { readPorts, requireFreePorts } from './ports.ts';
import { portsEnvironment, run, runMain } from './processes.ts';

const npm = (script: string) => ['npm', 'run', '--silent', script];
const bin = (name: string, ...options: string[]) => ['npx', '--no', name, ...options];
const script = (name: string) => [process.execPath, `scripts/${name}.ts`];

/** What `npm test` does, in this order; `npm test -- unit e2e` does some of it. All after `build` looks at the build. */
const steps: Readonly<Record<string, readonly string[]>> = {
  check: npm('check'),
  unit: bin('vitest', 'run', '--project=!hosting'),
  build: npm('build'),
  hosting: script('test-hosting'),
  e2e: bin('playwright', 'test'),
  editor: bin('playwright', 'test', '-c', 'playwright.editor.config.ts'),
  browsers: script('test-browsers'),
};

runMain(async () => {
  const chosen = process.argv.slice(2);
  const names = Object.keys(steps);
  const unknown = chosen.filter((name) => !names.includes(name));
  if (unknown.length > 0) {
    throw new Error(`There is no step ${unknown.join(', ')}; there are ${names.join(', ')}.`);
  }
  const ports = readPorts();
  await requireFreePorts(ports);
  const chromium = await ensureChromium();
  const environment = {
    ...portsEnvironment(ports),
    ...(chromium ? { CHROME_PATH: chromium } : {}),
  };
  for (const name of names.filter((one) => chosen.length === 0 || chosen.includes(one))) {
    const [command = '', ...options] = steps[name] ?? [];
    console.log(`\n> ${name}`);
    const code = await run(command, options, environment);
    if (code !== 0) throw new Error(`\n"npm test -- ${name}" failed: what it says stands above.`);
  }
});
