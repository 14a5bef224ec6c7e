import { expect, test } from '@playwright/test';

test.describe('/testimonials', () => {
  test('shows four parents, then all fifteen, then four again', async ({ page }) => {
    await page.goto('/testimonials');
    const reviews = page
      .locator('section', { has: page.getByRole('heading', { name: 'Parent Experiences' }) })
      .locator('figure');
    await expect(reviews.filter({ visible: true })).toHaveCount(4);
    await page.getByText('Show 11 More Reviews').click();
    await expect(reviews.filter({ visible: true })).toHaveCount(15);
    await page.getByText('Show Less Reviews').click();
    await expect(reviews.filter({ visible: true })).toHaveCount(4);
  });

  test('says Parent or Student of whoever wrote, and more only of whoever gave no name or is on video', async ({
    page,
  }) => {
    await page.goto('/testimonials');
    const written = await page.locator('#parents figcaption, #students figcaption').allTextContents();
    expect(written).toHaveLength(17);
    for (const by of written) expect(by).toMatch(/^(\S+ · (Parent|Student)|Anonymous Parent)( Sample)?$/);
    await expect(page.locator('#videos')).toContainText('Math Teacher');
  });

  test('plays a video on the privacy-enhanced host after a click, and not before', async ({ page }) => {
    const asked: string[] = [];
    await page.route('https://www.youtube-nocookie.com/**', async (route) => {
      asked.push(route.request().url());
      await route.fulfill({ contentType: 'text/html', body: '<title>player</title>' });
    });
    await page.route('https://widget.trustpilot.com/**', (route) => route.abort());
    await page.goto('/testimonials');
    const play = page.getByRole('button', { name: /^Play “/ });
    // Until it comes into view, each video is a plain link to its page.
    await page.getByRole('heading', { name: 'Video Testimonials' }).scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 500);
    await expect(play).toHaveCount(5);
    expect(asked).toEqual([]);
    await play.first().click();
    const player = page.locator('iframe[src^="https://www.youtube-nocookie.com/embed/"]');
    await expect(player).toHaveCount(1);
    await expect(player).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
    await expect(player).toHaveAttribute('title', /./);
    await expect(player).toBeFocused();
    expect(asked).toHaveLength(1);
  });

  test('calls the review widget’s load function 500 ms after it appears', async ({ page }) => {
    await page.route('https://widget.trustpilot.com/**', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'window.Trustpilot={loadFromElement(e,f){window.loaded=[e.dataset.minReviewCount,f]}}',
      }),
    );
    await page.goto('/testimonials');
    await page.getByRole('link', { name: /our reviews/i }).scrollIntoViewIfNeeded();
    await page.waitForFunction(() => 'loaded' in window);
    expect(await page.evaluate(() => (window as unknown as { loaded: unknown }).loaded)).toEqual([
      '10',
      true,
    ]);
  });

  test('a widget that fails says so in the console only; the plain link stays', async ({ page }) => {
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    await page.route('https://widget.trustpilot.com/**', (route) => route.abort());
    await page.goto('/testimonials');
    const link = page.getByRole('link', { name: /our reviews/i });
    await link.scrollIntoViewIfNeeded();
    await expect.poll(() => errors.some((text) => text.includes('review widget'))).toBe(true);
    await expect(link).toHaveAttribute('href', 'https://reviews.example.com/brightboard');
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

test.describe('/faq', () => {
  const open = 'main details[open]';

  test('keeps several questions open, also when the category changes', async ({ page }) => {
    await page.goto('/faq');
    const questions = page.locator('main details');
    await expect(questions).toHaveCount(14);
    await questions.nth(0).locator('summary').click();
    await questions.nth(1).locator('summary').click();
    await expect(page.locator(open)).toHaveCount(2);
    await page.getByRole('radio', { name: /^Pricing/ }).check();
    await expect(questions.filter({ visible: true })).toHaveCount(1);
    await page.getByRole('radio', { name: /^All/ }).check();
    await expect(page.locator(open)).toHaveCount(2);
    await expect(questions.filter({ visible: true })).toHaveCount(14);
  });

  test('the category buttons are the specification’s, All first', async ({ page }) => {
    await page.goto('/faq');
    const labels = await page
      .getByRole('radio')
      .evaluateAll((radios) =>
        radios.map((radio) => (radio as HTMLInputElement).labels?.[0]?.textContent?.replace(/\d+$/, '')),
      );
    expect(labels[0]).toBe('All');
    expect(labels.slice(1).sort()).toEqual([
      'Academic Support',
      'General',
      'Pricing',
      'Scheduling',
      'School Districts',
      'Technology',
    ]);
  });

  test('finds as one types, and announces how many', async ({ page }) => {
    await page.goto('/faq');
    await page.getByRole('searchbox').fill('whiteboard');
    const shown = page.locator('main details').filter({ visible: true });
    await expect(shown.first()).toBeVisible();
    await expect.poll(() => shown.count()).toBeLessThan(14);
    const count = await shown.count();
    await expect(
      page
        .getByRole('status')
        .filter({ hasText: String(count) })
        .first(),
    ).toBeAttached();
  });

  test('a link to a question opens it', async ({ page }) => {
    await page.goto('/faq#faq-7');
    await expect(page.locator('details:has(#faq-7)')).toHaveAttribute('open');
    await page.evaluate(() => (window.location.hash = '#faq-12'));
    await expect(page.locator('details:has(#faq-12)')).toHaveAttribute('open');
  });

  test('copying a question’s link says so in one toast', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/faq');
    await page.locator('main summary').first().click();
    await page.getByRole('button', { name: /copy/i }).first().click();
    await expect(page.getByText('Link copied')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/faq#faq-\d+$/);
  });
});

test.describe('/meet-our-teachers', () => {
  test('shows 18 teachers and the four stat cards', async ({ page }) => {
    await page.goto('/meet-our-teachers');
    await expect(page.locator('[data-specialties]')).toHaveCount(18);
    for (const value of ['16+', 'M.Ed', 'K-12', '1:1']) {
      await expect(page.getByRole('main').getByText(value, { exact: true })).toBeVisible();
    }
    await expect(page.getByRole('img', { name: /^Drawing of / })).toHaveCount(18);
  });

  test('expands one biography at a time, and closes the open one', async ({ page }) => {
    await page.goto('/meet-our-teachers');
    const more = page.locator('details[name="bio"]');
    await more.nth(0).locator('summary').click();
    await more.nth(1).locator('summary').click();
    await expect(page.locator('details[name="bio"][open]')).toHaveCount(1);
    await more.nth(1).locator('summary').click();
    await expect(page.locator('details[name="bio"][open]')).toHaveCount(0);
  });

  test('filters by specialty and keeps it in the address', async ({ page }) => {
    await page.goto('/meet-our-teachers');
    await page.getByRole('radio', { name: /^Science/ }).check();
    await expect(page).toHaveURL(/\?specialty=science/);
    const shown = page.locator('[data-specialties]').filter({ visible: true });
    const count = await shown.count();
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThan(18);
    await page.goto('/meet-our-teachers?specialty=science');
    await expect(page.getByRole('radio', { name: /^Science/ })).toBeChecked();
    await expect(shown).toHaveCount(count);
  });
});

test.describe('/schedule and /podcast', () => {
  test('buttons that do nothing are announced as unavailable, and the page says where to book', async ({
    page,
  }) => {
    await page.goto('/schedule');
    for (const name of [/Launch Scheduler/, /Select This Option/]) {
      for (const button of await page.getByRole('button', { name }).all())
        await expect(button).toBeDisabled();
    }
    await expect(page.getByRole('button', { name: /Select This Option/ })).toHaveCount(3);
    await expect(page.getByRole('main').locator('a[href="/free-consultation"]').first()).toBeVisible();
  });

  test('both podcast buttons open the video channel in a new tab', async ({ page }) => {
    await page.goto('/podcast');
    const buttons = page
      .getByRole('main')
      .locator('a[href="https://youtube.example.com/@brightboard/videos"]');
    await expect(buttons).toHaveCount(2);
    for (const button of await buttons.all()) await expect(button).toHaveAttribute('target', '_blank');
  });
});
