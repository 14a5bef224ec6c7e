import { DatabaseSync } from 'node:sqlite';
import { expect, test, type FrameLocator, type Locator, type Page } from '@playwright/test';

export const schedulerOrigin = `http://localhost:${process.env['SCHEDULER_PORT'] ?? 4322}`;
export const widgetScript = `${schedulerOrigin}/assets/external/widget.js`;

/** The embed's own element, whose data-scheduler-state is its state. */
export function embed(page: Page): Locator {
  return page.locator('[data-scheduler-state]');
}

/** Waits until the calendar has sent its first message. */
export async function calendarIsReady(page: Page): Promise<FrameLocator> {
  await embed(page).scrollIntoViewIfNeeded();
  await expect(embed(page)).toHaveAttribute('data-calendar-shown', '', { timeout: 15_000 });
  return page.frameLocator('[data-scheduler-host] iframe');
}

/** Hovers first, because Chromium ignores a click in a frame that it has scrolled but not yet painted. */
const clickInFrame = (target: Locator) => target.hover().then(() => target.click());

/** Skips the first free days, which other tests look at. */
const daysAhead = 14;

/**
 * Chooses a free time and waits for the form. Each worker has its own days, so that parallel tests never book the same
 * time.
 * @param calendar the frame of the embed, or the booking page itself.
 */
export async function chooseTime(calendar: FrameLocator | Page, seed: string): Promise<void> {
  const { config, parallelIndex, project } = test.info();
  const own = seed + project.name;
  const hash = [...own].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 10_007, 7);
  const days = calendar.locator('a.day');
  await expect(days.first()).toBeVisible();
  const rounds = Math.floor(((await days.count()) - daysAhead) / config.workers);
  const day = days.nth(daysAhead + (hash % rounds) * config.workers + parallelIndex);
  // A small frame shows four weeks at a time.
  await expect(async () => {
    if (!(await day.isVisible())) await calendar.getByRole('link', { name: /^Later/ }).click();
    await expect(day).toBeVisible({ timeout: 2_000 });
  }).toPass();
  // A month is named on its first day in view.
  const date = /\d+$/.exec(String(await day.textContent()).trim())?.[0];
  await clickInFrame(day);
  // The times of the first free day are shown initially: waits for those of the chosen day.
  await expect(calendar.locator('a.day[aria-current]')).toHaveText(new RegExp(`(^|\\s)${date}$`));
  const times = calendar.locator('a.time:visible');
  // The times follow the days in the HTML, which may still be loading.
  await expect(times.first()).toBeVisible();
  await clickInFrame(times.nth(hash % (await times.count())));
  await expect(calendar.getByLabel(/name/i).first()).toBeVisible();
}

interface Visitor {
  readonly name: string;
  readonly email: string;
}

/** Fills in the form of a chosen time and submits it. */
export async function book(calendar: FrameLocator | Page, visitor: Visitor): Promise<void> {
  await calendar.getByLabel(/name/i).first().fill(visitor.name);
  await calendar.getByLabel(/email/i).first().fill(visitor.email);
  await clickInFrame(calendar.getByRole('button', { name: 'Confirm booking' }));
}

interface StoredBooking {
  readonly event: string;
  readonly tracking: object;
}

/** Books a time in the calendar of a page, as a new visitor. @returns the calendar, and what was stored. */
export async function bookIn(
  page: Page,
  seed: string,
): Promise<{ calendar: FrameLocator; bookings: StoredBooking[] }> {
  const visitor = visitorFor(seed);
  const calendar = await calendarIsReady(page);
  await chooseTime(calendar, seed);
  await book(calendar, visitor);
  await expect(embed(page)).toHaveAttribute('data-scheduler-state', 'booked');
  return { calendar, bookings: bookingsOf(visitor.email) };
}

/** A visitor whom no other test has. */
export function visitorFor(title: string): Visitor {
  const slug = title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 30);
  return { name: `Pat ${slug}`, email: `${slug}-${Date.now()}@example.com` };
}

/** The event and the tracking of each booking that the scheduling service keeps for a mail address. */
export function bookingsOf(email: string): StoredBooking[] {
  using database = new DatabaseSync(String(process.env['SCHEDULER_DB']), { readOnly: true });
  const rows = database.prepare('SELECT eventSlug, tracking FROM bookings WHERE email = ?').all(email);
  return rows.map((row) => ({
    event: String(row['eventSlug']),
    tracking: JSON.parse(String(row['tracking'])) as object,
  }));
}
