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

/** Installs Debian's packages of the browsers that are missing, as root, and says so. */
async function installMissing(): Promise<void> {
  const packages = otherBrowsers.filter((one) => !isComplete(one)).flatMap((one) => one.packages);
  if (packages.length === 0 || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing the Debian packages ${packages.join(', ')}.`);
  await run('apt-get', ['update', '-qq']);
  const install = ['install', '-y', '-qq', '--no-install-recommends', ...packages];
  const code = await run('apt-get', install, { DEBIAN_FRONTEND: 'noninteractive' });
  if (code !== 0) console.error('apt-get could not install them.');
}

/** The paths of the browsers that are there; the others are named as left out. */
async function browserPaths(): Promise<Record<string, string>> {
  await installMissing();
  for (const { name, packages } of otherBrowsers.filter((one) => !isComplete(one))) {
    console.log(`Left out: ${name}. It takes the Debian packages ${packages.join(' and ')}.`);
  }
  const paths = otherBrowsers.filter(isComplete).flatMap((one) => Object.entries(one.find()));
  if (paths.length === 0) throw new Error('No other browser is installed, so nothing was tested.');
  return Object.fromEntries(paths) as Record<string, string>;
}

runMain(async () => {
  const ports = readPorts();
  await requireFreePorts(ports);
  const paths = await browserPaths();
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
