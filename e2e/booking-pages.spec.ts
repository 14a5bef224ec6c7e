import { expect, test, type Page } from '@playwright/test';
import { mainPaths, routes } from './built-pages.ts';
import { startScheduler } from './started-scheduler.ts';
import { calendarIsReady, schedulerOrigin } from './scheduler-page.ts';
import { firstOfTheirKind, inSweep, runLater } from './sweeps.ts';

declare global {
  interface Window {
    /** How far everything has moved, as the browser counts it. */
    shifts: number;
  }
}

interface LayoutShift extends PerformanceEntry {
  value: number;
}

const booking = routes.flatMap(({ path, scheduler }) =>
  scheduler && path !== '/' && path !== '/contact-us' ? [path] : [],
);
const sizes = [
  { width: 1440, height: 900, screens: 1 },
  { width: 390, height: 844, screens: 1.5 },
];

/** Waits for the calendar and the next free times. @returns how far anything has moved since the page was opened. */
async function shiftsUntilReady(page: Page): Promise<number> {
  await page.evaluate(() => {
    window.shifts = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.shifts += (entry as LayoutShift).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await expect(page.locator('[data-calendar-shown]')).toHaveCount(1);
  await expect(page.locator('[data-next-times] a')).toHaveCount(3);
  return page.evaluate(() => window.shifts);
}

for (const { width, height, screens } of sizes) {
  for (const path of booking) {
    const title = `${path}, ${width} px: a free day is within ${screens} screens, and nothing has moved`;
    test(title, inSweep(path), async ({ page }) => {
      await page.route('**/*.woff2', (route) => route.abort());
      await page.setViewportSize({ width, height });
      await page.goto(path);
      const shifts = await shiftsUntilReady(page);
      const frame = page.locator('[data-scheduler-host] iframe');
      const calendar = await frame.boundingBox();
      const day = await page
        .frameLocator('[data-scheduler-host] iframe')
        .locator('a.day')
        .first()
        .boundingBox();
      expect(calendar?.y).toBeLessThan(height * screens);
      if (screens === 1) expect((day?.y ?? Infinity) + (day?.height ?? 0)).toBeLessThan(height);
      expect(shifts).toBe(0);
    });
  }
}

for (const path of ['/free-consultation', '/florida-consultation', '/south-carolina-consultation']) {
  test(`${path}, a phone on its side: times to choose are in the first view, beside the headline`, async ({
    page,
  }) => {
    await page.route('**/*.woff2', (route) => route.abort());
    await page.setViewportSize({ width: 844, height: 390 });
    await page.goto(path);
    const shifts = await shiftsUntilReady(page);
    const headline = await page.getByRole('heading', { level: 1 }).boundingBox();
    const time = await page.locator('[data-next-times] a').last().boundingBox();
    expect(time?.x).toBeGreaterThan((headline?.x ?? Infinity) + (headline?.width ?? 0));
    expect((time?.y ?? Infinity) + (time?.height ?? 0)).toBeLessThan(390);
    expect(shifts).toBe(0);
  });
}

// The fewer times a day has left, the more height each could take.
for (const [left, now] of [
  ['all its times', '2026-11-22T05:00:00Z'],
  ['a row of times', '2026-11-22T14:30:00Z'],
  ['one time', '2026-11-22T17:15:00Z'],
]) {
  const title = `a day with ${left} left, and its first time, are beside the headline on a wide screen`;
  test(title, async ({ page, baseURL }) => {
    const service = await startScheduler(String(baseURL), { SCHEDULER_NOW: String(now) });
    await page.route(`${schedulerOrigin}/**`, async (route) => {
      const url = route.request().url().replace(schedulerOrigin, `http://localhost:${service.port}`);
      await route.fulfill({ response: await route.fetch({ url }) });
    });
    try {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto('/free-consultation');
      const calendar = await calendarIsReady(page);
      await expect(calendar.getByRole('heading', { name: 'Sunday, November 22' })).toBeVisible();
      await page.evaluate(() => scrollTo(0, 0));
      const time = await calendar.locator('a.time').first().boundingBox();
      expect((time?.y ?? Infinity) + (time?.height ?? 0)).toBeLessThan(900);
      const headline = await page.getByRole('heading', { level: 1 }).boundingBox();
      const frame = await page.locator('[data-scheduler-host] iframe').boundingBox();
      expect(frame?.x).toBeGreaterThan((headline?.x ?? Infinity) + (headline?.width ?? 0));
    } finally {
      service.stop();
    }
  });
}

test('the drawn board gives way to the calendar on phones', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/math-consultation', '/sat-consultation', '/florida-consultation']) {
    await page.goto(path);
    await expect(page.locator('main svg[viewBox="0 0 84 14"]').filter({ visible: true }), path).toHaveCount(
      0,
    );
  }
});

