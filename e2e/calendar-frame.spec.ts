import { expect, test, type Page } from '@playwright/test';
import { layoutShift } from './page-checks.ts';
import { calendarIsReady, schedulerOrigin } from './scheduler-page.ts';

const widths = [320, 348, 390, 660, 1178];
const heights = [600, 630, 700, 900, 1000];

const calendarUrl = `${schedulerOrigin}/brightboard/free-consultation?embed_domain=localhost&embed_type=Inline&tz=America/New_York`;

/** Largest empty band between two parts of a page, in CSS pixels; what is left at the end does not count. */
const maxGap = 64;

async function openCalendar(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.goto(calendarUrl);
  await page.evaluate(() => document.fonts.ready);
}

/** The size of the whole page, with what would have to be scrolled to. */
function pageSize(page: Page): Promise<{ width: number; height: number }> {
  return page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    return { width: scrollWidth, height: scrollHeight };
  });
}

/** The empty bands between what is seen of a column, from the page's head down. */
function gapsIn(page: Page, column: string): Promise<number[]> {
  return page.evaluate((selector) => {
    const parts = '.head, .soonest, .weeks, :is(h2, th, td > *, .time, summary)';
    const boxes = [
      ...document.querySelectorAll('.head, .soonest'),
      ...document.querySelectorAll(`${selector} *`),
    ]
      .filter((element) => element.matches(parts))
      .map((element) => element.getBoundingClientRect())
      .filter(({ top, height }) => height > 1 && top < innerHeight)
      .sort((a, b) => a.top - b.top);
    return boxes.slice(1).map(({ top }, index) => {
      return top - Math.max(...boxes.slice(0, index + 1).map(({ bottom }) => bottom));
    });
  }, column);
}

for (const width of widths) {
  test(`a frame of ${width} px is filled exactly, 44 px for a finger`, async ({ page }) => {
    await openCalendar(page, { width, height: 600 });
    for (const height of heights) {
      await page.setViewportSize({ width, height });
      expect(await pageSize(page)).toEqual({ width, height });
      for (const column of width < 560 ? ['.columns'] : ['.month', '.times'])
        expect(Math.max(...(await gapsIn(page, column)))).toBeLessThanOrEqual(maxGap);
      await expect(page.locator('a.time').first()).toBeInViewport({ ratio: 1 });
      await expect(page.locator('footer')).toBeInViewport({ ratio: 1 });
    }
    const days = await page
      .locator('a.day:visible')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height));
    // Seven days beside each other leave less in a frame of 320 px.
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

test('the frame has loaded the two families of the site', async ({ page }) => {
  await openCalendar(page, { width: 660, height: 700 });
  const [families, loaded] = await page.evaluate(() => {
    const plain = (family: string) => family.split(',')[0]!.replaceAll(/["']/g, '');
    const used = [document.body, document.querySelector('h1')!].map(
      (one) => getComputedStyle(one).fontFamily,
    );
    const fonts = [...document.fonts].filter(({ status }) => status === 'loaded');
    return [used.map(plain), fonts.map(({ family }) => plain(family))];
  });
  expect(loaded).toEqual(expect.arrayContaining(families));
});

for (const [width, height] of [
  [348, 630],
  [660, 600],
] as const) {
  test(`in a frame of ${width} by ${height} px, every week takes at most two taps, and nothing scrolls`, async ({
    page,
  }) => {
    await openCalendar(page, { width, height });
    const shown = () =>
      page.locator('.month a.day:visible').evaluateAll((days) => days.map((day) => day.ariaLabel));
    const seen = new Set(await shown());
    const all = await page.locator('.month a.day').count();
    const later = page.getByRole('link', { name: /^Later/ });
    while (await later.isVisible()) {
      await later.click();
      await expect(page.locator('#times')).toBeFocused();
      for (const day of await shown()) seen.add(day);
      expect(await pageSize(page)).toEqual({ width, height });
      await expect(page.locator('.month [aria-current]')).toBeVisible();
    }
    expect(seen.size).toBe(all);
  });
}

test('opening one part of the day closes the others, without a script', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 348, height: 630 } });
  await page.goto(calendarUrl);
  for (const part of await page.locator('.times summary').all()) {
    if (!(await part.evaluate((summary) => summary.parentElement!.hasAttribute('open')))) await part.click();
    await expect(page.locator('.times details[open]')).toHaveCount(1);
    await expect(page.locator('a.time:visible').first()).toBeInViewport({ ratio: 1 });
  }
  await page.close();
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

test('while a time is chosen, the page asks for no more height than its frame has', async ({
  page,
  context,
  baseURL,
}) => {
  // To Chromium, a page that a test answers is one of the internet, which may not load from this machine.
  await context.grantPermissions(['local-network-access']);
  const host = `${baseURL}/frame-test`;
  await page.route(host, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<script>heights = []; addEventListener('message', ({ data }) => data.event === 'calendly.page_height' && heights.push(parseInt(data.payload.height)))</script>
        <iframe src="${calendarUrl}" width="660" height="630"></iframe>`,
    }),
  );
  await page.goto(host);
  const heights = () => page.evaluate(() => (window as unknown as { heights: number[] }).heights);
  await expect.poll(async () => (await heights()).length).toBeGreaterThan(1);
  expect(Math.max(...(await heights()))).toBeLessThanOrEqual(630);
});

test('nothing in the frame moves when its style sheets come late', async ({ page }) => {
  await page.route(`${schedulerOrigin}/**/*.css`, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  await page.goto('/free-consultation');
  const calendar = await calendarIsReady(page);
  await expect(calendar.locator('a.day').first()).toBeVisible();
  await page.waitForTimeout(1_000);
  expect(await calendar.locator('body').evaluate(layoutShift)).toBe(0);
});

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
