import { expect, test, type Page } from '@playwright/test';
import { routes } from './built-pages.ts';
import { layoutShift } from './page-checks.ts';
import { calendarIsReady, embed, schedulerOrigin } from './scheduler-page.ts';
import { onEveryPage } from './sweeps.ts';

const booking = routes.flatMap(({ path, scheduler }) => (scheduler ? [{ path, ...scheduler }] : []));
/** Pages whose calendar is below the fold and loads on scrolling. */
const withCalendarBelow = ['/', '/contact-us'];

/**
 * Waits for the calendar and, on pages that show them, the next available times.
 * @returns the cumulative layout shift since the page was opened.
 */
async function shiftsUntilReady(page: Page): Promise<number> {
  await expect(page.locator('[data-calendar-shown]')).toHaveCount(1);
  const place = page.locator('[data-next-times-place]');
  if (await place.count()) {
    await place.scrollIntoViewIfNeeded();
    await expect(place.getByRole('link')).toHaveCount(3);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  }
  return page.evaluate(layoutShift, 0.005);
}

for (const { width, height, screens } of [
  { width: 1440, height: 900, screens: 1 },
  { width: 390, height: 844, screens: 1.5 },
]) {
  for (const { path, eventType, height: calendarHeight } of booking) {
    const title = `${path}, ${width} px: its calendar as specified, a day within ${screens} screens, nothing moved`;
    test(title, onEveryPage(path), async ({ page }) => {
      await page.route('**/*.woff2', (route) => route.abort());
      await page.setViewportSize({ width, height });
      await page.goto(path);
      const isBelow = withCalendarBelow.includes(path);
      if (isBelow) await embed(page).scrollIntoViewIfNeeded();
      expect(await shiftsUntilReady(page)).toBe(0);
      const frame = page.locator('[data-scheduler-host] iframe');
      const day = await frame.contentFrame().locator('a.day').first().boundingBox();
      if (!isBelow) expect((day?.y ?? Infinity) + (day?.height ?? 0)).toBeLessThan(height * screens);
      expect(await frame.getAttribute('src')).toContain(`${schedulerOrigin}/brightboard/${eventType}?`);
      for (const narrower of [width, width === 1440 ? 768 : 320]) {
        await page.setViewportSize({ width: narrower, height });
        const box = await frame.boundingBox();
        expect(box?.height, `${narrower} px`).toBe(calendarHeight);
        expect(box?.width, `${narrower} px`).toBeGreaterThanOrEqual(320);
      }
    });
  }
}

for (const [width, height] of [
  [1366, 768],
  [390, 844],
] as const) {
  test(`on /free-consultation, a time is in the first view of ${width} x ${height} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/free-consultation');
    await shiftsUntilReady(page);
    const time = page.frameLocator('[data-scheduler-host] iframe').locator('.soonest a').first();
    const box = await time.boundingBox();
    expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThan(height);
  });
}

for (const path of ['/free-consultation', '/florida-consultation', '/indiana-consultation']) {
  test(`${path}, phone in landscape: the calendar is in the first view, beside the headline`, async ({
    page,
  }) => {
    await page.route('**/*.woff2', (route) => route.abort());
    await page.setViewportSize({ width: 844, height: 390 });
    await page.goto(path);
    const shifts = await shiftsUntilReady(page);
    const headline = await page.getByRole('heading', { level: 1 }).boundingBox();
    const day = await page
      .frameLocator('[data-scheduler-host] iframe')
      .locator('a.day')
      .first()
      .boundingBox();
    expect(day?.x).toBeGreaterThan((headline?.x ?? Infinity) + (headline?.width ?? 0));
    expect((day?.y ?? Infinity) + (day?.height ?? 0)).toBeLessThan(390);
    expect(shifts).toBe(0);
  });
}

test('a next free time leads to its form in the calendar', async ({ page }) => {
  await page.goto('/sat-consultation');
  const calendar = await calendarIsReady(page);
  await page.locator('[data-next-times-place]').scrollIntoViewIfNeeded();
  await page.locator('[data-next-times] a').first().click();
  await expect(calendar.getByLabel(/name/i).first()).toBeVisible();
  await expect(calendar.locator('#step')).toBeFocused();
  const form = page.frames().find((frame) => frame.url().startsWith(`${schedulerOrigin}/brightboard/`));
  expect(form?.url()).toContain('embed_domain=');
});
