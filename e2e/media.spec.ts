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
