import { existsSync, globSync } from 'node:fs';
import { canInstallPackages, installPackages } from './debian-packages.ts';
import { root, run, runMain } from './processes.ts';
import { withServers } from './running-servers.ts';

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

/**
 * The paths of the browsers that are there. As root on Debian the missing ones are installed; elsewhere they are
 * named as left out.
 * @throws Error when apt-get fails, or leaves out a file that a browser needs.
 */
async function browserPaths(): Promise<Record<string, string>> {
  const absent = otherBrowsers.filter((browser) => !isComplete(browser));
  if (absent.length > 0 && canInstallPackages())
    await installPackages(absent.flatMap(({ packages }) => packages));
  for (const { name, packages } of otherBrowsers.filter((browser) => !isComplete(browser))) {
    const needed = packages.join(' and ');
    if (canInstallPackages()) throw new Error(`${name} is incomplete after installing ${needed}.`);
    console.warn(`LEFT OUT: ${name}. It takes the Debian packages ${needed}.`);
  }
  const paths = otherBrowsers.filter(isComplete).flatMap((browser) => Object.entries(browser.find()));
  return Object.fromEntries(paths) as Record<string, string>;
}

runMain(async () => {
  const paths = await browserPaths();
  if (Object.keys(paths).length === 0) return;
  const journeys = `${root}site/tests/other-browsers/run-journeys.ts`;
  process.exitCode = await withServers(() => run(process.execPath, [journeys], paths));
});
