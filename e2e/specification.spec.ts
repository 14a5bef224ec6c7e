import { expect, test, type Page } from '@playwright/test';
import { builtPage, routes } from './built-pages.ts';
import { calendarIsReady, schedulerOrigin, widgetScript } from './scheduler-page.ts';
import { eventNames, specifiedPages, stateNames, withoutBookNow } from './specification.ts';

const bookingPages = specifiedPages.flatMap(({ path, event, height }) =>
  event && height ? [{ path, event, height }] : [],
);
const landingPages = bookingPages.map(({ path }) => path).filter((path) => path.endsWith('-consultation'));

/** Opens a page whose calendar is not what is looked at. */
async function read(page: Page, path: string): Promise<void> {
  await page.route(`${schedulerOrigin}/**`, (route) => route.abort());
  const answer = await page.goto(path);
  expect(answer?.status(), path).toBe(200);
}

test.describe('every address of the specification', () => {
  test.describe.configure({ timeout: 120_000 });

  test('is a page with its texts and links', async ({ page }) => {
    for (const { path, aliasOf, texts = [], links = [] } of specifiedPages) {
      await read(page, path);
      const shown = await page.evaluate(() => ({
        canonical: document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href,
        text: document.querySelector('main')?.textContent?.replaceAll(/\s+/g, ' '),
        links: [...document.querySelectorAll('main a')].map((link) => {
          return [link.textContent?.trim() ?? '', link.getAttribute('href') ?? ''] as const;
        }),
      }));
      expect(shown.canonical, path).toBe(`https://www.example.com${aliasOf ?? path}`);
      for (const text of texts) expect(shown.text, path).toContain(text);
      for (const [label, href] of links) {
        const found = shown.links.some(([text, to]) => text.startsWith(label) && to.startsWith(href));
        expect(found, `${path}: ${label} to ${href}`).toBe(true);
      }
    }
  });

  test('is one of 51, beside /home, and further pages are an entry’s own', async ({ request }) => {
    expect(specifiedPages).toHaveLength(51);
    const known = specifiedPages.map(({ path }) => path);
    const further = routes.filter(({ path }) => !known.includes(path));
    expect(further.filter(({ entry }) => entry === undefined)).toEqual([]);
    const home = await request.get('/home?utm_source=flyer', { maxRedirects: 0 });
    expect([home.status(), home.headers()['location']]).toEqual([308, '/?utm_source=flyer']);
    for (const path of ['/download-website', '/blog/12', '/Subjects', '/nowhere'])
      expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(404);
  });
});

test.describe('the calendar', () => {
  for (const { path, event, height } of bookingPages) {
    test(`of ${path} is ${event}, ${height} px high at every width`, async ({ page }) => {
      const frame = page.locator('[data-scheduler-host] iframe');
      const script = page.locator('script[data-scheduler]');
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(path);
        // The page is still at its top.
        await expect(script).toHaveAttribute('src', widgetScript);
        const calendar = await calendarIsReady(page);
        await expect(calendar.getByRole('heading', { name: eventNames[event] })).toBeVisible();
        expect(await frame.getAttribute('src')).toContain(`${schedulerOrigin}/brightboard/${event}?`);
        for (const narrower of [width, width === 1440 ? 768 : 320]) {
          await page.setViewportSize({ width: narrower, height: 900 });
          const box = await frame.boundingBox();
          expect(box?.height, `${narrower} px`).toBe(height);
          expect(box?.width, `${narrower} px`).toBeGreaterThanOrEqual(320);
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(narrower);
        }
        await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide')));
        await expect(script).toHaveCount(0);
      }
    });
  }

  test('loads no script on other pages', async ({ page }) => {
    for (const { path, event } of specifiedPages) {
      if (!event) expect(builtPage(path).html, path).not.toContain('data-scheduler-plan');
    }
    await page.goto('/faq');
    await expect(page.locator('script[data-scheduler]')).toHaveCount(0);
  });

  test('is said to load as it does in the privacy policy, as is the review widget', async ({ page }) => {
    await read(page, '/privacy-policy');
    const policy = page.getByRole('main');
    await expect(policy).toContainText(
      /Its script loads as soon as the page appears on every booking page.*home page and the contact page.*removed when you leave/,
    );
    await expect(policy).toContainText(/500 milliseconds\) after the testimonials page appears/);
    await expect(policy).not.toContainText(/pointer|focus on/);
  });
});

