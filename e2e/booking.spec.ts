import { expect, test } from '@playwright/test';
import {
  book,
  bookingsOf,
  calendarIsReady,
  chooseTime,
  embed,
  schedulerOrigin,
  visitorFor,
  widgetScript,
} from './scheduler-page.ts';
import { fewPages, inSweep } from './sweeps.ts';

test('a visitor goes from the home page to a booked consultation', async ({ page }, { title }) => {
  const visitor = visitorFor(title);
  await page.goto('/?utm_source=flyer&utm_campaign=fall&gclid=dropped');
  const calendar = await calendarIsReady(page);
  await chooseTime(calendar, title);
  await book(calendar, visitor);

  await expect(calendar.getByRole('heading', { name: /booked/i })).toBeVisible();
  await expect(embed(page)).toHaveAttribute('data-scheduler-state', 'booked');
  await expect(page.getByRole('status').filter({ hasText: /booked/i })).toHaveCount(1);
  await expect(page.locator('[data-next-times]')).toHaveCount(0);

  const rows = bookingsOf(visitor.email);
  expect(rows).toHaveLength(1);
  expect(rows[0]?.event_slug).toBe('free-consultation');
  expect(JSON.parse(rows[0]?.tracking ?? '{}')).toMatchObject({
    utm_source: 'flyer',
    utm_medium: 'embed',
    utm_campaign: 'fall',
    utm_content: '/',
  });
});

test('booked is announced without stealing the focus', async ({ page }, { title }) => {
  await page.goto('/free-consultation');
  const calendar = await calendarIsReady(page);
  await chooseTime(calendar, title);
  await book(calendar, visitorFor(title));
  await expect(embed(page)).toHaveAttribute('data-scheduler-state', 'booked');
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME');
});

test('what is tapped right after booking stands still', async ({ page }, { title }) => {
  await page.setViewportSize({ width: 390, height: 720 });
  await page.goto('/free-consultation');
  const calendar = await calendarIsReady(page);
  await chooseTime(calendar, title);
  // Sent from the field: to a button, Playwright would scroll, and that glides.
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
});

test('beside the calendar, the times leave no gap once a time is booked', async ({ page }, { title }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/free-consultation');
  const calendar = await calendarIsReady(page);
  const place = page.locator('[data-next-times-place]');
  await expect(place.getByRole('listitem').first()).toBeVisible();
  await chooseTime(calendar, title);
  await book(calendar, visitorFor(title));
  await expect(embed(page)).toHaveAttribute('data-scheduler-state', 'booked');
  await expect(place).toHaveJSProperty('clientHeight', 0);
});

test('only the field that is wrong looks wrong', async ({ page }, { title }) => {
  await page.goto(`${schedulerOrigin}/brightboard/free-consultation`);
  await chooseTime(page, title);
  await book(page, { name: 'Pat', email: 'pat.example.com' });
  await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
  const edge = (label: string) =>
    page.getByLabel(label).evaluate((field) => getComputedStyle(field).borderTopColor);
  const note = await edge('Anything we should know first? (optional)');
  expect(await edge('Your name')).toBe(note);
  expect(await edge('Email')).not.toBe(note);
});

test('a booking cancelled in the calendar is not called booked any more', async ({ page }, { title }) => {
  const visitor = visitorFor(title);
  await page.goto('/free-consultation');
  const calendar = await calendarIsReady(page);
  await chooseTime(calendar, title);
  await book(calendar, visitor);
  await expect(embed(page)).toHaveAttribute('data-scheduler-state', 'booked');
  await expect(page.getByRole('heading', { name: /booked/i })).toBeVisible();
  // The frame says it in view: no toast.
  await expect(page.getByRole('status').filter({ hasText: /booked/i })).toHaveCount(1);
  await calendar.getByRole('link', { name: /cancel/i }).click();
  await calendar.getByRole('button', { name: /cancel/i }).click();
  await expect(calendar.getByRole('heading', { name: /canceled/i })).toBeVisible();
  await expect(page.getByRole('heading', { name: /booked/i })).toHaveCount(0);
});

