import { execFile } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { root, run, sayWhileWaiting } from './processes.ts';

/** The files of a program, by the names that tests use for them. */
export type ProgramFiles = Readonly<Record<string, string>>;

interface Program {
  name: string;
  /** As Debian calls them. */
  packages: readonly string[];
  /** Of the matches of a file's pattern, the last counts. */
  files: ProgramFiles;
  /** Ubuntu has it as a snap only, which neither a container nor a test can use. */
  isSnapOnUbuntu?: true;
}

/** The programs that tests drive, as Debian installs them. */
const programs = {
  chromium: {
    name: 'Chromium',
    packages: ['chromium'],
    files: { CHROME_PATH: '/usr/bin/chromium' },
    isSnapOnUbuntu: true,
  },
  fonts: {
    name: 'the fonts of common devices',
    packages: ['fonts-liberation'],
    files: { LIBERATION: '/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf' },
  },
  firefox: {
    name: 'Firefox',
    packages: ['firefox-esr'],
    files: { FIREFOX: '/usr/bin/firefox{,-esr}' },
    isSnapOnUbuntu: true,
  },
  webkit: {
    name: 'WebKit',
    packages: ['webkit2gtk-driver', 'xvfb'],
    files: {
      WEBKIT_DRIVER: '/usr/bin/WebKitWebDriver',
      WEBKIT_BROWSER: '/usr/lib/*/webkit2gtk-4.*/MiniBrowser',
      XVFB: '/usr/bin/Xvfb',
    },
  },
  nginx: {
    name: 'nginx',
    packages: ['nginx', 'libnginx-mod-http-brotli-static'],
    files: { NGINX: '/usr/sbin/nginx', BROTLI: '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so' },
  },
  apache: {
    name: 'Apache',
    packages: ['apache2-bin', 'media-types'],
    files: { APACHE: '/usr/sbin/apache2', MODULES: '/usr/lib/apache2/modules' },
  },
  rsync: { name: 'rsync', packages: ['rsync'], files: { RSYNC: '/usr/bin/rsync' } },
} as const satisfies Record<string, Program>;

export type ProgramName = keyof typeof programs;

const otherChromiums = [
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The files of a program by name; undefined unless all of them exist. */
export function filesOf(name: ProgramName): ProgramFiles | undefined {
  const found = Object.entries(programs[name].files).map(([key, pattern]) => [key, globSync(pattern).at(-1)]);
  return found.every(([, file]) => file) ? (Object.fromEntries(found) as ProgramFiles) : undefined;
}

/**
 * The browser that tests drive: CHROME_PATH, else the first of the usual places, else the one that Playwright installed.
 * @returns undefined when there is none.
 */
export function findChromium(): string | undefined {
  const chosen = process.env['CHROME_PATH'];
  if (chosen && !existsSync(chosen)) {
    throw new Error(`CHROME_PATH names ${chosen}, which does not exist.`);
  }
  const usual = [programs.chromium.files.CHROME_PATH, ...otherChromiums, chromium.executablePath()];
  return chosen || usual.find((path) => existsSync(path));
}

const isMissing = (name: ProgramName): boolean => !(name === 'chromium' ? findChromium() : filesOf(name));

/** How a command becomes root's without a question; undefined where that is not possible. */
async function asRoot(): Promise<readonly string[] | undefined> {
  if (process.getuid?.() === 0) return [];
  const mayUseSudo = await promisify(execFile)('sudo', ['-n', 'true']).then(
    () => true,
    () => false,
  );
  return mayUseSudo ? ['sudo', '-n'] : undefined;
}

/** Installs programs as Debian's packages, one by one, as far as that is possible here. */
async function installPackages(wanted: readonly Program[]): Promise<void> {
  const prefix = existsSync('/usr/bin/apt-get') && wanted.length > 0 ? await asRoot() : undefined;
  if (!prefix) return;
  // Run level 1 keeps Debian from starting the web servers as services.
  const apt = [...prefix, 'env', 'DEBIAN_FRONTEND=noninteractive', 'RUNLEVEL=1', 'apt-get', '-q'];
  // Files may be gone from a package that counts as installed.
  const install = ['install', '-y', '--no-install-recommends', '--reinstall'];
  for (const [name, command] of [
    ['list of packages', ['update']] as const,
    ...wanted.map((one) => [one.name, [...install, ...one.packages]] as const),
  ]) {
    using ticker = sayWhileWaiting(() => `Getting with apt: ${name}`);
    const [program = '', ...args] = [...apt, ...command];
    await promisify(execFile)(program, args, { maxBuffer: 100_000_000 }).catch(
      (error: Error & { stderr: string }) => console.warn(error.stderr.trim()),
    );
  }
}

/**
 * Gets the programs that are missing: by Debian's packages where that needs no question, and Chromium else by
 * Playwright's own installer. What is missing is said in one line.
 * @returns the names of those that could not be got.
 * @throws Error for those in continuous integration, where a skipped test would look like a passed one.
 */
export async function provide(names: readonly ProgramName[]): Promise<string[]> {
  const missing = names.filter(isMissing);
  if (missing.length === 0) return [];
  const said = missing.map((name) => programs[name].name).join(', ');
  console.log(`Not installed: ${said}. What can be got without a question is got now.`);
  const isUbuntu =
    existsSync('/etc/os-release') && /^ID=ubuntu$/m.test(readFileSync('/etc/os-release', 'utf8'));
  const wanted = missing.map((name): Program => programs[name]);
  await installPackages(wanted.filter((one) => !(isUbuntu && one.isSnapOnUbuntu)));
  if (missing.includes('chromium') && isMissing('chromium')) {
    const withDependencies = existsSync('/usr/bin/apt-get') && (await asRoot()) ? ['--with-deps'] : [];
    await run([`${root}node_modules/@playwright/test/cli.js`, 'install', ...withDependencies, 'chromium']);
  }
  const left = missing.filter(isMissing).map((name): Program => programs[name]);
  if (left.length > 0 && process.env['CI']) {
    const packages = left.flatMap((one) => one.packages).join(' ');
    throw new Error(
      `Not installed: ${left.map(({ name }) => name).join(', ')}. On Debian: apt-get install ${packages}`,
    );
  }
  return left.map(({ name }) => name);
}

/** Flags for a browser that has no internet and may run as root. */
export const chromiumFlags: readonly string[] = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
];
