import { expect, test, type Page } from '@playwright/test';

/** Never answers requests for the islands' scripts, as on a very slow connection. */
const withoutIslands = (page: Page) => page.route('**/_assets/*.js', () => new Promise(() => undefined));

for (const path of ['/testimonials', '/are-you-a-teacher']) {
  test(`${path}: a video that is pressed before any script file has come plays in the page`, async ({
    page,
    context,
  }) => {
    await withoutIslands(page);
    await page.route('https://www.youtube-nocookie.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: 'playing' }),
    );
    await page.goto(path, { waitUntil: 'commit' });
    const link = page.getByRole('link', { name: /^Watch “/ }).first();
    await link.click();
    const player = page.locator('iframe[title^="Video:"]');
    await expect(player).toBeFocused();
    await expect(player.contentFrame().getByText('playing')).toBeVisible();
    expect(context.pages()).toHaveLength(1);
  });
}

test('/faq: React comes with the first touch, and what was typed until then is searched', async ({
  page,
}) => {
  const scripts = page.waitForRequest(/_assets\/client\..*\.js$/);
  let touched = false;
  await page.route('**/_assets/client.*.js', async (route) => {
    expect(touched).toBe(true);
    await page.getByRole('searchbox').pressSequentially('zzz');
    await route.continue();
  });
  await page.goto('/faq', { waitUntil: 'networkidle' });
  touched = true;
  await page.getByRole('searchbox').focus();
  await scripts;
  await expect(page.getByRole('main').locator('summary').first()).toBeHidden();
});

test('/faq: no search stays that cannot search, and the questions do', async ({ page }) => {
  await page.route(/faq-browser\..*\.js/, (route) => route.abort());
  await page.goto('/faq');
  await page.getByRole('searchbox').focus();
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  await expect(page.getByRole('main').locator('summary').first()).toBeVisible();
});
