import { existsSync, globSync } from 'node:fs';

/** The files of a program, by the names that tests use for them. */
export type ProgramFiles = Readonly<Record<string, string>>;

/** The programs that tests drive, as Debian installs them; of the matches of a file's pattern, the last counts. */
const programs = {
  chromium: { name: 'Chromium', packages: ['chromium'], files: { CHROME_PATH: '/usr/bin/chromium' } },
  fonts: {
    name: 'the fonts of common devices',
    packages: ['fonts-liberation'],
    files: { LIBERATION: '/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf' },
  },
  firefox: { name: 'Firefox', packages: ['firefox-esr'], files: { FIREFOX: '/usr/bin/firefox{,-esr}' } },
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
  apache: {
    name: 'Apache',
    packages: ['apache2'],
    files: { APACHE: '/usr/sbin/apache2', MODULES: '/usr/lib/apache2/modules' },
  },
  rsync: { name: 'rsync', packages: ['rsync'], files: { RSYNC: '/usr/bin/rsync' } },
} as const satisfies Record<string, { name: string; packages: readonly string[]; files: ProgramFiles }>;

export type ProgramName = keyof typeof programs;

const otherChromiums = [
  '/usr/bin/chromium-browser',
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
 * Says which programs are missing, and how to get them. Nothing is installed.
 * @throws Error when one is missing in continuous integration, where a skipped test would look like a passed one.
 */
export function reportMissing(names: readonly ProgramName[]): void {
  const missing = names.filter((name) => !(name === 'chromium' ? findChromium() : filesOf(name)));
  if (missing.length === 0) return;
  const list = missing.map((name) => programs[name].name).join(', ');
  const packages = missing.flatMap((name): readonly string[] => programs[name].packages).join(' ');
  const message = `Not installed: ${list}. On Debian or Ubuntu: sudo apt-get install ${packages}`;
  if (process.env['CI']) throw new Error(message);
  console.warn(`${message}\nThe tests that need it are skipped.`);
}

/**
 * The browser that tests drive: CHROME_PATH, else the first of the usual places.
 * @returns undefined when there is none: Playwright then looks for its own, from `npx playwright install chromium`.
 */
export function findChromium(): string | undefined {
  const chosen = process.env['CHROME_PATH'];
  if (chosen && !existsSync(chosen)) {
    throw new Error(`CHROME_PATH names ${chosen}, which does not exist.`);
  }
  return chosen || [programs.chromium.files.CHROME_PATH, ...otherChromiums].find((path) => existsSync(path));
}

/** Flags for a browser that has no internet and may run as root. */
export const chromiumFlags: readonly string[] = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
];
