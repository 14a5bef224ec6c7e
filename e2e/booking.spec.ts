import { expect, test } from '@playwright/test';
import { bookIn, bookingsOf, calendarIsReady, chooseTime, embed, visitorFor } from './scheduler-page.ts';

test('a visitor books from the home page, which says so and leaves the focus in the calendar', async ({
  page,
}, { title }) => {
  await page.goto('/?utm_source=flyer&utm_campaign=fall&gclid=dropped');
  const { calendar, bookings } = await bookIn(page, title);
  await expect(calendar.getByRole('heading', { name: /booked/i })).toBeVisible();
  await expect(page.getByRole('region', { name: 'You’re booked' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /booked/i })).toHaveCount(1);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME');

  const tracking = { utm_source: 'flyer', utm_medium: 'embed', utm_campaign: 'fall', utm_content: '/' };
  expect(bookings).toMatchObject([{ event: 'free-consultation', tracking }]);
});

test('on a phone, the confirmation comes into view and then stands still', async ({ page }, { title }) => {
  await page.setViewportSize({ width: 390, height: 720 });
  await page.goto('/free-consultation');
  const calendar = await calendarIsReady(page);
  await chooseTime(calendar, title);
  // Submits with Enter, because Playwright would scroll smoothly to a button.
  const visitor = visitorFor(title);
  await calendar.getByLabel(/name/i).first().fill(visitor.name);
  await calendar.getByLabel(/email/i).first().fill(visitor.email);
  const top = () => embed(page).evaluate((element) => element.getBoundingClientRect().top);
  await expect.poll(async () => (await top()) === (await top())).toBe(true);
  await calendar.getByLabel(/email/i).first().press('Enter');
  await expect(embed(page)).toHaveAttribute('data-scheduler-state', 'booked');
  const places = await embed(page).evaluate(async (element) => {
    const seen = [];
    for (let frame = 0; frame < 30; frame += 1) {
      await new Promise(requestAnimationFrame);
      seen.push(Math.round(element.getBoundingClientRect().top));
    }
    return seen;
  });
  expect(new Set(places.slice(5)).size, places.join(' ')).toBe(1);
  expect(places.at(-1)).toBeGreaterThanOrEqual(0);
  await expect(calendar.getByRole('heading', { name: /booked/i })).toBeInViewport();
});

test('on a phone, who changes the time goes on at its part of the day, and finds all that was typed', async ({
  page,
}, { title }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/free-consultation');
  const calendar = await calendarIsReady(page);
  await chooseTime(calendar, title);
  const visitor = visitorFor(title);
  const typed = [visitor.name, visitor.email, 'Fractions'];
  const fields = ['Your name', 'Email', /know first/].map((label) => calendar.getByLabel(label));
  for (const [index, field] of fields.entries()) await field.fill(typed[index]!);
  const hour = await calendar.locator('.step time').innerText();
  await calendar.getByRole('link', { name: 'Change' }).click();
  await expect(calendar.locator('#times')).toBeInViewport();
  await expect(
    calendar.locator('.times [open] a.time').filter({ hasText: hour.split(' ')[0]! }),
  ).toBeVisible();
  await calendar.locator('a.time:visible').last().click();
  for (const [index, field] of fields.entries()) await expect(field).toHaveValue(typed[index]!);
  await calendar.getByRole('button', { name: 'Confirm booking' }).click();
  await expect(embed(page)).toHaveAttribute('data-scheduler-state', 'booked');
  // After a booking, nothing on the page offers to book.
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(page.getByRole('complementary').getByRole('link').filter({ visible: true })).toHaveCount(1);
});

test('an address that a visitor clears after an error stays cleared', async ({ page }, { title }) => {
  await page.goto('/free-consultation');
  const calendar = await calendarIsReady(page);
  await chooseTime(calendar, title);
  const email = calendar.getByLabel('Email');
  await calendar.getByLabel('Your name').fill('Pat Lee');
  await email.fill('pat@gmail');
  await calendar.getByRole('button', { name: 'Confirm booking' }).click();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await email.fill('');
  await calendar.getByRole('button', { name: 'Confirm booking' }).click();
  await expect(calendar.getByText('Enter your email address.')).toBeVisible();
  await expect(email).toHaveValue('');
});

test('the whole way by keyboard alone', async ({ page }, { title }) => {
  const visitor = visitorFor(title);
  const tabTo = async (isThere: () => Promise<boolean>, limit: number) => {
    for (let step = 0; step < limit; step += 1) {
      await page.keyboard.press('Tab');
      if (await isThere()) return;
    }
    throw new Error('Tab never got there.');
  };
  const focusedText = () => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');
  await page.goto('/');
  await page.keyboard.press('Tab');
  expect(await focusedText()).toBe('Skip to main content');
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
  await tabTo(async () => (await focusedText()).startsWith('Free 15-Minute Consultation'), 3);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/free-consultation$/);

  const calendar = await calendarIsReady(page);
  const inFrame = (selector: string, limit = 60) =>
    tabTo(async () => (await calendar.locator(`${selector}:focus`).count()) > 0, limit);
  await inFrame('a.day');
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(calendar.locator('#times')).toBeFocused();
  // The headings of the parts of the day may be tab stops before that of the first time.
  await inFrame('a.time', 4);
  await page.keyboard.press('Enter');
  await expect(calendar.locator('#step')).toBeFocused();
  await inFrame('#name');
  await page.keyboard.type(visitor.name);
  await inFrame('#email', 3);
  await page.keyboard.type(visitor.email);
  await page.keyboard.press('Enter');
  await expect(embed(page)).toHaveAttribute('data-scheduler-state', 'booked');
  expect(bookingsOf(visitor.email)).toHaveLength(1);
});
