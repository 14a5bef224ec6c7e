import { expect, test } from '@playwright/test';

test('an unknown path is a 404 with the specification’s card and ways on', async ({ page }) => {
  const answer = await page.goto('/no-such-page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible();
  await expect(page.getByText(/router\?/)).toBeVisible();
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

test('a mistyped address suggests the page that was meant', async ({ page }) => {
  await page.goto('/free-consultaton');
  await expect(
    page.getByRole('main').getByRole('link', { name: '/free-consultation', exact: true }),
  ).toBeVisible();
});

for (const [typed, meant] of [
  ['/sat', '/sat-prep'],
  ['/math', '/subjects/mathematics'],
  ['/subjects/math', '/subjects/mathematics'],
  ['/teachers', '/meet-our-teachers'],
  ['/terms', '/terms-of-service'],
] as const) {
  test(`${typed} stays a 404 that offers ${meant}`, async ({ page }) => {
    expect((await page.goto(typed))?.status()).toBe(404);
    await expect(page.getByRole('main').getByRole('link', { name: meant, exact: true })).toHaveAttribute(
      'href',
      meant,
    );
  });
}

test('a word that says nothing suggests nothing', async ({ page }) => {
  expect((await page.goto('/wp-admin'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/Did you mean/)).toHaveCount(0);
});

test('/blog/12 offers the external blog', async ({ page }) => {
  expect((await page.goto('/blog/12'))?.status()).toBe(404);
  await expect(page.getByRole('main').getByText(/blog is on a separate site/i)).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /blog/i }).first()).toHaveAttribute(
    'href',
    'https://blog.example.com',
  );
});

test('/download-website says what it was', async ({ page }) => {
  expect((await page.goto('/download-website'))?.status()).toBe(404);
  await expect(page.getByRole('main').getByRole('link', { name: /download/i })).toHaveAttribute(
    'href',
    '/download',
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the card and its ways on are there', async ({ page }) => {
    await page.goto('/blog/12');
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: /blog/i })).toBeVisible();
  });
});