for (const { width, paths, details } of [
  { width: 390, paths: [...firstOfTheirKind], details: {} },
  ...[390, 700, 768, 1024, 1440].map((width) => ({ width, paths: mainPaths, details: runLater })),
]) {
  test(
    `at ${width} px no marked phrase is broken over two lines on ${paths.length} pages`,
    details,
    async ({ page }) => {
      test.slow();
      await page.setViewportSize({ width, height: 900 });
      for (const path of paths) {
        await page.goto(path, { waitUntil: 'commit' });
        const lines = await page
          .getByRole('heading', { level: 1 })
          .locator('span')
          .evaluateAll((phrases) => phrases.map((phrase) => phrase.getClientRects().length));
        expect(
          lines.filter((count) => count > 1),
          path,
        ).toEqual([]);
      }
    },
  );
}

for (const width of [280, 390, 1440]) {
  test(`at ${width} px no sign stands apart from the marked phrase that it follows`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/', '/math-consultation']) {
      await page.goto(path, { waitUntil: 'commit' });
      const gap = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
        const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
        const topOf = (text: Node, at: number) => {
          const letter = document.createRange();
          letter.setStart(text, at);
          letter.setEnd(text, at + 1);
          return letter.getBoundingClientRect().top;
        };
        for (let before = texts.nextNode(), text = texts.nextNode(); before && text;) {
          if (/^[,.?!]/.test(text.textContent ?? ''))
            return topOf(text, 0) - topOf(before, (before.textContent ?? '').length - 1);
          [before, text] = [text, texts.nextNode()];
        }
        return Infinity;
      });
      expect(Math.abs(gap), path).toBeLessThan(12);
    }
  });
}

test('the calendar, its times and what happens next fill the frame, and stay within it', async ({ page }) => {
  for (const [width, path] of [
    [390, '/free-consultation'],
    [768, '/act-consultation'],
    [1440, '/free-consultation'],
    [1440, '/contact-us'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    await page.locator('[data-scheduler-host]').scrollIntoViewIfNeeded();
    const calendar = await calendarIsReady(page);
    const parts = calendar.locator('main > :not(header) > *, footer');
    const ends = await parts.evaluateAll((all) =>
      all.map((part) => part.getBoundingClientRect()).map(({ top, bottom }) => [top, bottom] as const),
    );
    const pills = calendar.locator('a.day, a.time');
    const heights = await pills.evaluateAll((all) => all.map((pill) => pill.getBoundingClientRect().height));
    expect(Math.max(...heights), path).toBeLessThanOrEqual(52);
    expect(Math.min(...heights), path).toBeGreaterThanOrEqual(44);
    const height = await calendar.locator('body').evaluate(() => innerHeight);
    const sorted = ends.toSorted(([one], [other]) => one - other);
    let filled = 0;
    for (const [top, bottom] of sorted) {
      expect(top - filled, `${path}: white below ${filled}`).toBeLessThan(100);
      filled = Math.max(filled, bottom);
    }
    expect(filled, path).toBeLessThanOrEqual(height + 1);
  }
});
