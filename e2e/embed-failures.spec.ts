import { expect, test, type Page, type Route } from '@playwright/test';
import { layoutShift } from './page-checks.ts';
import { calendarIsReady, embed, schedulerOrigin, widgetScript } from './scheduler-page.ts';

const bookingPages = `${schedulerOrigin}/brightboard/**`;
const frameIn = (page: Page) => page.locator('[data-scheduler-host] iframe');

async function expectState(page: Page, state: 'loading' | 'ready' | 'unconfirmed' | 'failed'): Promise<void> {
  await expect(embed(page)).toHaveAttribute('data-scheduler-state', state);
}

/** Opens a page with a fake clock, and waits until its calendar has started. */
async function openWithClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto('/free-consultation', { waitUntil: 'domcontentloaded' });
  await embed(page).scrollIntoViewIfNeeded();
  // Stops the clock a second ahead, since a busy machine may answer late.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  // The custom element is defined by a script that loads in real time.
  await expect(async () => {
    await page.clock.runFor(100);
    expect(await page.evaluate(() => Boolean(customElements.get('astro-island')))).toBe(true);
  }).toPass();
  // The component loads after the frame or after a time limit.
  await page.clock.runFor(4_500);
  await expect(page.locator('script[data-scheduler]')).toHaveCount(1);
  await expect(frameIn(page)).toHaveCount(1);
}

/** Expects the notice with other ways to book, all of which can be clicked. */
async function expectWays(page: Page): Promise<void> {
  await expectState(page, 'failed');
  await embed(page).getByRole('button', { name: 'Try the calendar again' }).click({ trial: true });
  const mail = embed(page).getByRole('link', { name: /@/ });
  await expect(mail).toHaveAttribute('href', /^mailto:.+@.+/);
  await mail.click({ trial: true });
  // The link is there only once: while the notice has it, the line below the calendar doesn't.
  const link = embed(page).getByRole('link', { name: /^Open the booking page/ });
  await expect(link).toHaveAttribute('href', new RegExp(`^${schedulerOrigin}/.*utm_medium=link`));
  await link.click({ trial: true });
}

async function expectWaysAfterTheLimit(page: Page): Promise<void> {
  await expectState(page, 'loading');
  await page.clock.runFor(10_500);
  await expectWays(page);
}

/** Delays requests. @returns a function that continues them. */
async function holdBack(page: Page, url: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Expects a single calendar with days to choose, and no notice. */
async function expectUsableCalendar(page: Page): Promise<void> {
  const calendar = await calendarIsReady(page);
  await calendar.locator('a.day').first().click({ trial: true });
  await expect(embed(page).getByRole('button', { name: 'Try the calendar again' })).toHaveCount(0);
  await expect(frameIn(page)).toHaveCount(1);
  await expect(page.locator('script[data-scheduler]')).toHaveCount(1);
}

const frameScript = `${schedulerOrigin}/assets/embed.js`;
const hangs = () => new Promise<void>(() => undefined);
const answers = (body: string) => (route: Route) => route.fulfill({ contentType: 'text/javascript', body });
const scriptFaults: [title: string, url: string, answer: (route: Route) => Promise<void>][] = [
  ['the service’s script throws', widgetScript, answers('throw new Error("broken")')],
  ['the service’s script hangs', widgetScript, hangs],
  ['the frame’s own script is broken', frameScript, answers('}{')],
  ['the frame’s own script hangs', frameScript, hangs],
  [
    'every script of the service is refused',
    `${schedulerOrigin}/**/*.js`,
    (route) => route.abort('blockedbyclient'),
  ],
];
for (const [title, url, answer] of scriptFaults)
  for (const withComponent of [true, false]) {
    const beside = withComponent ? '' : ', and the page’s component is missing';
    test(`${title}${beside}: the calendar stands without it`, async ({ page }) => {
      await page.clock.install();
      if (!withComponent) await page.route('**/_assets/scheduler-embed*.js', (route) => route.abort());
      await page.route(url, answer);
      await page.goto('/free-consultation', { waitUntil: 'domcontentloaded' });
      await embed(page).scrollIntoViewIfNeeded();
      const day = page.frameLocator('[data-scheduler-host] iframe').locator('a.day').first();
      await day.click({ trial: true, timeout: 8_000 });
      await page.clock.runFor(12_000);
      await expect(embed(page)).not.toHaveAttribute('data-scheduler-state', 'failed');
      await day.click({ trial: true });
      await expect(embed(page).getByRole('button', { name: 'Try the calendar again' })).toHaveCount(0);
      await expect(embed(page).getByRole('link', { name: /^Open the booking page/ })).toHaveCount(1);
    });
  }

const bookingsApi = `${schedulerOrigin}/api/**`;
const frameFaults: Record<string, (route: Route) => Promise<void>> = {
  'is refused': (route) => route.abort('connectionrefused'),
  'shows the service’s own page for being out of order': async (route) => {
    const broken = new URL(route.request().url());
    broken.pathname = '/brightboard/no-such-event';
    await route.fulfill({ response: await route.fetch({ url: broken.href }), status: 503 });
  },
};
for (const [title, answer] of Object.entries(frameFaults)) {
  test(`the scheduler’s frame ${title}: other ways, and Retry`, async ({ page }) => {
    await page.route(bookingPages, answer);
    await page.route(bookingsApi, (route) => route.fulfill({ status: 503, body: 'out of order' }));
    await openWithClock(page);
    // The timeout starts when the frame has loaded, which may be late on a busy machine.
    await expect(frameIn(page)).toHaveAttribute('data-loaded');
    await page.clock.runFor(1_000);
    await expectWays(page);
    await page.unroute(bookingPages);
    await page.unroute(bookingsApi);
    await embed(page).getByRole('button', { name: 'Try the calendar again' }).click();
    await expectUsableCalendar(page);
  });
}

for (const path of ['/free-consultation', '/sat-consultation', '/'])
  test(`the calendar of ${path} fails on a phone: nothing moves`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.route(`${schedulerOrigin}/**`, (route) => route.abort('connectionrefused'));
    await page.goto(path);
    await embed(page).scrollIntoViewIfNeeded();
    const pageHeight = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await pageHeight();
    await expectState(page, 'failed');
    expect(await pageHeight()).toBe(before);
    expect(await page.evaluate(layoutShift, 0.002)).toBe(0);
  });

test('a frame that may not stand in the page: the booking page is offered beside it', async ({ page }) => {
  await page.route(bookingPages, async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), 'content-security-policy': "frame-ancestors 'none'" };
    await route.fulfill({ response, headers });
  });
  await page.goto('/free-consultation');
  await expectState(page, 'unconfirmed');
  const link = embed(page).getByRole('link', { name: /^Open the booking page/ });
  await expect(link).toHaveCount(1);
  expect((await link.boundingBox())?.y).toBeLessThan((await frameIn(page).boundingBox())?.y ?? 0);
});

test('the frame takes eight seconds: the calendar, and never a notice', async ({ page }) => {
  const letGo = await holdBack(page, bookingPages);
  await openWithClock(page);
  const pageAge = await page.evaluate(() => performance.now());
  await page.clock.runFor(Math.max(1, 8_000 - pageAge));
  await expectState(page, 'loading');
  letGo();
  await expectUsableCalendar(page);
  await page.clock.runFor(10_500);
  await expectState(page, 'ready');
});

test('the frame takes twelve seconds: other ways to book, then the calendar', async ({ page }) => {
  const letGo = await holdBack(page, bookingPages);
  await openWithClock(page);
  await expectWaysAfterTheLimit(page);
  letGo();
  await expectUsableCalendar(page);
});
