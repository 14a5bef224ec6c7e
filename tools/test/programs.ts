import { execFile } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { root, run, logWhileWaiting } from '../serve/processes.ts';

interface Program {
  /** The names of its Debian packages. */
  packages: readonly string[];
  /** Patterns of the files that tests use; the last match of each counts. */
  files: readonly string[];
}

/** The programs that tests need. */
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

/** The paths of a program's files, in the order of `programs`; undefined unless all exist. */
export function programFiles(name: ProgramName): readonly string[] | undefined {
  const found = programs[name].files.flatMap((pattern) => globSync(pattern).at(-1) ?? []);
  return found.length === programs[name].files.length ? found : undefined;
}

/**
 * The path of the browser for tests: CHROME_PATH, else one in the usual places, else the one that Playwright installed.
 * @returns undefined if there is none.
 * @throws Error if the file in CHROME_PATH doesn't exist.
 */
export function findChromium(): string | undefined {
  const chosen = process.env['CHROME_PATH'];
  if (chosen && !existsSync(chosen)) throw new Error(`CHROME_PATH names ${chosen}, which does not exist.`);
  const usual = [...programs.Chromium.files, ...otherChromiums, chromium.executablePath()];
  return chosen || usual.find((path) => existsSync(path));
}

const isMissing = (name: ProgramName): boolean =>
  !(name === 'Chromium' ? findChromium() : programFiles(name));

/** Installs the Debian packages of a program, if that needs no password. */
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
 * Installs missing programs with apt; if that fails, Chromium with Playwright.
 * @returns the names of programs that are still missing.
 * @throws Error instead in continuous integration, where a skipped test would look like a passed one.
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

/** Flags for a browser without internet access that may run as root. */
export const chromiumFlags: readonly string[] = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
];
