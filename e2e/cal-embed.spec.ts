import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { cal } from '../site/src/scheduling/providers/cal.ts';
import { root } from '../tools/serve/processes.ts';
import { embed } from './scheduler-page.ts';

const published = {
  name: '@calcom/embed-core',
  version: '1.5.3',
  sha512: 'GeId9gaByJ5EWiPmuvelZOvFWPOTWkcWZr5vGTCbIUTX125oE5yn0n8lDF1MJk5Xj1WO+/dk9jKIE08Ad9ytiQ==',
};

/**
 * The script as its vendor publishes it. Its license is commercial, so that it is no package of this project: npm
 * fetches it when it is first tested with. @throws Error when it cannot, or when it is another one than was tested.
 */
function fetchVendorScript(): string {
  const folder = join(root, 'node_modules/.cache/cal-embed');
  const file = join(folder, `calcom-embed-core-${published.version}.tgz`);
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true });
    const npm = ['pack', `${published.name}@${published.version}`, '--pack-destination', folder];
    execFileSync('npm', npm, { stdio: 'pipe' });
  }
  expect(createHash('sha512').update(readFileSync(file)).digest('base64')).toBe(published.sha512);
  return execFileSync('tar', ['-xzOf', file, 'package/dist/embed/embed.js'], { encoding: 'utf8' });
}

// One after the other, so that the script is fetched once.
test.describe.configure({ mode: 'default' });

let vendorScript = '';
test.beforeAll(() => {
  try {
    vendorScript = fetchVendorScript();
  } catch (error) {
    if (process.env['CI']) throw error;
    test.skip(true, 'npm cannot fetch Cal.com’s script');
  }
});

/** What a Cal.com page in a frame posts to the page around it, in the published shapes. */
const standIn = `<!doctype html><title>Cal</title><h1>Choose a time</h1><button>Book</button><script>
  const post = (type, data = {}) =>
    parent.postMessage({ originator: 'CAL', type, namespace: 'booking', fullType: 'CAL:booking:' + type, data }, '*');
  post('__iframeReady', { isPrerendering: false });
  post('__dimensionChanged', { iframeHeight: 640, iframeWidth: 300, isFirstTime: true });
  post('linkReady');
  document.querySelector('button').onclick = () => post('bookingSuccessfulV2', { uid: 'x' });
</script>`;

/** The plan of the page's calendar, as an HTML attribute, as if the owner had chosen Cal.com. */
function calPlan(attribute: string, bookingUrl: string): string {
  const plan = JSON.parse(attribute.replaceAll('&quot;', '"').replaceAll('&amp;', '&')) as object;
  const { contract: messages, origin } = cal.messages!;
  const ofCal = {
    url: undefined,
    probe: undefined,
    calendar: bookingUrl,
    origin: origin(bookingUrl),
    messages,
  };
  return JSON.stringify({ ...plan, ...ofCal })
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;');
}

