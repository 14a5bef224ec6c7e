import { existsSync, globSync } from 'node:fs';
import { run } from './processes.ts';

/** A program that tests drive, as Debian installs it. */
interface Program {
  name: string;
  packages: readonly string[];
  /** Its files, by the variable that names them; a pattern stands for the last that fits. */
  files: Readonly<Record<string, string>>;
}

const programs = {
  chromium: { name: 'Chromium', packages: ['chromium'], files: { CHROME_PATH: '/usr/bin/chromium' } },
  faces: {
    name: 'the faces that devices have',
    packages: ['fonts-liberation', 'fonts-dejavu-core'],
    files: {
      LIBERATION: '/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf',
      DEJAVU: '/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf',
    },
  },
  firefox: { name: 'Firefox', packages: ['firefox-esr'], files: { FIREFOX: '/usr/bin/firefox-esr' } },
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
    packages: ['nginx-light', 'libnginx-mod-http-brotli-static'],
    files: { NGINX: '/usr/sbin/nginx', BROTLI: '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so' },
  },
  caddy: { name: 'Caddy', packages: ['caddy'], files: { CADDY: '/usr/bin/caddy' } },
  rsync: { name: 'rsync', packages: ['rsync'], files: { RSYNC: '/usr/bin/rsync' } },
} as const satisfies Record<string, Program>;

type ProgramName = keyof typeof programs;

const otherChromiums = [
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Where a program's files are, by variable; undefined unless all of them are there. */
export function filesOf(name: ProgramName): Record<string, string> | undefined {
  const found = Object.entries(programs[name].files).map(([variable, pattern]) => [
    variable,
    globSync(pattern).at(-1),
  ]);
  return found.every(([, file]) => file) ? (Object.fromEntries(found) as Record<string, string>) : undefined;
}

const canInstall = (): boolean => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/**
 * Makes sure that programs are there. As root on Debian the missing ones are installed, which is said, and no service
 * of theirs is started; elsewhere they are named as left out.
 * @returns the files of those that are there, by variable.
 * @throws Error when apt-get fails, or leaves out a file.
 */
export async function ensureInstalled(names: readonly ProgramName[]): Promise<Record<string, string>> {
  const missing = () => names.filter((name) => !filesOf(name));
  if (missing().length > 0 && canInstall()) {
    const packages = missing().flatMap((name): readonly string[] => programs[name].packages);
    console.log(`Installing the Debian packages ${packages.join(', ')}.`);
    await run('apt-get', ['update', '-qq']);
    // Run level 1 keeps Debian from starting servers as services.
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
      DEBIAN_FRONTEND: 'noninteractive',
      RUNLEVEL: '1',
    });
    if (missing().length > 0) throw new Error(`apt-get could not install ${packages.join(', ')}.`);
  }
  for (const { name, packages } of missing().map((absent) => programs[absent])) {
    console.warn(`LEFT OUT: ${name}, because it is not installed. It takes ${packages.join(' and ')}.`);
  }
  return Object.assign({}, ...names.map(filesOf)) as Record<string, string>;
}

/** The browser the tests drive: CHROME_PATH, else the first of the usual places; undefined when there is none. */
export function findChromium(): string | undefined {
  const chosen = process.env['CHROME_PATH'];
  if (chosen && !existsSync(chosen)) {
    throw new Error(`CHROME_PATH names ${chosen}, which does not exist.`);
  }
  return chosen || [programs.chromium.files.CHROME_PATH, ...otherChromiums].find((path) => existsSync(path));
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
 * as root, with the faces of the devices that it stands for, else Playwright's own.
 * @returns its path; undefined for Playwright's own, which Playwright finds itself.
 */
export async function ensureChromium(): Promise<string | undefined> {
  if (canInstall()) await ensureInstalled(findChromium() ? ['faces'] : ['chromium', 'faces']);
  const found = findChromium();
  if (found) return found;
  console.log('No Chromium found: installing Playwright’s own.');
  const code = await run('npm', ['exec', '--no', '--', 'playwright', 'install', 'chromium']);
  if (code !== 0) throw new Error('Playwright could not install Chromium. Install one, or set CHROME_PATH.');
  return undefined;
}
