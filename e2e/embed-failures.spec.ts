import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, expect, test, type BrowserContext, type Page, type Route } from '@playwright/test';
import type { CalendarElement } from '../site/src/scheduling/calendar-element.ts';
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
import { runLater } from './sweeps.ts';

const bookingPages = `${schedulerOrigin}/brightboard/**`;
const frameIn = (page: Page) => page.locator('[data-scheduler-host] iframe');

type State = 'loading' | 'ready' | 'failed' | 'booked';

async function expectState(page: Page, state: State): Promise<void> {
  await expect(embed(page)).toHaveAttribute('data-scheduler-state', state);
}

/** Opens a page with a clock that can be turned forward, and lets its calendar start. */
async function openWithClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto('/free-consultation', { waitUntil: 'domcontentloaded' });
  await embed(page).scrollIntoViewIfNeeded();
  // From here on, time passes only where a test lets it. A busy machine may take long to say so.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  // What loads the component comes over the line, in the line's own time, and only then counts how long it waits.
  await expect(async () => {
    await page.clock.runFor(100);
    expect(await page.evaluate(() => Boolean(customElements.get('astro-island')))).toBe(true);
  }).toPass();
  // The calendar's component comes once the frame has loaded, or has let it wait for long enough.
  await page.clock.runFor(3_000);
  await expect(page.locator('script[data-scheduler]')).toHaveCount(1);
}

/** Lets the ten seconds pass that a scheduler may be silent. */
async function waitPastTheLimit(page: Page): Promise<void> {
  await page.clock.runFor(10_500);
}