/** Gives /free-consultation, as built, to a visitor as if the owner had chosen a Cal.com URL. */
async function useCal(page: Page, bookingUrl: string): Promise<void> {
  await page.route('**/free-consultation', async (route) => {
    const response = await route.fetch();
    const built = await response.text();
    const body = built
      .replaceAll(/http:\/\/localhost:\d+\/brightboard\/free-consultation/g, bookingUrl)
      .replaceAll('&quot;provider&quot;:[0,&quot;local&quot;]', '&quot;provider&quot;:[0,&quot;cal&quot;]')
      .replace(
        /(data-scheduler-plan=")(.*?)"/,
        (_all, start: string, plan: string) => start + calPlan(plan, bookingUrl) + '"',
      )
      .replaceAll(/<noscript>.*?<\/noscript>/gs, '');
    expect(body).toContain('&quot;cal&quot;');
    const headers = response.headers();
    delete headers['content-security-policy'];
    delete headers['content-length'];
    await route.fulfill({ response, body, headers });
  });
}

/** Answers for the service: its script, and pages that may be framed. */
async function standInFor(page: Page, origin: string) {
  const asked = { scripts: [] as string[], frames: [] as string[] };
  await page.route(`${origin}/**`, async (route) => {
    const url = route.request().url();
    const isScript = new URL(url).pathname.endsWith('/embed/embed.js');
    asked[isScript ? 'scripts' : 'frames'].push(url);
    await route.fulfill(
      isScript
        ? { contentType: 'text/javascript', body: vendorScript }
        : { contentType: 'text/html', body: standIn },
    );
  });
  return asked;
}

test.use({ bypassCSP: true });

const places: [string, string, string][] = [
  ['cal.com', 'https://cal.com/pat/15min', 'https://app.cal.com'],
  ['a server of one’s own', 'https://book.example.org/pat/15min', 'https://book.example.org'],
];

for (const [name, bookingUrl, origin] of places) {
  test(`Cal.com’s published script draws the calendar from ${name}, and it books`, async ({ page }) => {
    await useCal(page, bookingUrl);
    const asked = await standInFor(page, origin);
    await page.goto('/free-consultation');
    await expect(embed(page)).toHaveAttribute('data-scheduler-state', 'ready');
    const frame = page.locator('[data-scheduler-host] iframe');
    await expect(frame).toHaveCount(1);
    await expect(frame).toHaveAttribute('title', /free 15-minute consultation/);
    const url = new URL(String(await frame.getAttribute('src')));
    expect(url.origin + url.pathname).toBe(`${origin}/pat/15min/embed`);
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      embed: 'booking',
      utm_content: '/free-consultation',
      theme: 'light',
      layout: 'month_view',
    });
    expect(asked.scripts).toHaveLength(1);
    expect(asked.frames).toHaveLength(1);

    await page.frameLocator('[data-scheduler-host] iframe').getByRole('button', { name: 'Book' }).click();
    await expect(embed(page)).toHaveAttribute('data-scheduler-state', 'booked');
  });
}

test('a booking at Cal.com is told again when the page is loaded again, and another time can be chosen', async ({
  page,
}) => {
  await useCal(page, 'https://cal.com/pat/15min');
  await standInFor(page, 'https://app.cal.com');
  await page.goto('/free-consultation');
  await page.frameLocator('[data-scheduler-host] iframe').getByRole('button', { name: 'Book' }).click();
  await expect(embed(page)).toHaveAttribute('data-scheduler-state', 'booked');
  await page.reload();
  await expect(embed(page).getByRole('heading', { name: /booked/ })).toBeVisible();
  await expect(page.locator('[data-scheduler-host] iframe')).toHaveCount(0);
  await embed(page).getByRole('button', { name: 'Choose another time' }).click();
  await expect(embed(page)).toHaveAttribute('data-scheduler-state', 'ready');
  await expect(embed(page).getByRole('heading', { name: /booked/ })).toHaveCount(0);
});

test('Cal.com silent, then back: Retry draws anew without running its script twice', async ({ page }) => {
  const faults: string[] = [];
  // The page was rendered for another service, which React says once (418) when it takes it over.
  page.on('pageerror', ({ message }) => message.includes('#418') || faults.push(message));
  await useCal(page, 'https://book.example.org/pat/15min');
  const asked = await standInFor(page, 'https://book.example.org');
  const busy = /book\.example\.org\/pat/;
  await page.route(busy, (route) => route.fulfill({ contentType: 'text/html', body: 'Busy' }));
  await page.clock.install();
  await page.goto('/free-consultation');
  await page.clock.runFor(500);
  await expect(page.locator('[data-scheduler-host] iframe')).toHaveCount(1);
  await page.clock.runFor(11_000);
  await expect(embed(page)).toHaveAttribute('data-scheduler-state', 'failed');
  await page.unroute(busy);
  await embed(page).getByRole('button', { name: 'Try the calendar again' }).click();
  await expect(embed(page)).toHaveAttribute('data-scheduler-state', 'ready');
  await expect(page.locator('[data-scheduler-host] iframe')).toHaveCount(1);
  expect(asked.scripts).toHaveLength(1);
  expect(faults).toEqual([]);
});

test('Cal.com’s script refused, then there: Retry brings the calendar', async ({ page }) => {
  await useCal(page, 'https://cal.com/pat/15min');
  const asked = await standInFor(page, 'https://app.cal.com');
  await page.route('**/embed/embed.js', (route) => route.abort('blockedbyclient'));
  await page.goto('/free-consultation');
  await expect(embed(page)).toHaveAttribute('data-scheduler-state', 'failed');
  await page.unroute('**/embed/embed.js');
  await embed(page).getByRole('button', { name: 'Try the calendar again' }).click();
  await expect(embed(page)).toHaveAttribute('data-scheduler-state', 'ready');
  expect(asked.frames).toHaveLength(1);
});
