import { expect, test } from '@playwright/test';
import { mainPaths } from './built-pages.ts';
import { belowTheChat } from './large-text-checks.ts';
import { calendarIsReady, embed, schedulerOrigin } from './scheduler-page.ts';
import { fewPages, inSweep } from './sweeps.ts';

const sizes = [
  [320, 640],
  [390, 844],
  [700, 900],
  [844, 390],
  [1024, 768],
  [1399, 900],
  [1400, 900],
  [1920, 1080],
  [2560, 1440],
] as const;

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.describe.configure({ timeout: 90_000 });

for (const path of [...mainPaths, '/no-such-page']) {
  test(
    `the chat lies on no text and no control of ${path}, wherever it is scrolled to`,
    inSweep(path, fewPages),
    async ({ page }) => {
      await page.route(`${schedulerOrigin}/**`, (route) => route.abort());
      await page.goto(path);
      const all: Record<string, string[]> = {};
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        const found = await page.evaluate(belowTheChat);
        if (found.length > 0) all[`${width} x ${height}`] = found;
      }
      expect(all).toEqual({});
    },
  );
}

test.describe('the bar of phones', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('books and chats at every height of a page, and closes it below the footer', async ({ page }) => {
    await page.goto('/faq');
    const bar = page.getByRole('complementary', { name: 'Booking and chat' });
    const booking = bar.getByRole('link', { name: 'Free Consultation' });
    await expect(booking).toHaveAttribute('href', '/free-consultation');
    await expect(bar).toBeInViewport({ ratio: 1 });
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const [footer, end] = await Promise.all([page.getByRole('contentinfo').boundingBox(), bar.boundingBox()]);
    expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual((end?.y ?? 0) + 0.5);
  });

  test('leads to the calendar, and gives way to it', async ({ page }) => {
    await page.goto('/math-consultation');
    const atTheEnd = () =>
      page.evaluate(() => {
        const { clientWidth, clientHeight } = document.documentElement;
        const top = [24, clientWidth / 2, clientWidth - 24].map((x) =>
          document.elementFromPoint(x, clientHeight - 30),
        );
        return top.map((one) => (one?.closest('aside') ? 'bar' : 'page'));
      });
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    expect(await atTheEnd()).toEqual(['bar', 'bar', 'bar']);
    await page.getByRole('complementary').getByRole('link', { name: 'Choose a Time' }).click();
    await calendarIsReady(page);
    await embed(page).evaluate((element) =>
      scrollBy(0, element.getBoundingClientRect().bottom - innerHeight - 60),
    );
    expect(await atTheEnd()).toEqual(['page', 'page', 'page']);
  });

  test('books only where the page has a Book Now button', async ({ page }) => {
    await page.goto('/ssat-consultation');
    await expect(page.getByRole('complementary').getByRole('link')).toHaveText([/^Chat/]);
  });
});
