import { existsSync } from 'node:fs';
import { canInstallPackages, installPackages } from './debian-packages.ts';
import { run } from './processes.ts';

const known = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The browser the tests drive: CHROME_PATH, else the first of the usual places; undefined when there is none. */
export function findChromium(): string | undefined {
  const chosen = process.env['CHROME_PATH'];
  if (chosen) {
    if (!existsSync(chosen)) throw new Error(`CHROME_PATH names ${chosen}, which does not exist.`);
    return chosen;
  }
  return known.find((path) => existsSync(path));
}

/** Flags for a browser that finds no internet and may run as root. */
export const chromiumFlags: readonly string[] = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Makes sure that there is a browser for the tests, and says so when it has to install one: Debian's package
 * as root, else Playwright's own.
 * @returns its path; undefined for Playwright's own, which Playwright finds itself.
 */
export async function ensureChromium(): Promise<string | undefined> {
  const found = findChromium();
  if (found) return found;
  if (canInstallPackages()) {
    await installPackages(['chromium']);
    return findChromium();
  }
  console.log('No Chromium found: installing Playwright’s own.');
  const code = await run('npx', ['playwright', 'install', 'chromium']);
  if (code !== 0) throw new Error('Playwright could not install Chromium. Install one, or set CHROME_PATH.');
  return undefined;
}
