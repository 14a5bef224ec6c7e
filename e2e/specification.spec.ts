import { expect, test, type Page } from '@playwright/test';
import { calendarIsReady, schedulerOrigin, widgetScript } from './scheduler-page.ts';
import { specifiedPages } from '../build-tests/specification.ts';

const eventNames = {
  'free-consultation': 'Free 15-minute consultation',
  'test-prep': 'Standardized test prep consultation',
  'school-districts': 'Tutoring for school districts',
};

const bookingPages = specifiedPages.flatMap(({ path, event, height }) =>
  event && height ? [{ path, event, height }] : [],
);

/** Opens a page whose calendar is not what is looked at. */
async function read(page: Page, path: string): Promise<void> {
  await page.route(`${schedulerOrigin}/**`, (route) => route.abort());
  const answer = await page.goto(path);
  expect(answer?.status(), path).toBe(200);
}

test.describe('the calendar', () => {
  for (const { path, event, height } of bookingPages) {
    test(`of ${path} is ${event}, ${height} px high at every width`, async ({ page }) => {
      const frame = page.locator('[data-scheduler-host] iframe');
      const script = page.locator('script[data-scheduler]');
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(path);
        // The page is still at its top.
        await expect(script).toHaveAttribute('src', widgetScript);
        const calendar = await calendarIsReady(page);
        await expect(calendar.getByRole('heading', { name: eventNames[event] })).toBeVisible();
        expect(await frame.getAttribute('src')).toContain(`${schedulerOrigin}/brightboard/${event}?`);
        for (const narrower of [width, width === 1440 ? 768 : 320]) {
          await page.setViewportSize({ width: narrower, height: 900 });
          const box = await frame.boundingBox();
          expect(box?.height, `${narrower} px`).toBe(height);
          expect(box?.width, `${narrower} px`).toBeGreaterThanOrEqual(320);
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(narrower);
        }
        await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide')));
        await expect(script).toHaveCount(0);
      }
    });
  }
});

test.describe('landing pages', () => {
  for (const width of [390, 1440]) {
    test(`answer Book Now at ${width} px: the calendar comes into view, has the focus and is marked`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await read(page, '/florida-consultation');
      await page.getByRole('link', { name: 'Book Now' }).click();
      const scheduler = page.locator('#scheduler');
      await expect(scheduler).toBeFocused();
      await expect(scheduler).toBeInViewport();
      const marks = () => document.querySelector('#scheduler')?.getAnimations().length;
      await expect.poll(() => page.evaluate(marks)).toBe(1);
    });
  }

  test('of Florida begins at the top on every load', async ({ page }) => {
    await read(page, '/florida-consultation');
    await page.evaluate(() => window.scrollTo(0, 1500));
    await page.reload();
    await page.waitForTimeout(300);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
});
