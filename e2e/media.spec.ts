import { expect, test } from '@playwright/test';

const low = { width: 844, height: 390 };
const phone = { width: 390, height: 844 };

for (const viewport of [low, phone]) {
  test(`/faq shows its first question at ${viewport.width} x ${viewport.height}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto('/faq');
    const question = page.locator('main summary').first();
    await expect(question).toBeInViewport({ ratio: 1 });
  });
}

test('wide screens have larger letters and columns, and a margin still', async ({ page }) => {
  const measure = async (width: number) => {
    await page.setViewportSize({ width, height: 1440 });
    await page.goto('/sat-prep');
    return page.getByRole('heading', { name: /What the SAT/ }).evaluate((heading) => ({
      letters: parseFloat(getComputedStyle(heading).fontSize),
      column: heading.closest('section')?.firstElementChild?.clientWidth ?? 0,
    }));
  };
  const [usual, wide] = [await measure(1440), await measure(2560)];
  expect(wide.letters).toBeGreaterThan(usual.letters * 1.15);
  expect(wide.column).toBeGreaterThan(usual.column * 1.15);
  expect(wide.column).toBeLessThan(2560 * 0.7);
});

for (const path of ['/', '/sat-prep', '/school-districts', '/florida-consultation', '/faq']) {
  test(`${path} is whole on paper, open, and without anything to press`, async ({ page }) => {
    await page.setViewportSize({ width: 720, height: 1000 });
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    for (const role of ['navigation', 'button', 'searchbox'] as const)
      await expect(page.getByRole(role)).toHaveCount(0);
    await expect(page.locator('iframe')).toBeHidden();
    for (const answer of await page.locator('main details > :nth-child(2)').all())
      await expect(answer).toBeVisible();
    const cut = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(cut).toBeLessThanOrEqual(0);
  });
}
