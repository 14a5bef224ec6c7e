import { expect, test } from '@playwright/test';

test('an address that is nearly one stays a 404 that offers the page that was meant', async ({ page }) => {
  const meant = '/subjects/mathematics';
  expect((await page.goto('/subjects/math'))?.status()).toBe(404);
  await expect(page.getByRole('link', { name: meant, exact: true })).toHaveAttribute('href', meant);
  await page.goto('/download-website');
  await expect(page.getByRole('main').locator('a[href="/download"]')).toBeVisible();
  await page.goto('/wp-admin');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/Did you mean/)).toBeHidden();
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('/blog/12 offers the external blog', async ({ page }) => {
      expect((await page.goto('/blog/12'))?.status()).toBe(404);
      await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
      const blog = page.getByRole('main').locator('a[href="https://blog.example.com"]');
      await expect(blog.first()).toBeVisible();
      await expect(page.getByText(/blog is on a separate site/i)).toBeVisible({ visible: javaScriptEnabled });
    });
  });
}
