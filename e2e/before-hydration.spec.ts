import { expect, test, type Page } from '@playwright/test';

/** Withholds the scripts of the page's islands, as a slow line does. */
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

test('/faq: no search is offered before it can be used, and the questions stay', async ({ page }) => {
  await withoutIslands(page);
  await page.goto('/faq', { waitUntil: 'commit' });
  await expect(page.getByRole('main').locator('summary').first()).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.reload();
  await page.getByRole('searchbox').fill('zzz');
  await expect(page.getByRole('main').locator('summary').first()).toBeHidden();
});
