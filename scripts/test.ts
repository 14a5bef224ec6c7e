import { ensureChromium } from './chromium.ts';
import { readPorts, requireFreePorts } from './ports.ts';
import { portsEnvironment, run, runMain } from './processes.ts';

runMain(async () => {
  const ports = readPorts();
  await requireFreePorts(ports);
  const chromium = await ensureChromium();
  const environment = {
    ...portsEnvironment(ports),
    ...(chromium ? { CHROME_PATH: chromium } : {}),
  };
  const steps = [
    ['check'],
    ['test:unit'],
    ['build'],
    ['test:hosting'],
    ['test:e2e'],
    ['test:editor'],
    ['test:browsers', '--', '--built'],
  ] as const;
  for (const [step, ...options] of steps) {
    console.log(`\n> ${step}`);
    const code = await run('npm', ['run', '--silent', step, ...options], environment);
    if (code !== 0) throw new Error(`\n"npm run ${step}" failed: what it says stands above.`);
  }
});
