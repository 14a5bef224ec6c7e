import { expect, test, type Page } from '@playwright/test';
import { calendarIsReady, embed, schedulerOrigin, widgetScript } from './scheduler-page.ts';

/** Opens a page without its calendar. */
async function read(page: Page, path: string): Promise<void> {
  await page.route(`${schedulerOrigin}/**`, (route) => route.abort());
  const answer = await page.goto(path);
  expect(answer?.status(), path).toBe(200);
}

test('the calendar’s script loads as soon as the page appears, and is removed when one leaves', async ({
  page,
}) => {
  await page.goto('/sat-consultation');
  const script = page.locator('script[data-scheduler]');
  await expect(script).toHaveAttribute('src', widgetScript);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide')));
  await expect(script).toHaveCount(0);
});

test.describe('landing pages', () => {
  for (const width of [390, 1440]) {
    test(`Book Now at ${width} px without a calendar: its section scrolls into view, focused and marked`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await read(page, '/florida-consultation');
      await page.getByRole('link', { name: 'Book Now' }).click();
      const scheduler = page.locator('#scheduler');
      await expect(scheduler).toBeFocused();
      await expect(scheduler).toBeInViewport();
      const marks = () => document.querySelector('#scheduler')?.getAnimations({ subtree: true }).length;
      await expect.poll(() => page.evaluate(marks)).toBe(1);
    });

    test(`Book Now at ${width} px: the calendar scrolls to the top of the window and gets the focus`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/math-consultation');
      await calendarIsReady(page);
      const top = () => embed(page).evaluate((element) => Math.round(element.getBoundingClientRect().top));
      const before = await top();
      await page.getByRole('link', { name: 'Book Now' }).click();
      await expect.poll(top).toBeLessThan(20);
      expect(before).toBeGreaterThan(80);
      await expect(page.locator('[data-scheduler-host] iframe')).toBeFocused();
      await expect(embed(page)).toHaveAttribute('data-marked');
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
