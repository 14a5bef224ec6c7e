import { expect, test, type Page } from '@playwright/test';
import { axeFindings } from './axe-findings.ts';
import { calendarIsReady, chooseTime, book, embed, schedulerOrigin, visitorFor } from './scheduler-page.ts';
import { runLater } from './sweeps.ts';

async function expectNoFindings(page: Page): Promise<void> {
  expect(await axeFindings(page)).toEqual([]);
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const width of [390, 1440]) {
  test.describe(`axe finds nothing at ${width} px`, width === 390 ? {} : runLater, () => {
    test.use({ viewport: { width, height: 900 } });

    for (const path of ['/', '/free-consultation', '/no-such-page']) {
      test(`on ${path}`, async ({ page }) => {
        await page.goto(path);
        await expectNoFindings(page);
      });
    }

    test('with all panels open', async ({ page }) => {
      await page.goto('/');
      for (const summary of await page.locator('main summary').all()) await summary.click();
      await expectNoFindings(page);
    });

    test('with the menu open', async ({ page }) => {
      await page.goto('/');
      const opener = page.getByRole('button', { name: width < 1120 ? 'Menu' : 'Our Services', exact: true });
      await opener.click();
      await expectNoFindings(page);
    });

    test('with the calendar loading, silent and ready', async ({ page }) => {
      let answer: () => void = () => undefined;
      const answered = new Promise<void>((resolve) => {
        answer = resolve;
      });
      await page.route(`${schedulerOrigin}/brightboard/**`, async (route) => {
        await answered;
        await route.continue();
      });
      await page.clock.install();
      await page.goto('/free-consultation', { waitUntil: 'domcontentloaded' });
      await embed(page).scrollIntoViewIfNeeded();
      await page.clock.runFor(3_000);
      await expect(embed(page)).toHaveAttribute('data-scheduler-state', 'loading');
      await expect(page.locator('[data-scheduler-host] iframe')).toHaveCount(1);
      await expectNoFindings(page);
      await page.clock.runFor(11_000);
      await expect(embed(page)).toHaveAttribute('data-scheduler-state', 'failed');
      await expectNoFindings(page);
      answer();
      await calendarIsReady(page);
      await expectNoFindings(page);
    });

    test('with the calendar failed', async ({ page }) => {
      await page.route(`${schedulerOrigin}/**`, (route) => route.abort());
      await page.goto('/free-consultation');
      await embed(page).scrollIntoViewIfNeeded();
      await expect(embed(page)).toHaveAttribute('data-scheduler-state', 'failed');
      await expectNoFindings(page);
    });

    test('with a time booked', async ({ page }, { title }) => {
      await page.goto('/free-consultation');
      const calendar = await calendarIsReady(page);
      await chooseTime(calendar, `${title}${width}`);
      await book(calendar, visitorFor(`${title}${width}`));
      await expect(embed(page)).toHaveAttribute('data-scheduler-state', 'booked');
      await expectNoFindings(page);
    });
  });
}
