import { execFile } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { root, run, logWhileWaiting } from '../serve/processes.ts';

interface Program {
  /** As Debian calls them. */
  packages: readonly string[];
  /** Patterns of the files that tests use; the last match of each counts. */
  files: readonly string[];
}

/** The programs that tests drive. */
const programs = {
  Chromium: { packages: ['chromium'], files: ['/usr/bin/chromium'] },
  'Liberation fonts': {
    packages: ['fonts-liberation'],
    files: ['/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf'],
  },
  Firefox: { packages: ['firefox-esr'], files: ['/usr/bin/firefox{,-esr}'] },
  WebKit: {
    packages: ['webkit2gtk-driver', 'xvfb'],
    files: ['/usr/bin/WebKitWebDriver', '/usr/lib/*/webkit2gtk-4.*/MiniBrowser', '/usr/bin/Xvfb'],
  },
  nginx: {
    packages: ['nginx', 'libnginx-mod-http-brotli-static'],
    files: ['/usr/sbin/nginx', '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'],
  },
  Apache: {
    packages: ['apache2-bin', 'media-types'],
    files: ['/usr/sbin/apache2', '/usr/lib/apache2/modules'],
  },
  rsync: { packages: ['rsync'], files: ['/usr/bin/rsync'] },
} satisfies Record<string, Program>;

export type ProgramName = keyof typeof programs;

const otherChromiums = [
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The files of a program, in the order of the table; undefined unless all of them exist. */
export function programFiles(name: ProgramName): readonly string[] | undefined {
  const found = programs[name].files.flatMap((pattern) => globSync(pattern).at(-1) ?? []);
  return found.length === programs[name].files.length ? found : undefined;
}

/**
 * The browser that tests drive: CHROME_PATH, else the first of the usual places, else the one that Playwright installed.
 * @returns undefined when there is none.
 * @throws Error when CHROME_PATH names no file.
 */
export function findChromium(): string | undefined {
  const chosen = process.env['CHROME_PATH'];
  if (chosen && !existsSync(chosen)) throw new Error(`CHROME_PATH names ${chosen}, which does not exist.`);
  const usual = [...programs.Chromium.files, ...otherChromiums, chromium.executablePath()];
  return chosen || usual.find((path) => existsSync(path));
}

const isMissing = (name: ProgramName): boolean =>
  !(name === 'Chromium' ? findChromium() : programFiles(name));

/** Installs a program's Debian packages, where that needs no password. */
async function aptInstall(name: ProgramName): Promise<void> {
  using ticker = logWhileWaiting(() => `Getting with apt: ${name}`);
  const prefix = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  // Run level 1 keeps Debian from starting the web servers as services.
  const [program = '', ...args] = [
    ...prefix,
    'env',
    'DEBIAN_FRONTEND=noninteractive',
    'RUNLEVEL=1',
    'apt-get',
  ];
  const install = ['-q', '-y', '--no-install-recommends', 'install', ...programs[name].packages];
  await promisify(execFile)(program, [...args, 'update']);
  await promisify(execFile)(program, [...args, ...install], { maxBuffer: 100_000_000 });
}

/**
 * Installs the programs that are missing: with apt, and Chromium else with Playwright.
 * @returns the names of those that are still missing.
 * @throws Error for those in continuous integration, where a skipped test would look like a passed one.
 */
export async function installPrograms(names: readonly ProgramName[]): Promise<string[]> {
  const missing = names.filter(isMissing);
  for (const name of missing)
    await aptInstall(name).catch((error: Error & { stderr?: string }) =>
      console.warn(error.stderr?.trim() || error.message),
    );
  if (missing.includes('Chromium') && isMissing('Chromium'))
    await run([`${root}node_modules/@playwright/test/cli.js`, 'install', 'chromium']);
  const left = missing.filter(isMissing);
  if (left.length > 0 && process.env['CI']) {
    const packages = left.flatMap((name) => programs[name].packages).join(' ');
    throw new Error(`Not installed: ${left.join(', ')}. On Debian: apt-get install ${packages}`);
  }
  return left;
}

/** Flags for a browser that has no internet and may run as root. */
export const chromiumFlags: readonly string[] = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
];
