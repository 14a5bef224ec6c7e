import { expect, test } from '@playwright/test';
import {
  book,
  bookIn,
  bookingsOf,
  calendarIsReady,
  chooseTime,
  embed,
  schedulerOrigin,
  visitorFor,
  widgetScript,
} from './scheduler-page.ts';

test('a prerendered page requests nothing from the scheduling service', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.frame() === page.mainFrame()) asked.push(request.url());
  });
  const ofService = () => asked.filter((url) => url.startsWith(schedulerOrigin));
  await page.goto('/free-consultation');
  await embed(page).scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(ofService()).toEqual([]);
  await page.evaluate(() => {
    Object.defineProperty(document, 'prerendering', { value: false });
    document.dispatchEvent(new Event('prerenderingchange'));
  });
  await calendarIsReady(page);
  expect(ofService().filter((url) => url === widgetScript)).toHaveLength(1);
});

test('no page of the service is loaded twice, whatever the visitor’s time zone', async ({ browser }) => {
  const context = await browser.newContext({ timezoneId: 'Asia/Tokyo' });
  const page = await context.newPage();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() !== page.mainFrame()) asked.push(request.url());
  });
  await page.goto('/free-consultation');
  const calendar = await calendarIsReady(page);
  await expect(calendar.getByText(/Japan/).first()).toBeAttached();
  expect(asked).toHaveLength(1);
  await context.close();
});

test('with storage refused, a booking fails offline, and succeeds once the page is loaded again', async ({
  page,
  context,
}, { title }) => {
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('Refused', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, { get });
  });
  const visitor = visitorFor(title);
  await page.goto('/free-consultation');
  const calendar = await calendarIsReady(page);
  await chooseTime(calendar, title);
  await context.setOffline(true);
  await book(calendar, visitor);
  expect(bookingsOf(visitor.email)).toEqual([]);
  await context.setOffline(false);
  await page.reload();
  expect((await bookIn(page, title)).bookings).toHaveLength(1);
});

test.describe('without JavaScript', () => {
  // With smooth scrolling, the button would move while Playwright clicks it.
  test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } });

  test('one books in the page itself, where the service allows it', async ({ page }, { title }) => {
    const visitor = visitorFor(title);
    await page.goto('/free-consultation');
    const link = page.getByRole('link', { name: /^Open the booking page/ }).first();
    await expect(link).toHaveAttribute('href', /utm_content=%2Ffree-consultation/);
    const calendar = page.frameLocator('noscript iframe');
    await chooseTime(calendar, title);
    await book(calendar, visitor);
    await expect(calendar.getByRole('heading', { name: /booked/i })).toBeVisible();
    expect(bookingsOf(visitor.email)).toHaveLength(1);
  });
});
