import { expect, test, type Page } from '@playwright/test';
import { calendarIsReady, embed } from './scheduler-page.ts';
import { fewPages, inSweep } from './sweeps.ts';

const pages = [
  '/',
  '/free-consultation',
  '/sat-consultation',
  '/math-consultation',
  '/florida-consultation',
  '/school-districts-consultation',
  '/contact-us',
];

/** The URLs of all scripts that the page itself loads until its calendar is ready. */
async function scriptsOf(page: Page, path: string): Promise<string[]> {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    const own = request.frame() === page.mainFrame();
    if (own && request.resourceType() === 'script') scripts.add(request.url());
  });
  await page.goto(path);
  await calendarIsReady(page);
  await page.waitForLoadState('networkidle');
  return [...scripts];
}

/** Expects that a day in the calendar can be clicked. */
async function expectDays(page: Page): Promise<void> {
  await embed(page).scrollIntoViewIfNeeded();
  await expect(embed(page)).toHaveAttribute('data-calendar-shown', '');
  const day = page.frameLocator('[data-scheduler-host] iframe').locator('a.day').first();
  await day.click({ trial: true });
}

/** Expects links to the booking page and to email in place of the calendar, which can be clicked. */
async function expectWaysInPlace(page: Page): Promise<void> {
  const links = embed(page).getByRole('link', { name: /^Open the booking page/ });
  // The first link must be less than half the height of a phone below the top of that place.
  const nearestTop = () =>
    links.evaluateAll((found) => {
      const shown = found.filter((link) =>
        link.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
      );
      const tops = shown.map((link) => {
        const place = link.closest('[data-scheduler-state]')?.getBoundingClientRect().top ?? NaN;
        return link.getBoundingClientRect().top - place;
      });
      return Math.min(...tops);
    });
  await expect.poll(nearestTop, { timeout: 15_000 }).toBeLessThan(422);
  await embed(page).getByRole('link', { name: /@/ }).first().click({ trial: true });
}

for (const path of ['/', '/free-consultation', '/sat-consultation', '/florida-consultation']) {
  test(
    `${path}: one books without any one of its scripts`,
    inSweep(path, new Set(['/free-consultation'])),
    async ({ page, browser }) => {
      test.setTimeout(180_000);
      const scripts = await scriptsOf(page, path);
      expect(scripts.length).toBeGreaterThan(2);
      for (const script of scripts) {
        const without = await browser.newPage();
        await without.route(script, (route) => route.abort());
        await without.goto(path);
        await test.step(`without ${script}`, () => expectDays(without));
        await without.close();
      }
    },
  );
}

for (const path of pages) {
  test(`${path}: one books without all of its scripts`, inSweep(path, fewPages), async ({ page }) => {
    await page.route(/\.js(\?|$)/, (route) =>
      route.request().frame() === page.mainFrame() ? route.abort() : route.continue(),
    );
    await page.goto(path);
    await expectDays(page);
  });

  test(
    `${path}: one books with the network gone, and the calendar comes with the network`,
    inSweep(path, fewPages),
    async ({ page, context }) => {
      await page.route('**/*', (route) =>
        route.request().isNavigationRequest() && route.request().frame() === page.mainFrame()
          ? route.continue()
          : route.abort('internetdisconnected'),
      );
      await page.goto(path);
      await embed(page).scrollIntoViewIfNeeded();
      await expect(page.locator('[data-scheduler-host] iframe')).toHaveCount(1);
      await expectWaysInPlace(page);
      await context.setOffline(true);
      await page.unroute('**/*');
      await context.setOffline(false);
      await expectDays(page);
    },
  );
}

for (const path of ['/', '/free-consultation', '/contact-us', '/florida-consultation']) {
  test(`${path}: every section shows when every script is refused`, async ({ page }) => {
    await page.route(
      (url) => url.pathname === path,
      async (route) => {
        const response = await route.fetch();
        const refuse = '<meta http-equiv="Content-Security-Policy" content="script-src \'none\'">';
        const body = (await response.text()).replace('<head>', `<head>${refuse}`);
        await route.fulfill({ response, body });
      },
    );
    await page.goto(path);
    const sections = await page.locator('main > *, main section, footer').filter({ visible: true }).all();
    expect(sections.length).toBeGreaterThan(2);
    for (const section of sections) expect(await section.innerText()).toMatch(/\S/);
  });
}

test('no page breaks its own content security policy', async ({ page }) => {
  const violations: string[] = [];
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) violations.push(message.text());
  });
  for (const path of ['/', '/free-consultation', '/testimonials', '/are-you-a-teacher', '/no-such-page']) {
    await page.goto(path);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.waitForLoadState('networkidle');
  }
  expect(violations).toEqual([]);
});
