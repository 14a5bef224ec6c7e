import { expect, test, type Page } from '@playwright/test';
import { schedulerOrigin } from './scheduler-page.ts';

const widths = [320, 390, 660, 1178];
const heights = [600, 700, 1000];

const calendarUrl = `${schedulerOrigin}/brightboard/free-consultation?embed_domain=localhost&embed_type=Inline&tz=America/New_York`;

async function openCalendar(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.goto(calendarUrl);
  await page.evaluate(() => document.fonts.ready);
}

/** The scroll size of the page. */
function pageSize(page: Page): Promise<{ width: number; height: number }> {
  return page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    return { width: scrollWidth, height: scrollHeight };
  });
}

for (const width of widths) {
  test(`a frame of ${width} px is filled exactly, 44 px for a finger`, async ({ page }) => {
    await openCalendar(page, { width, height: 600 });
    for (const height of heights) {
      await page.setViewportSize({ width, height });
      expect(await pageSize(page)).toEqual({ width, height });
      await expect(page.locator('a.time:visible').first()).toBeInViewport({ ratio: 1 });
      await expect(page.locator('footer')).toBeInViewport({ ratio: 1 });
    }
    const days = await page
      .locator('a.day:visible')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height));
    // Seven columns in a frame of 320 px leave only 42 px for each day.
    expect(Math.min(...days)).toBeGreaterThanOrEqual(width === 320 ? 42 : 44);
    const boxes = await page
      .locator('a.time:visible')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().toJSON()));
    for (const { left, right, height } of boxes) {
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(width);
      expect(height).toBeGreaterThanOrEqual(44);
    }
  });
}

test('the part of the day that a visitor has opened is open on another day, too', async ({ page }) => {
  await openCalendar(page, { width: 390, height: 1000 });
  const open = page.locator('.times [open]');
  await page.locator('.month a').nth(8).click();
  await page.locator('summary').last().click();
  const part = await open.locator('summary').innerText();
  // Below it, the next free day begins with that part, too.
  const below = page.locator('.next .time:visible');
  expect(await page.locator('.next:visible').getAttribute('data-part')).toBe(part);
  await page.locator('.month a').nth(9).click();
  await expect(open.locator('summary')).toHaveText(part);
  const next = await below.allInnerTexts();
  await page.getByRole('link', { name: 'All times' }).click();
  await expect(open.locator('summary')).toHaveText(part);
  expect(await open.locator('.time').allInnerTexts()).toEqual(next);
});

test('a long name of a time zone leaves the frame of a phone its height', async ({ page }) => {
  const size = { width: 320, height: 630 };
  await page.setViewportSize(size);
  await page.goto(calendarUrl.replace('America/New_York', 'Pacific/Honolulu'));
  expect(await pageSize(page)).toEqual(size);
});

// For these visitors, most of a free day is its evening, or its morning.
for (const zone of ['UTC', 'Asia/Tokyo'])
  test(`in ${zone}, no time of a long part of the day lies under what follows`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 630 });
    await page.goto(calendarUrl.replace('America/New_York', zone));
    const day = page.locator('.month a.day').nth(8);
    const name = await day.innerText();
    await day.click();
    await expect(page.locator('a.day[aria-current]')).toHaveText(name, { useInnerText: true });
    const times = page.locator('.times details[open] a.time');
    await expect(times.nth(10)).toBeAttached();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 630 });
      const last = (await times.last().boundingBox())!;
      const next = (await page.locator('.slip:visible, footer').first().boundingBox())!;
      expect(last.y + last.height, `${width} px`).toBeLessThanOrEqual(next.y);
    }
    await page.setViewportSize({ width: 390, height: 1000 });
    await expect(page.locator('.next a.time').first(), 'room for the next day').toBeVisible();
  });

test('in the frame of a phone, every day is reached by paging, the way on keeps the focus, and nothing scrolls', async ({
  page,
}) => {
  const size = { width: 348, height: 630 };
  await openCalendar(page, size);
  const later = page.getByRole('link', { name: /^Later/ });
  const shown = () => page.locator('.month a.day:visible').evaluateAll((days) => days.map(String));
  const seen = new Set(await shown());
  while (await later.isVisible()) {
    await later.click();
    await expect(page.locator('#times')).toBeFocused();
    expect(await pageSize(page)).toEqual(size);
    for (const day of await shown()) seen.add(day);
  }
  expect(seen.size).toBe(await page.locator('.month a.day').count());
});

test('a frame that loses its height, as when a tablet is turned, keeps one part of the day open', async ({
  page,
}) => {
  await openCalendar(page, { width: 677, height: 1000 });
  const open = page.locator('.times details[open]');
  const all = await page.locator('.times details').count();
  expect(all).toBeGreaterThan(1);
  await expect(open).toHaveCount(all);
  await page.setViewportSize({ width: 677, height: 700 });
  await expect(open).toHaveCount(1);
  await page.setViewportSize({ width: 677, height: 1000 });
  await expect(open).toHaveCount(all);
});

for (const width of [348, 677]) {
  test(`${width} px: an error moves nothing, and the first invalid field has the focus`, async ({ page }) => {
    await openCalendar(page, { width, height: 630 });
    await page.locator('.soonest a').first().click();
    const confirm = page.getByRole('button', { name: 'Confirm booking' });
    const place = () =>
      confirm.evaluate((button) => Math.round(button.getBoundingClientRect().top + window.scrollY));
    const before = await place();
    await confirm.click();
    await expect(page.getByLabel('Your name')).toBeFocused();
    expect(await place()).toBe(before);
    await page.getByLabel('Your name').fill('Pat');
    await expect(page.getByLabel('Your name')).toHaveAccessibleDescription('');
    expect(await place()).toBe(before);
    await page.getByLabel('Email').fill('pat@gmial.com');
    await confirm.click();
    await expect(page.getByLabel('Email')).toBeFocused();
    for (const answer of ['Yes, fix it', 'No, keep it'])
      expect((await page.getByRole('button', { name: answer }).boundingBox())!.height).toBeGreaterThanOrEqual(
        44,
      );
    expect(await place()).toBe(before);
    // The Enter key submits the form but does not answer the question about the address.
    await page.getByLabel('Email').press('Enter');
    await expect(page.getByLabel('Email')).toHaveValue('pat@gmial.com');
    await expect(page.getByRole('button', { name: 'Yes, fix it' })).toBeVisible();
  });
}

test('the skip links lead past the days to the times, and past the calendar', async ({ page }) => {
  for (const [tabs, name, target] of [
    [1, 'Skip to the times', '#times'],
    [2, 'Skip the calendar', '#end'],
  ] as const) {
    await openCalendar(page, { width: 660, height: 630 });
    for (let tab = 0; tab < tabs; tab += 1) await page.keyboard.press('Tab');
    const link = page.getByRole('link', { name });
    await expect(link).toBeFocused();
    expect((await link.boundingBox())!.height).toBeGreaterThan(10);
    await page.keyboard.press('Enter');
    await expect(page.locator(target)).toBeFocused();
  }
});
