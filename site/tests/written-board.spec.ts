import { expect, test, type Page } from '@playwright/test';

/** The moments at which the hero's animations end, in milliseconds, by what they move. */
const endings = (page: Page) =>
  page.evaluate(() => {
    const moving = document.getAnimations().map(({ effect }) => ({
      inBoard: Boolean((effect as KeyframeEffect).target?.closest('svg[role="img"]')),
      inHeading: Boolean((effect as KeyframeEffect).target?.closest('h1')),
      end: Number(effect?.getComputedTiming().endTime),
    }));
    const last = (of: typeof moving) => Math.max(0, ...of.map(({ end }) => end));
    return {
      board: last(moving.filter(({ inBoard }) => inBoard)),
      heading: last(moving.filter(({ inHeading }) => inHeading)),
      strokes: moving.filter(({ inBoard }) => inBoard).length,
    };
  });

test('the board is written once within 1.5 s, and the marked phrase is underlined last', async ({ page }) => {
  for (const path of ['/', '/test-prep', '/faq', '/contact-us']) {
    await page.goto(path, { waitUntil: 'commit' });
    await page.locator('h1').waitFor();
    const { board, heading, strokes } = await endings(page);
    expect(strokes, path).toBeGreaterThan(5);
    expect(heading, path).toBeLessThanOrEqual(1500);
    expect(board, path).toBeLessThanOrEqual(heading);
  }
});

test('what is written stays, at once where motion is not wanted and on paper', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const board = page.locator('main svg[role="img"]').first();
  expect((await endings(page)).strokes).toBe(0);
  const still = await board.screenshot();

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.reload();
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState === 'finished'),
  );
  expect((await board.screenshot()).equals(still)).toBe(true);

  await page.emulateMedia({ media: 'print' });
  expect((await endings(page)).strokes).toBe(0);
});
