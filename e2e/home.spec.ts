import { expect, test } from '@playwright/test';

test('its sections stand in the order of the specification, with their anchors', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    /^Why Choose/,
    /./,
    'What Parents Are Saying',
    'Educational Blog & Travel Stories',
    'Ready to Start Learning?',
  ]);
  const anchors = await page
    .locator('#test-prep, #school-districts, #testimonials, #blog, #schedule')
    .evaluateAll((found) => found.map((element) => element.id));
  expect(anchors).toEqual(['test-prep', 'school-districts', 'testimonials', 'blog', 'schedule']);
});

test('the hero claims 500+ happy students and leads to the consultation', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('main')).toContainText('500+');
  await expect(page.getByRole('link', { name: 'Free 15-Minute Consultation' })).toHaveAttribute(
    'href',
    '/free-consultation',
  );
  await expect(page.getByRole('link', { name: 'See Success Stories' })).toHaveAttribute(
    'href',
    '#testimonials',
  );
});

test('the three panels are closed at first, and each opens and closes by itself', async ({ page }) => {
  await page.goto('/');
  const panels = page.locator('main details');
  await expect(panels).toHaveCount(3);
  for (const [index, heading] of [
    'Subject-Specific Tutoring & Homeschooling',
    'Test Preparation Excellence',
    'Partnership with School Districts',
  ].entries()) {
    const panel = panels.nth(index);
    await expect(panel.getByRole('heading', { name: heading, includeHidden: true })).toHaveCount(1);
    await expect(panel).not.toHaveAttribute('open');
    await panel.locator('summary').click();
    await expect(panel).toHaveAttribute('open');
  }
  await expect(page.locator('main details[open]')).toHaveCount(3);
  await panels.first().locator('summary').press('Enter');
  await expect(panels.first()).not.toHaveAttribute('open');
});

test('the panels lead where the specification says', async ({ page }) => {
  await page.goto('/');
  const hrefs = (index: number) =>
    page
      .locator('main details')
      .nth(index)
      .locator('a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(await hrefs(0)).toEqual([
    '/subjects/mathematics',
    '/subjects/science',
    '/subjects/english',
    '/subjects/social-studies',
  ]);
  expect(await hrefs(1)).toEqual([
    '/sat-prep',
    '/act-prep',
    '/psat-prep',
    '/isee-prep',
    '/ssat-prep',
    '/hspt-prep',
    '/ap-exam-prep',
  ]);
  expect(await hrefs(2)).toEqual(['/school-districts-consultation', 'https://districts.example.com']);
});

test('at most three parents speak, and the button shows the rest', async ({ page }) => {
  await page.goto('/');
  const section = page.locator('#testimonials');
  await expect(section.locator('figure')).toHaveCount(3);
  for (const caption of await section.locator('figcaption').allTextContents()) {
    // A preview marks what is a sample.
    expect(caption).toMatch(/Parent( Sample)?$/);
  }
  await expect(section.getByRole('link', { name: 'View All Testimonials' })).toHaveAttribute(
    'href',
    '/testimonials',
  );
});

test('the blog teaser shows three posts with their dates and addresses', async ({ page }) => {
  await page.goto('/');
  const posts = page.locator('#blog article');
  await expect(posts).toHaveCount(3);
  for (const post of await posts.all()) {
    await expect(post.locator('time')).toHaveText(/^[A-Z][a-z]{2} \d{1,2}, \d{4}$/);
    await expect(post.getByRole('link')).toHaveAttribute(
      'href',
      /^(\/blog\/\d+|https:\/\/blog\.example\.com\/.+)$/,
    );
  }
  await expect(page.locator('#blog').getByRole('link', { name: /^View All Posts/ })).toHaveAttribute(
    'href',
    'https://blog.example.com',
  );
});

test('the schedule section holds the scheduler and three tiles', async ({ page }) => {
  await page.goto('/');
  const section = page.locator('#schedule');
  await expect(section.getByRole('heading', { level: 3 })).toHaveText([
    'Flexible Hours',
    'Online Sessions',
    'Expert Teachers',
  ]);
  await expect(section.locator('[data-scheduler-host]')).toHaveCount(1);
});

test('/home redirects to /, with its query', async ({ page, request }) => {
  const answer = await request.get('/home?utm_source=flyer', { maxRedirects: 0 });
  expect(answer.status()).toBe(308);
  expect(answer.headers()['location']).toBe('/?utm_source=flyer');
  await page.goto('/home');
  await expect(page).toHaveURL('/');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page reads, its panels open and its menu works', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await page.getByText('Test Preparation Excellence').click();
    await expect(page.getByRole('link', { name: /Learn more about SAT Prep/ })).toBeVisible();
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
    await expect(page.getByText('The calendar opens here')).toBeHidden();
    await expect(page.getByRole('link', { name: /booking page/i }).first()).toBeVisible();
  });
});
