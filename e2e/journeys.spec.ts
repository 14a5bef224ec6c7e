import { expect, test } from '@playwright/test';
import { bookIn } from './scheduler-page.ts';

test('a parent goes from an advertisement over the SAT’s pages and books: the campaign is kept, and nothing is stored', async ({
  page,
}, { title }) => {
  const campaign = {
    utm_source: 'google',
    utm_medium: 'cpc',
    utm_campaign: 'sat-fall',
    utm_term: 'sat tutor',
  };
  const query = new URLSearchParams(campaign).toString();
  await page.goto(`/?${query}&gclid=Cj0KCQ-test&fbclid=test`);
  await page.getByText('Test Preparation Excellence').click();
  await page.getByRole('main').getByRole('link', { name: 'SAT Prep', exact: true }).click();
  await expect(page).toHaveURL(`/sat-prep?${query}`);
  await page.locator('main a[href^="/sat-consultation"]').first().focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/sat-consultation?${query}`);
  await page.getByRole('link', { name: 'Book Now' }).click();
  const tracking = { ...campaign, utm_content: '/sat-consultation' };
  expect((await bookIn(page, title)).bookings).toMatchObject([{ event: 'test-prep', tracking }]);
  const stored = () => [localStorage.length, sessionStorage.length, document.cookie];
  expect(await page.evaluate(stored)).toEqual([0, 0, '']);
});

test('a link followed before any script behind the paint takes the campaign along', async ({ page }) => {
  // Disables the signals that the page has been painted.
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => undefined;
    window.requestAnimationFrame = () => 0;
  });
  await page.goto('/sat-prep?utm_source=ad', { waitUntil: 'domcontentloaded' });
  await page.locator('main a[href^="/sat-consultation"]').first().dispatchEvent('click');
  await expect(page).toHaveURL('/sat-consultation?utm_source=ad');
});
