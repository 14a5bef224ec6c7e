import { expect, test } from '@playwright/test';

for (const path of ['/sat-prep', '/act-prep', '/florida-consultation', '/faq']) {
  test(`${path} prints on two sheets at most`, async ({ page }) => {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    const sheets = (await page.pdf({ format: 'Letter' })).toString('latin1').match(/\/Type \/Page\b/g);
    expect(sheets?.length).toBeLessThanOrEqual(2);
  });
}

test('on paper every answer is open, and nothing is there to be pressed', async ({ page }) => {
  await page.goto('/faq');
  await page.emulateMedia({ media: 'print' });
  for (const answer of await page.locator('main details').all()) {
    await expect(answer.locator('p').first()).toBeVisible();
  }
  await expect(page.getByRole('searchbox')).toBeHidden();
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
});