test('the whole way by keyboard alone', async ({ page }, { title }) => {
  const visitor = visitorFor(title);
  const focusedText = () => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');
  const tabTo = async (text: RegExp, limit = 40) => {
    for (let step = 0; step < limit; step += 1) {
      await page.keyboard.press('Tab');
      if (text.test(await focusedText())) return;
    }
    throw new Error(`Tab never reached ${text}`);
  };

  await page.goto('/');
  await page.keyboard.press('Tab');
  expect(await focusedText()).toBe('Skip to main content');
  await page.keyboard.press('Enter');
  await tabTo(/^Free 15-Minute Consultation/, 3);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/free-consultation$/);

  const calendar = await calendarIsReady(page);

  const inFrame = async (selector: string, limit = 60) => {
    for (let step = 0; step < limit; step += 1) {
      await page.keyboard.press('Tab');
      if (await calendar.locator(`${selector}:focus`).count()) return;
    }
    throw new Error(`Tab never reached ${selector} in the calendar`);
  };
  await inFrame('a.day');
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(calendar.locator('#times')).toBeFocused();
  await inFrame('a.time', 1);
  await page.keyboard.press('Enter');
  await expect(calendar.locator('#name')).toBeVisible();
  await inFrame('#name');
  await page.keyboard.type(visitor.name);
  await inFrame('#email', 3);
  await page.keyboard.type(visitor.email);
  await page.keyboard.press('Enter');
  await expect(embed(page)).toHaveAttribute('data-scheduler-state', 'booked');
  expect(bookingsOf(visitor.email)).toHaveLength(1);
});

test('a slot taken meanwhile: fresh times, nothing typed is lost', async ({ page, browser }, { title }) => {
  const visitor = visitorFor(title);
  await page.goto('/free-consultation');
  const calendar = await calendarIsReady(page);
  await chooseTime(calendar, title);

  const address = page
    .frames()
    .find((frame) => frame.url().startsWith(`${schedulerOrigin}/brightboard/`))
    ?.url();
  const rival = await browser.newPage();
  await rival.goto(String(address));
  await book(rival, visitorFor(`${title} rival`));
  await expect(rival.getByRole('heading', { name: /booked/i })).toBeVisible();

  await book(calendar, visitor);
  await expect(calendar.getByText('Someone else just booked that time.').first()).toBeVisible();
  await expect(calendar.getByLabel(/email/i).first()).toHaveValue(visitor.email);
  expect(bookingsOf(visitor.email)).toHaveLength(0);

  // Another test may book the first offer just then; others are offered instead.
  await expect(async () => {
    const offer = calendar.getByRole('radio').first();
    if (await offer.isVisible()) {
      await offer.check();
      await calendar.getByRole('button').last().click();
    }
    await expect(embed(page)).toHaveAttribute('data-scheduler-state', 'booked', { timeout: 5_000 });
  }).toPass();
  expect(bookingsOf(visitor.email)).toHaveLength(1);
});

test('the calendar on a small phone never scrolls sideways', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`${schedulerOrigin}/brightboard/free-consultation`);
  await expect(page.locator('a.day').first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('the frame blocked: the plain link in its place books', async ({ page, context }, { title }) => {
  const visitor = visitorFor(title);
  await page.route(`${schedulerOrigin}/brightboard/**`, (route) => route.abort('blockedbyclient'));
  await page.goto('/free-consultation');
  await embed(page).scrollIntoViewIfNeeded();
  const opened = context.waitForEvent('page');
  await embed(page)
    .getByRole('link', { name: /^Open the booking page/ })
    .last()
    .click();
  const bookingPage = await opened;
  await chooseTime(bookingPage, title);
  await book(bookingPage, visitor);
  await expect(bookingPage.getByRole('heading', { name: /booked/i })).toBeVisible();
  expect(JSON.parse(bookingsOf(visitor.email)[0]?.tracking ?? '{}')).toMatchObject({
    utm_medium: 'link',
    utm_content: '/free-consultation',
  });
});

test('the service down, then back: Retry brings the calendar', async ({ page }) => {
  const down = `${schedulerOrigin}/**`;
  await page.route(down, (route) => route.abort('connectionrefused'));
  await page.goto('/free-consultation');
  await embed(page).scrollIntoViewIfNeeded();
  await expect(embed(page)).toHaveAttribute('data-scheduler-state', 'failed');
  await page.unroute(down);
  await page.getByRole('button', { name: 'Try the calendar again' }).click();
  await calendarIsReady(page);
  await expect(page.locator('[data-scheduler-host] iframe')).toHaveCount(1);
  await expect(page.locator('script[data-scheduler]')).toHaveCount(1);
});

test('two pages in turn show their own calendars, and leaving removes the script', async ({ page }) => {
  const frameSource = () => page.locator('[data-scheduler-host] iframe').getAttribute('src');
  await page.goto('/');
  await calendarIsReady(page);
  expect(await frameSource()).toContain('utm_content=%2F&');
  await expect(page.locator('script[data-scheduler]')).toHaveCount(1);
  const removed = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        window.addEventListener('pagehide', () =>
          setTimeout(() => resolve(document.querySelectorAll('script[data-scheduler]').length)),
        );
        window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
      }),
  );
  expect(await removed).toBe(0);

  await page.goto('/free-consultation');
  await calendarIsReady(page);
  expect(await frameSource()).toContain('utm_content=%2Ffree-consultation');
  await expect(page.locator('[data-scheduler-host] iframe')).toHaveCount(1);
});

