import { expect, test } from '@playwright/test';
import { calendarIsReady, embed } from './scheduler-page.ts';

test.describe('the bar of phones', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('books and chats at every height of a page, and closes it below the footer', async ({ page }) => {
    await page.goto('/faq');
    const bar = page.getByRole('complementary', { name: 'Booking and chat' });
    const booking = bar.getByRole('link', { name: 'Schedule Free Consultation' });
    await expect(booking).toHaveAttribute('href', '/free-consultation');
    await expect(bar).toBeInViewport({ ratio: 1 });
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const [footer, end] = await Promise.all([page.getByRole('contentinfo').boundingBox(), bar.boundingBox()]);
    expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual((end?.y ?? 0) + 0.5);
  });

  test('its button goes while the calendar is in view, and the chat stays', async ({ page }) => {
    await page.goto('/math-consultation');
    const bar = page.getByRole('complementary', { name: 'Booking and chat' });
    await page.evaluate(() => window.scrollTo(0, document.querySelector('footer')?.offsetTop ?? 0));
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await embed(page).scrollIntoViewIfNeeded();
    await calendarIsReady(page);
    await expect(bar.getByRole('link', { name: 'Choose a Time' })).toHaveCount(0);
    await expect(bar.getByRole('link', { name: /^Chat/ })).toBeInViewport();
  });

  test('books only where the page has a Book Now button', async ({ page }) => {
    await page.goto('/ssat-consultation');
    await expect(page.getByRole('complementary').getByRole('link')).toHaveText([/^Chat/]);
  });
});
