import { expect, test, type Page } from '@playwright/test';
import { calendarIsReady, chooseTime } from './scheduler-page.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** The files of React's client that the page requests from now on. */
function followReact(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/_assets\/client\.[^/]+\.js$/.test(request.url())) asked.push(request.url());
  });
  return asked;
}

async function untilIdle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await page.waitForLoadState('networkidle');
}

for (const path of ['/', '/free-consultation'])
  test(`${path}: React loads only once a time is chosen`, async ({ page }, { title }) => {
    const asked = followReact(page);
    await page.goto(path);
    const calendar = await calendarIsReady(page);
    await untilIdle(page);
    expect(asked).toEqual([]);
    await chooseTime(calendar, title);
    await expect.poll(() => asked.length).toBe(1);
  });

test('/sat-consultation: React loads once the next free times are near the viewport', async ({ page }) => {
  const asked = followReact(page);
  await page.goto('/sat-consultation');
  await untilIdle(page);
  expect(asked).toEqual([]);
  await page.locator('[data-next-times-place]').scrollIntoViewIfNeeded();
  await expect(page.locator('[data-next-times] li').first()).toBeVisible();
  expect(asked).toHaveLength(1);
});

test('/meet-our-teachers: React loads only once the filter is used', async ({ page }) => {
  const asked = followReact(page);
  await page.goto('/meet-our-teachers');
  await untilIdle(page);
  expect(asked).toEqual([]);
  await page.getByRole('combobox', { name: 'Specialty' }).selectOption('science');
  await expect(page).toHaveURL(/\?specialty=science/);
  expect(asked).toHaveLength(1);
});