test('the service’s script is not loaded while the page is only prerendered', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(schedulerOrigin)) asked.push(request.url());
  });
  await page.goto('/free-consultation');
  await embed(page).scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => url.includes('widget.js'))).toEqual([]);
  await page.evaluate(() => {
    Object.defineProperty(document, 'prerendering', { value: false });
    document.dispatchEvent(new Event('prerenderingchange'));
  });
  await calendarIsReady(page);
  expect(asked.filter((url) => url === widgetScript)).toHaveLength(1);
});

test('hydration and the calendar shift nothing', async ({ page }) => {
  await page.route('**/*.woff2', (route) => route.abort());
  await page.addInitScript(() => {
    (window as unknown as { shifts: number }).shifts = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        (window as unknown as { shifts: number }).shifts += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const path of ['/', '/free-consultation']) {
    await page.goto(path);
    await calendarIsReady(page);
    expect(await page.evaluate(() => (window as unknown as { shifts: number }).shifts)).toBe(0);
  }
});

test('whoever reads first finds the calendar there already', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/free-consultation');
  await expect(embed(page)).toHaveAttribute('data-calendar-shown', '');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
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

test('a booking on a phone brings its confirmation into view', async ({ page }, { title }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/free-consultation');
  const calendar = await calendarIsReady(page);
  await chooseTime(calendar, title);
  await book(calendar, visitorFor(title));
  await expect(embed(page)).toHaveAttribute('data-scheduler-state', 'booked');
  await expect(calendar.getByRole('heading', { name: /booked/i })).toBeInViewport();
});

const kinds = [
  '/free-consultation',
  '/sat-consultation',
  '/math-consultation',
  '/florida-consultation',
  '/contact-us',
];

for (const path of kinds) {
  test(`Tab enters the calendar where it stands on ${path}`, inSweep(path, fewPages), async ({ page }) => {
    await page.goto(`${path}#scheduler`);
    await calendarIsReady(page);
    await page.locator('#scheduler').focus();
    const entered = async () => {
      for (let step = 0; step < 6; step += 1) {
        await page.keyboard.press('Tab');
        if (await page.evaluate(() => document.activeElement?.tagName === 'IFRAME')) return true;
      }
      return false;
    };
    expect(await entered()).toBe(true);
  });
}

test('on paper stands the address where one books', async ({ page }) => {
  await page.goto('/free-consultation');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(`${schedulerOrigin}/brightboard/free-consultation`)).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of ['/', '/free-consultation']) {
    test(`one books from ${path} through the plain link`, async ({ page, context }, { title }) => {
      const visitor = visitorFor(title);
      await page.goto(path);
      const opened = context.waitForEvent('page');
      await page
        .getByRole('link', { name: /^Open the booking page/ })
        .first()
        .click();
      const bookingPage = await opened;
      await chooseTime(bookingPage, title);
      await book(bookingPage, visitor);
      await expect(bookingPage.getByRole('heading', { name: /booked/i })).toBeVisible();
      expect(JSON.parse(bookingsOf(visitor.email)[0]?.tracking ?? '{}')).toMatchObject({ utm_content: path });
    });
  }

  test('one books in the page itself, where the service allows it', async ({ page }, { title }) => {
    const visitor = visitorFor(title);
    await page.goto('/free-consultation');
    const calendar = page.frameLocator('noscript iframe');
    await chooseTime(calendar, title);
    await book(calendar, visitor);
    await expect(calendar.getByRole('heading', { name: /booked/i })).toBeVisible();
    expect(bookingsOf(visitor.email)).toHaveLength(1);
  });
});
