import { expect, test, type Page } from '@playwright/test';
import { axeFindings } from './axe-findings.ts';
import { beyondTheWidth, clippedOrOverlappingText, smallTargets } from './page-checks.ts';
import { book, chooseTime, schedulerOrigin, visitorFor } from './scheduler-page.ts';
import { runLater } from './sweeps.ts';

/** Runs the accessibility checks of every-page.spec.ts on a page in its current state. */
async function expectAccessible(page: Page): Promise<void> {
  const onPhone = (page.viewportSize()?.width ?? 0) < 600;
  // The sticky bar may cover text while the page is scrolled.
  await page.evaluate(() => window.scrollTo(0, 0));
  expect(await axeFindings(page), 'axe').toEqual([]);
  if (onPhone) expect(await page.evaluate(smallTargets), 'targets').toEqual([]);
  expect(await page.evaluate(beyondTheWidth, false), 'width').toEqual([]);
  expect(await page.evaluate(clippedOrOverlappingText), 'text').toEqual([]);
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.describe.configure({ timeout: 90_000 });

for (const width of [390, 1440]) {
  test.describe(`accessible at ${width} px`, width === 390 ? {} : runLater, () => {
    test.use({ viewport: { width, height: 900 } });

    test('/testimonials, with all reviews shown and a video playing', async ({ page }) => {
      await page.route('https://www.youtube-nocookie.com/**', (route) =>
        route.fulfill({
          contentType: 'text/html',
          body: '<!doctype html><html lang="en"><title>Player</title><main><h1>Player</h1></main>',
        }),
      );
      await page.goto('/testimonials');
      await page.getByText(/^Show \d+ More Reviews$/).click();
      await expectAccessible(page);
      const play = page.getByRole('link', { name: /^Watch “[^”]*”$/ }).first();
      await play.click();
      await expect(page.locator('iframe[title^="Video: "]')).toBeFocused();
      await expectAccessible(page);
    });

    test('/faq, with questions open, then filtered, then searched', async ({ page }) => {
      await page.goto('/faq');
      for (const summary of await page.locator('main summary').all()) await summary.click();
      await expectAccessible(page);
      await page.getByRole('radio', { name: /^Pricing/ }).check();
      await expectAccessible(page);
      await page.getByRole('radio', { name: /^All/ }).check();
      await page.getByRole('searchbox').fill('consultation');
      await expectAccessible(page);
      await page.getByRole('searchbox').fill('xyzzy');
      await expectAccessible(page);
    });

    test('/meet-our-teachers, filtered, with a biography open', async ({ page }) => {
      await page.goto('/meet-our-teachers');
      if (width === 390) await page.getByRole('combobox', { name: 'Specialty' }).selectOption('sat');
      else await page.getByRole('radio', { name: /^SAT/ }).check();
      // The island scrolls to the first card and writes the choice into the URL.
      await expect(page).toHaveURL(/=sat$/);
      const more = page.locator('main summary').filter({ hasText: /Read More/, visible: true });
      await more.first().click();
      await expectAccessible(page);
    });
  });
}

test.describe('the booking page of the local scheduling service', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('is accessible from the first day to the cancellation', async ({ page }, { title }) => {
    const visitor = visitorFor(title);
    const step = async (heading: RegExp, name: string) => {
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      expect(await axeFindings(page), name).toEqual([]);
      expect(await page.evaluate(beyondTheWidth, false), `${name}: width`).toEqual([]);
    };
    await page.goto(`${schedulerOrigin}/brightboard/free-consultation`);
    await step(/Choose a time/, 'days');
    await chooseTime(page, title);
    await step(/Your details/, 'form');
    await book(page, { name: visitor.name, email: 'nobody@' });
    await step(/Your details/, 'form, not accepted');
    await book(page, { name: visitor.name, email: 'nobody@gmial.com' });
    await expect(page.getByRole('button', { name: 'Yes, fix it' })).toBeVisible();
    await step(/Your details/, 'form, with an address in doubt');
    await book(page, visitor);
    await step(/booked/, 'confirmation');
    await page.getByRole('link', { name: /Fix it/ }).click();
    await step(/Fix your details/, 'correction');
    await page.getByRole('link', { name: 'Go back' }).click();
    await page.getByRole('link', { name: 'Reschedule' }).click();
    await step(/Pick a new time/, 'days, to move');
    await page.locator('a.time:visible').last().click();
    await step(/Move your call/, 'move');
    await page.getByRole('button', { name: 'Move to this time' }).click();
    await step(/rescheduled/, 'moved');
    await page.getByRole('link', { name: 'Cancel' }).click();
    await step(/Cancel this call/, 'cancel');
    await page.getByRole('button', { name: 'Cancel the call' }).click();
    await step(/canceled/, 'canceled');
    await page.goto(`${schedulerOrigin}/brightboard/no-such-event`);
    expect(await axeFindings(page), 'not found').toEqual([]);
  });
});

test.describe('with forced colors', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('the chosen pill differs from the others', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
    await page.goto('/meet-our-teachers');
    const grounds = await page
      .locator('label > [type="radio"] + *')
      .evaluateAll((pills) => pills.slice(0, 2).map((pill) => getComputedStyle(pill).backgroundColor));
    expect(grounds[0]).not.toBe(grounds[1]);
  });
});

test('whoever asks for more contrast gets darker inks, and the scheme is declared', async ({ page }) => {
  await page.goto('/');
  const paragraph = page.locator('main p').nth(1);
  const ink = () => paragraph.evaluate((text) => getComputedStyle(text).color);
  const usual = await ink();
  await page.emulateMedia({ contrast: 'more' });
  expect(await ink()).not.toBe(usual);
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light dark');
});
