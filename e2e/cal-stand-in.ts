import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { root } from '../tools/serve/processes.ts';

const published = {
  name: '@calcom/embed-core',
  version: '1.5.3',
  sha512: 'GeId9gaByJ5EWiPmuvelZOvFWPOTWkcWZr5vGTCbIUTX125oE5yn0n8lDF1MJk5Xj1WO+/dk9jKIE08Ad9ytiQ==',
};

/**
 * The published script of Cal.com. It isn't a dependency of this project, because its license is commercial; npm
 * downloads it when a test first needs it.
 * @returns undefined if the download fails.
 * @throws Error if the checksum differs or, in continuous integration, if the download fails.
 */
export function fetchCalScript(): string | undefined {
  const folder = join(root, 'node_modules/.cache/cal-embed');
  const file = join(folder, `calcom-embed-core-${published.version}.tgz`);
  try {
    mkdirSync(folder, { recursive: true });
    const npm = ['pack', `${published.name}@${published.version}`, '--pack-destination', folder];
    if (!existsSync(file)) execFileSync('npm', npm, { stdio: 'pipe' });
  } catch (error) {
    if (process.env['CI']) throw error;
    return undefined;
  }
  if (createHash('sha512').update(readFileSync(file)).digest('base64') !== published.sha512)
    throw new Error(`${file} is not ${published.name} ${published.version} as it was published.`);
  return execFileSync('tar', ['-xzOf', file, 'package/dist/embed/embed.js'], { encoding: 'utf8' });
}

/** A page that posts the same messages as an embedded page of Cal.com. */
const bookingPage = `<!doctype html><title>Cal</title><h1>Choose a time</h1><button>Book</button><script>
  const post = (type, data = {}) =>
    parent.postMessage({ originator: 'CAL', type, namespace: 'booking', fullType: 'CAL:booking:' + type, data }, '*');
  post('__iframeReady', { isPrerendering: false });
  post('__dimensionChanged', { iframeHeight: 640, iframeWidth: 300, isFirstTime: true });
  post('linkReady');
  document.querySelector('button').onclick = () => post('bookingSuccessfulV2', { uid: 'x' });
</script>`;

/** Mocks Cal.com with its published script and the page above. */
export async function standInForCal(page: Page) {
  const asked = { scripts: [] as string[], frames: [] as string[] };
  await page.route('https://app.cal.com/**', async (route) => {
    const url = route.request().url();
    const isScript = new URL(url).pathname.endsWith('/embed/embed.js');
    asked[isScript ? 'scripts' : 'frames'].push(url);
    await route.fulfill(
      isScript
        ? { contentType: 'text/javascript', body: fetchCalScript() ?? '' }
        : { contentType: 'text/html', body: bookingPage },
    );
  });
  return asked;
}