/** Holds requests back until they are let go. */
async function holdBack(page: Page, address: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** The plain link leads to the booking page and can be clicked: nothing lies over it. */
async function expectPlainLink(page: Page): Promise<void> {
  const link = embed(page)
    .getByRole('link', { name: /^Open the booking page/ })
    .last();
  await expect(link).toHaveAttribute(
    'href',
    new RegExp(`^${schedulerOrigin}/brightboard/free-consultation\\?.*utm_medium=link`),
  );
  await link.click({ trial: true });
}

/** A notice offers another attempt, the booking page and the mail address, and all of them can be clicked. */
async function expectWaysToBook(page: Page): Promise<void> {
  await embed(page).getByRole('button', { name: 'Try the calendar again' }).click({ trial: true });
  const link = embed(page)
    .getByRole('link', { name: /^Open the booking page/ })
    .first();
  await expect(link).toHaveAttribute('href', new RegExp(`^${schedulerOrigin}/brightboard/free-consultation`));
  await link.click({ trial: true });
  const mail = embed(page).getByRole('link', { name: /@/ });
  await expect(mail).toHaveAttribute('href', /^mailto:.+@.+/);
  await mail.click({ trial: true });
  await expectPlainLink(page);
}

/** The calendar shows days that can be chosen, and no notice stands above it. */
async function expectUsableCalendar(page: Page): Promise<void> {
  const calendar = await calendarIsReady(page);
  await calendar.locator('a.day').first().click({ trial: true });
  await expect(embed(page).getByRole('button', { name: 'Try the calendar again' })).toHaveCount(0);
  await expectPlainLink(page);
}

const javascript = (body: string) => (route: Route) =>
  route.fulfill({ contentType: 'text/javascript', body });

test.describe('the scheduler’s script', () => {
  const faults: Record<string, (route: Route) => Promise<void>> = {
    'is refused': (route) => route.abort('connectionrefused'),
    'is blocked by an extension': (route) => route.abort('blockedbyclient'),
    'stands on a name that does not resolve': (route) => route.abort('namenotresolved'),
    'answers 503': (route) => route.fulfill({ status: 503, body: 'Busy' }),
    'answers 200 with the page of a hotel’s Wi-Fi': (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Sign in</title>' }),
    'is empty': javascript(''),
    throws: javascript('throw new Error("broken")'),
    'has no function to start': javascript('window.Calendly = {}'),
    'has a function that throws': javascript(
      'window.Calendly = { initInlineWidget() { throw new Error("broken") } }',
    ),
  };
  for (const [title, answer] of Object.entries(faults)) {
    test(
      `${title}: the calendar stands without it`,
      title === 'is refused' ? {} : runLater,
      async ({ page }) => {
        await page.route(widgetScript, answer);
        await page.goto('/free-consultation');
        await expectUsableCalendar(page);
      },
    );
  }

  test('is forbidden by a policy: the calendar stands without it', async ({ page }) => {
    await page.addInitScript(() => {
      if (window !== window.top) return;
      new MutationObserver((_, observer) => {
        if (!document.head) return;
        observer.disconnect();
        const stricter = document.createElement('meta');
        stricter.httpEquiv = 'Content-Security-Policy';
        stricter.content = "script-src 'self' 'unsafe-inline'";
        document.head.append(stricter);
      }).observe(document, { childList: true, subtree: true });
    });
    let brought = 0;
    page.on('response', (response) => {
      if (response.url() === widgetScript) brought += 1;
    });
    await page.goto('/free-consultation');
    await expectUsableCalendar(page);
    await expect(page.locator('script[data-scheduler]')).toHaveCount(1);
    expect(brought).toBe(0);
  });

  test('hangs: the calendar stands without it', async ({ page }) => {
    await holdBack(page, widgetScript);
    await page.goto('/free-consultation', { waitUntil: 'domcontentloaded' });
    await expectUsableCalendar(page);
  });
});

test.describe('the scheduler’s frame', () => {
  const faults: Record<string, (route: Route) => Promise<void>> = {
    'is refused': (route) => route.abort('connectionrefused'),
    'is blocked by an extension': (route) => route.abort('blockedbyclient'),
    'answers 503': (route) => route.fulfill({ status: 503, contentType: 'text/html', body: '<h1>Busy</h1>' }),
    'forbids to be framed': async (route) => {
      const response = await route.fetch();
      const headers: Record<string, string> = { ...response.headers(), 'x-frame-options': 'DENY' };
      delete headers['content-security-policy'];
      await route.fulfill({ response, headers });
    },
    'allows other sites only': async (route) => {
      const response = await route.fetch();
      const policy = "frame-ancestors 'none'";
      await route.fulfill({
        response,
        headers: { ...response.headers(), 'content-security-policy': policy },
      });
    },
    'is a download': (route) =>
      route.fulfill({
        contentType: 'application/octet-stream',
        body: 'x',
        headers: { 'content-disposition': 'attachment' },
      }),
    'shows the service’s own page for being out of order': async (route) => {
      const broken = new URL(route.request().url());
      broken.pathname = '/brightboard/no-such-event';
      const response = await route.fetch({ url: broken.href });
      await route.fulfill({ response, status: 503 });
    },
  };
  for (const [title, answer] of Object.entries(faults)) {
    test(
      `${title}: other ways after ten seconds`,
      title === 'is refused' ? {} : runLater,
      async ({ page }) => {
        await page.route(bookingPages, answer);
        await openWithClock(page);
        await expect(frameIn(page)).toHaveCount(1);
        await expectState(page, 'loading');
        await waitPastTheLimit(page);
        await expectState(page, 'failed');
        await expect(frameIn(page)).toHaveCount(1);
        await expectWaysToBook(page);
        await page.unroute(bookingPages);
        await embed(page).getByRole('button', { name: 'Try the calendar again' }).click();
        await expectUsableCalendar(page);
      },
    );
  }

  test('takes eight seconds: the calendar, and never a notice', async ({ page }) => {
    const letGo = await holdBack(page, bookingPages);
    await openWithClock(page);
    await expect(frameIn(page)).toHaveCount(1);
    const silentFor = await embed(page).evaluate(
      (element: CalendarElement) => performance.now() - (element.calendar?.startedAt ?? 0),
    );
    await page.clock.runFor(Math.max(1, 8_000 - silentFor));
    await expectState(page, 'loading');
    await expectPlainLink(page);
    letGo();
    await expectUsableCalendar(page);
    await waitPastTheLimit(page);
    await expectState(page, 'ready');
  });

  test('takes twelve seconds: other ways to book, then the calendar', async ({ page }) => {
    const letGo = await holdBack(page, bookingPages);
    await openWithClock(page);
    await expect(frameIn(page)).toHaveCount(1);
    await page.clock.runFor(9_000);
    await expectState(page, 'failed');
    await expectWaysToBook(page);
    letGo();
    await expectUsableCalendar(page);
    await expect(frameIn(page)).toHaveCount(1);
  });

  test('is redirected within its origin: one books there', async ({ page }, { title }) => {
    const visitor = visitorFor(title);
    await page.route(`${schedulerOrigin}/brightboard/free-consultation?**`, async (route) => {
      const address = new URL(route.request().url());
      address.pathname = '/brightboard/test-prep';
      await route.fulfill({ status: 302, headers: { location: address.href } });
    });
    await page.goto('/free-consultation');
    const calendar = await calendarIsReady(page);
    await chooseTime(calendar, title);
    await book(calendar, visitor);
    await expectState(page, 'booked');
    expect(bookingsOf(visitor.email)[0]?.event_slug).toBe('test-prep');
  });
});

/** Posts everything a real scheduler would, and says so when it is done. */
const perfectMessages = `<!doctype html><title>x</title><p></p><script>
  const uri = { uri: location.origin + '/x' };
  for (const [event, payload] of [
    ['page_height', { height: '900px' }], ['profile_page_viewed', {}], ['event_type_viewed', {}],
    ['date_and_time_selected', {}], ['event_scheduled', { event: uri, invitee: uri }],
  ]) parent.postMessage({ event: 'calendly.' + event, payload }, '*');
  document.querySelector('p').textContent = 'posted';
</script>`;

test.describe('messages that prove nothing', () => {
  let impostor: Server;
  let impostorOrigin: string;

  test.beforeAll(async () => {
    impostor = createServer((_, response) => {
      response.setHeader('Content-Type', 'text/html');
      response.end(perfectMessages);
    });
    await new Promise<void>((resolve) => impostor.listen(0, '127.0.0.1', resolve));
    impostorOrigin = `http://127.0.0.1:${(impostor.address() as AddressInfo).port}`;
  });

  test.afterAll(async () => {
    impostor.closeAllConnections();
    await new Promise((resolve) => impostor.close(resolve));
  });

  const toImpostor = (route: Route) =>
    route.fulfill({ status: 302, headers: { location: `${impostorOrigin}/` } });

  test('of another origin that the policy keeps out', async ({ page }) => {
    await page.route(bookingPages, toImpostor);
    await openWithClock(page);
    await expect(frameIn(page)).toHaveCount(1);
    await waitPastTheLimit(page);
    await expectState(page, 'failed');
    expect(page.frames().some((frame) => frame.url().startsWith(impostorOrigin))).toBe(false);
    await expectWaysToBook(page);
  });

  test.describe('where no policy helps', () => {
    test.use({ bypassCSP: true });

    test('of another origin in the calendar’s own frame', async ({ page }) => {
      await page.route(bookingPages, toImpostor);
      await openWithClock(page);
      await expect(page.frameLocator('[data-scheduler-host] iframe').getByText('posted')).toBeAttached();
      await expectState(page, 'loading');
      await waitPastTheLimit(page);
      await expectState(page, 'failed');
      await expectWaysToBook(page);
    });

    test('of the right origin from another frame', async ({ page }) => {
      await page.route(bookingPages, (route) =>
        route.request().url().includes('impostor')
          ? route.fulfill({ contentType: 'text/html', body: perfectMessages })
          : new Promise<void>(() => undefined),
      );
      await openWithClock(page);
      await page.evaluate((address) => {
        const frame = document.createElement('iframe');
        frame.id = 'impostor';
        frame.src = address;
        document.body.append(frame);
      }, `${schedulerOrigin}/brightboard/impostor`);
      await expect(page.frameLocator('#impostor').getByText('posted')).toBeAttached();
      await expectState(page, 'loading');
      await waitPastTheLimit(page);
      await expectState(page, 'failed');
      await expectWaysToBook(page);
    });
  });

  test('of the page itself', async ({ page }) => {
    await page.route(bookingPages, () => new Promise<void>(() => undefined));
    await openWithClock(page);
    await expect(frameIn(page)).toHaveCount(1);
    await page.evaluate((origin) => {
      const uri = { uri: 'x' };
      const data = { event: 'calendly.event_scheduled', payload: { event: uri, invitee: uri } };
      window.postMessage(data, '*');
      window.dispatchEvent(new MessageEvent('message', { data, origin, source: window }));
      window.dispatchEvent(new MessageEvent('message', { data, origin }));
    }, schedulerOrigin);
    await expectState(page, 'loading');
    await waitPastTheLimit(page);
    await expectState(page, 'failed');
    await expectWaysToBook(page);
  });

  test('of the right frame, in wrong shapes', async ({ page }) => {
    const wrong = [
      ...[null, 7, 'calendly.event_type_viewed', [], {}, { event: 'calendly.event_type_viewed' }],
      ...[
        { event: 'calendly.event_type_viewed', payload: null },
        { event: 'calendly.unknown', payload: {} },
      ],
      ...[
        { event: 'event_type_viewed', payload: {} },
        { event: ['calendly.event_type_viewed'], payload: {} },
      ],
      { event: 'calendly.event_scheduled', payload: {} },
      { event: 'calendly.event_scheduled', payload: { event: { uri: 1 }, invitee: { uri: 1 } } },
      ...['900', '9e9px', '-5px', 900].map((height) => ({
        event: 'calendly.page_height',
        payload: { height },
      })),
    ];
    const body = `<!doctype html><title>x</title><p></p><script>
      for (const data of ${JSON.stringify(wrong)}) parent.postMessage(data, '*');
      document.querySelector('p').textContent = 'posted';
    </script>`;
    await page.route(bookingPages, (route) => route.fulfill({ contentType: 'text/html', body }));
    await openWithClock(page);
    await expect(page.frameLocator('[data-scheduler-host] iframe').getByText('posted')).toBeAttached();
    await expectState(page, 'loading');
    await waitPastTheLimit(page);
    await expectState(page, 'failed');
    await expectWaysToBook(page);
  });
});

test.describe('a browser that keeps nothing', () => {
  /** Cookies and every other storage blocked, as in a browser's settings; the page gets errors for trying. */
  async function contextWithoutStorage(folder: string, baseURL: string): Promise<BrowserContext> {
    mkdirSync(join(folder, 'Default'), { recursive: true });
    const preferences = { profile: { default_content_setting_values: { cookies: 2 } } };
    writeFileSync(join(folder, 'Default', 'Preferences'), JSON.stringify(preferences));
    const { launchOptions } = test.info().project.use;
    return chromium.launchPersistentContext(folder, { ...launchOptions, baseURL });
  }

  test('books all the same', async ({ baseURL }, { title }) => {
    const folder = mkdtempSync(join(tmpdir(), 'no-storage-'));
    const context = await contextWithoutStorage(folder, String(baseURL));
    try {
      const visitor = visitorFor(title);
      const page = await context.newPage();
      await page.goto('/free-consultation');
      const calendar = await calendarIsReady(page);
      for (const frame of page.frames()) {
        const refused = await frame.evaluate(() => {
          document.cookie = 'probe=1';
          try {
            localStorage.setItem('probe', '1');
            return false;
          } catch {
            return document.cookie === '';
          }
        });
        expect(refused).toBe(true);
      }
      await chooseTime(calendar, title);
      await book(calendar, visitor);
      await expectState(page, 'booked');
      expect(bookingsOf(visitor.email)).toHaveLength(1);
    } finally {
      await context.close();
      rmSync(folder, { recursive: true, force: true });
    }
  });
});

test(
  'two tabs at once: both show the calendar, and the slower one gets another time',
  runLater,
  async ({ context }, { title }) => {
    const [first, second] = [await context.newPage(), await context.newPage()];
    await Promise.all([first.goto('/'), second.goto('/free-consultation')]);
    const calendars = [await calendarIsReady(first), await calendarIsReady(second)] as const;
    await chooseTime(calendars[0], title);
    const calendarFrame = (page: Page) =>
      page.frames().find((frame) => frame.url().startsWith(`${schedulerOrigin}/brightboard/`));
    await calendarFrame(second)?.goto(String(calendarFrame(first)?.url()));
    const visitors = [visitorFor(`${title} 1`), visitorFor(`2 ${title}`)] as const;
    await book(calendars[0], visitors[0]);
    await expectState(first, 'booked');
    await expectState(second, 'ready');
    await book(calendars[1], visitors[1]);
    await expect(calendars[1].getByText('Someone else just booked that time.').first()).toBeVisible();
    await calendars[1].getByRole('radio').first().check();
    await calendars[1].getByRole('button').last().click();
    await expectState(second, 'booked');
    for (const { email } of visitors) expect(bookingsOf(email)).toHaveLength(1);
  },
);

test('the service cannot be reached: ways to book are where the calendar begins, on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route(`${schedulerOrigin}/**`, (route) => route.abort());
  await page.goto('/free-consultation');
  await embed(page).scrollIntoViewIfNeeded();
  await expectState(page, 'failed');
  const [place, mail] = await Promise.all([
    embed(page).boundingBox(),
    embed(page).getByRole('link', { name: /@/ }).boundingBox(),
  ]);
  expect((mail?.y ?? Infinity) - (place?.y ?? 0)).toBeLessThan(844 / 2);
});

test('offline, then online: ways to book, and the calendar by itself', async ({ page, context }) => {
  await page.route(`${schedulerOrigin}/**`, (route) => route.abort('internetdisconnected'));
  await page.goto('/free-consultation');
  await expectState(page, 'failed');
  await context.setOffline(true);
  await page.unroute(`${schedulerOrigin}/**`);
  await expectWaysToBook(page);
  await embed(page).getByRole('button', { name: 'Try the calendar again' }).click();
  await expectState(page, 'failed');
  await context.setOffline(false);
  await expectUsableCalendar(page);
});

test('offline before the calendar was needed: the plain link stays, and a reload brings it', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await embed(page).scrollIntoViewIfNeeded();
  await embed(page)
    .getByRole('link', { name: /^Open the booking page/ })
    .last()
    .click({ trial: true });
  await context.setOffline(false);
  await page.reload();
  await calendarIsReady(page);
});

test('offline in the middle of a booking: nothing is booked, and a reload starts again', async ({
  page,
  context,
}, { title }) => {
  const visitor = visitorFor(title);
  await page.goto('/free-consultation');
  const calendar = await calendarIsReady(page);
  await chooseTime(calendar, title);
  await context.setOffline(true);
  await book(calendar, visitor);
  await expectPlainLink(page);
  expect(bookingsOf(visitor.email)).toHaveLength(0);
  await context.setOffline(false);
  await page.reload();
  const again = await calendarIsReady(page);
  await chooseTime(again, title);
  await book(again, visitor);
  await expectState(page, 'booked');
  expect(bookingsOf(visitor.email)).toHaveLength(1);
});

test('the site’s own scripts blocked: the plain link stands there and can be used', async ({ page }) => {
  await page.route(/\/_assets\/.*\.js$/, (route) => route.abort('blockedbyclient'));
  await page.goto('/free-consultation');
  await embed(page).scrollIntoViewIfNeeded();
  await expectPlainLink(page);
});
