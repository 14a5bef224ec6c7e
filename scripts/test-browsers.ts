import { existsSync, globSync } from 'node:fs';
import { listen } from '../deploy/listen.ts';
import { createSiteServer } from '../deploy/site-server.ts';
import { readPorts, requireFreePorts } from './ports.ts';
import { portsEnvironment, root, run, runMain, startSchedulerProcess } from './processes.ts';
import { schedulerReady, useTemporaryBookings } from './scheduler-ready.ts';

interface OtherBrowser {
  name: string;
  /** Debian packages it takes. */
  packages: readonly string[];
  /** What the journeys need to know of it, by variable; undefined while it is not installed. */
  find: () => Record<string, string | undefined>;
}

const ifThere = (path: string | undefined) => (path && existsSync(path) ? path : undefined);

const otherBrowsers: readonly OtherBrowser[] = [
  {
    name: 'Firefox',
    packages: ['firefox-esr'],
    find: () => ({ FIREFOX: ifThere('/usr/bin/firefox-esr') }),
  },
  {
    name: 'WebKit',
    packages: ['webkit2gtk-driver', 'xvfb'],
    find: () => ({
      WEBKIT_DRIVER: ifThere('/usr/bin/WebKitWebDriver'),
      WEBKIT_BROWSER: ifThere(globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser').at(-1)),
      XVFB: ifThere('/usr/bin/Xvfb'),
    }),
  },
];

const isComplete = (browser: OtherBrowser) => Object.values(browser.find()).every(Boolean);

const canInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

async function install(packages: readonly string[]): Promise<void> {
  console.log(`Installing the Debian packages ${packages.join(', ')}.`);
  await run('apt-get', ['update', '-qq']);
  const quietly = ['install', '-y', '-qq', '--no-install-recommends', ...packages];
  const code = await run('apt-get', quietly, { DEBIAN_FRONTEND: 'noninteractive' });
  if (code !== 0) throw new Error('apt-get could not install them.');
}

/**
 * The paths of the browsers that are there. As root on Debian the missing ones are installed; elsewhere they are
 * named as left out.
 * @throws Error when apt-get fails, or leaves out a file that a browser needs.
 */
async function browserPaths(): Promise<Record<string, string>> {
  const absent = otherBrowsers.filter((browser) => !isComplete(browser));
  if (absent.length > 0 && canInstall()) await install(absent.flatMap(({ packages }) => packages));
  for (const { name, packages } of otherBrowsers.filter((browser) => !isComplete(browser))) {
    if (canInstall()) throw new Error(`${name} is incomplete after installing ${packages.join(' and ')}.`);
    console.warn(`LEFT OUT: ${name}. It takes the Debian packages ${packages.join(' and ')}.`);
  }
  const paths = otherBrowsers.filter(isComplete).flatMap((browser) => Object.entries(browser.find()));
  return Object.fromEntries(paths) as Record<string, string>;
}

runMain(async () => {
  const ports = readPorts();
  await requireFreePorts(ports);
  const paths = await browserPaths();
  if (Object.keys(paths).length === 0) return;
  const environment = portsEnvironment(ports);
  // The build knows the scheduling service's port, so an existing build serves only for the ports it was made with.
  if (!process.argv.includes('--built')) {
    const built = await run('npm', ['run', '--silent', 'build'], environment);
    if (built !== 0) throw new Error('The build stopped: what it says stands above.');
  }
  useTemporaryBookings();
  Object.assign(process.env, environment, { SCHEDULER_RATE_LIMIT: '10000' });
  const server = createSiteServer();
  await listen(server, ports.site);
  const scheduler = startSchedulerProcess(ports);
  try {
    await schedulerReady(ports.scheduler);
    const journeys = `${root}site/tests/other-browsers/run-journeys.ts`;
    const code = await run(process.execPath, [journeys], paths);
    if (code !== 0) process.exitCode = 1;
  } finally {
    scheduler.kill('SIGTERM');
    server.close();
    server.closeAllConnections();
  }
});
