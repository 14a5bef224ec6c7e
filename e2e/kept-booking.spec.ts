import { expect, test, type Page } from '@playwright/test';
import { book, bookIn, calendarIsReady, chooseTime, embed, visitorFor } from './scheduler-page.ts';
import { fewPages, inSweep } from './sweeps.ts';

const confirmation = (page: Page) =>
  page.frameLocator('[data-scheduler-host] iframe').getByRole('heading', { name: /booked|rescheduled/i });

for (const path of ['/', '/free-consultation', '/sat-consultation', '/florida-consultation', '/contact-us']) {
  test(
    `${path}: a booking is shown again after a reload and on the way back`,
    inSweep(path, fewPages),
    async ({ page, context }, { title }) => {
      await page.goto(path);
      await page.evaluate(() => history.replaceState({ other: 1 }, ''));
      await bookIn(page, title);
      // A phone reloads a discarded tab in the same way.
      await page.reload();
      await embed(page).scrollIntoViewIfNeeded();
      await expect(confirmation(page)).toBeVisible();
      await expect(embed(page)).toHaveAttribute('data-scheduler-state', 'booked');
      expect(await page.evaluate(() => (history.state as { other: number }).other)).toBe(1);
      await page.goto('/faq');
      await page.goBack();
      await embed(page).scrollIntoViewIfNeeded();
      await expect(confirmation(page)).toBeVisible();
      const stored = () => [localStorage.length, sessionStorage.length, document.cookie];
      expect(await page.evaluate(stored)).toEqual([0, 0, '']);
      // The URL alone does not show the booking.
      const another = await context.newPage();
      await another.goto(page.url());
      await expect((await calendarIsReady(another)).locator('a.day').first()).toBeVisible();
    },
  );
}

test('each later step is told by its own heading, and the frame is named after it', async ({ page }, {
  title,
}) => {
  await page.goto('/free-consultation');
  const frame = page.locator('[data-scheduler-host] iframe');
  const calendar = await calendarIsReady(page);
  const status = embed(page).locator('[role=status]');
  const names = new Set<string | null>();
  /** Expects a new accessible name of the frame, which the component sets once it has loaded. */
  const expectNewName = async () => {
    await expect.poll(async () => names.has(await frame.getAttribute('title'))).toBe(false);
    names.add(await frame.getAttribute('title'));
  };
  await expectNewName();
  const expectStep = async (heading: RegExp) => {
    await expect(calendar.getByRole('heading', { level: 1, name: heading })).toBeFocused();
    await expect(status).not.toHaveText(/ready/);
  };
  await chooseTime(calendar, title);
  await expectStep(/your details/i);
  await expectNewName();
  await book(calendar, visitorFor(title));
  await expectStep(/booked/i);
  await expectNewName();
  await calendar.getByRole('link', { name: 'Fix it' }).click();
  // Most corrections are of the mail address.
  await expect(calendar.getByLabel('Email')).toBeFocused();
  await calendar.getByLabel('Email').fill('pat@gmail.com');
  await calendar.getByRole('button', { name: 'Save' }).click();
  await expectStep(/booked/i);
  await expect(calendar.getByText('pat@gmail.com')).toBeVisible();
  await calendar.getByRole('link', { name: 'Reschedule' }).click();
  await expectStep(/new time/i);
  await calendar.getByRole('link', { name: 'Keep this time' }).click();
  await expectStep(/booked/i);
  await calendar.getByRole('link', { name: 'Cancel' }).click();
  await calendar.getByRole('button', { name: 'Cancel the call' }).click();
  await expectStep(/is canceled/i);
  await expectNewName();
});