test.describe('landing pages', () => {
  test('have logo, Book Now and footer where they are specified, no navigation, and nothing “below”', async ({
    page,
  }) => {
    for (const path of landingPages) {
      await read(page, path);
      const without = (...paths: string[]) => (paths.includes(path) ? 0 : 1);
      const shown = await page.evaluate(() => {
        const count = (selector: string) => document.querySelectorAll(selector).length;
        return {
          logo: count('header a[href="/"] svg'),
          navigation: count('nav[aria-label="Main"], #site-menu'),
          footer: count('footer'),
          questions: count('#questions'),
          legal: count('footer a:is([href="/privacy-policy"], [href="/terms-of-service"])'),
          bookNow: [...document.querySelectorAll('main a[href="#scheduler"]')].filter(
            (link) => link.textContent?.trim() === 'Book Now',
          ).length,
          privacy: count('[data-scheduler-state] a[href="/privacy-policy"]'),
          saysBelow: /\b(time|calendar|choose|book)\b[^.]*\bbelow\b/i.test(
            document.querySelector('main')?.textContent ?? '',
          ),
        };
      });
      expect(shown, path).toEqual({
        logo: without('/south-carolina-consultation'),
        navigation: 0,
        footer: without('/ssat-consultation'),
        questions: stateNames.some((state) => path === `/${state}-consultation`) ? 1 : 0,
        legal: 2 * without('/ssat-consultation'),
        bookNow: without(...withoutBookNow),
        privacy: 1,
        saysBelow: false,
      });
    }
  });

  for (const width of [390, 1440]) {
    test(`answer Book Now at ${width} px: the calendar comes into view, has the focus and is marked`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await read(page, '/florida-consultation');
      await page.getByRole('link', { name: 'Book Now' }).click();
      const scheduler = page.locator('#scheduler');
      await expect(scheduler).toBeFocused();
      await expect(scheduler).toBeInViewport();
      const marks = () => document.querySelector('#scheduler')?.getAnimations().length;
      await expect.poll(() => page.evaluate(marks)).toBe(1);
    });
  }

  test('of Florida begins at the top on every load', async ({ page }) => {
    await read(page, '/florida-consultation');
    await page.evaluate(() => window.scrollTo(0, 1500));
    await page.reload();
    await page.waitForTimeout(300);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
});

/** Where the chat is not in view while the page is scrolled through, in a page. */
function chatOutOfView(): number[] {
  const chat = document.querySelector('aside a[href^="https://m.me/"]');
  const missing: number[] = [];
  const end = document.documentElement.scrollHeight - window.innerHeight;
  for (let share = 0; share <= 8; share += 1) {
    window.scrollTo({ top: (end * share) / 8, behavior: 'instant' });
    const box = chat?.getBoundingClientRect();
    const shown = box && document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    if (!shown || !chat?.contains(shown)) missing.push(Math.round(window.scrollY));
  }
  return missing;
}

for (const width of [390, 768, 1366, 1440]) {
  test(`the chat is in view at every scroll position of every page at ${width} px`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: 800 });
    await page.route(`${schedulerOrigin}/**`, (route) => route.abort());
    const missing: Record<string, number[]> = {};
    for (const path of [...specifiedPages.map((one) => one.path), '/no-such-page']) {
      await page.goto(path);
      const found = await page.evaluate(chatOutOfView);
      if (found.length > 0) missing[path] = found;
    }
    expect(missing).toEqual({});
    const chat = page.getByRole('link', { name: /chat.*opens in a new tab/i });
    await expect(chat).toHaveAttribute('target', '_blank');
    await expect(chat).toHaveAttribute('rel', /noopener/);
  });
}
