import { expect, test } from '@playwright/test';
import { builtPage, routes } from './built-pages.ts';
import { calendarIsReady, schedulerOrigin } from './scheduler-page.ts';
import { inSweep } from './sweeps.ts';

const placements = routes.flatMap(({ path, scheduler }) => (scheduler ? [{ path, ...scheduler }] : []));
const landing = placements.map(({ path }) => path).filter((path) => path !== '/' && path !== '/contact-us');

for (const { path, height, eventType } of placements) {
  test(`${path} loads ${eventType} in a frame of ${height} px`, inSweep(path), async ({ page }) => {
    const frame = page.locator('[data-scheduler-host] iframe');
    for (const width of [1440, 768, 360, 320]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await calendarIsReady(page);
      expect(await frame.getAttribute('src')).toMatch(
        new RegExp(`^${schedulerOrigin}/brightboard/${eventType}\\?`),
      );
      const box = await frame.boundingBox();
      expect(box?.height, `${width} px`).toBe(height);
      expect(box?.width ?? 0, `${width} px`).toBeGreaterThanOrEqual(320);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      await expect(page.locator('script[data-scheduler]')).toHaveCount(1);
    }
  });
}

const texts = (path: string) => {
  const { root } = builtPage(path);
  const links = (selector: string) => root.querySelectorAll(selector).map((link) => link.text.trim());
  return {
    bookNow: links('main a[href="#scheduler"]').filter((text) => text === 'Book Now').length,
    header: root.querySelectorAll('header').length,
    navigation: root.querySelectorAll('nav').length,
    legal: root.querySelectorAll('footer a[href="/privacy-policy"], footer a[href="/terms-of-service"]')
      .length,
    footer: root.querySelectorAll('footer').length,
  };
};

test('landing pages have no navigation', () => {
  for (const path of landing) expect(texts(path).navigation, path).toBe(0);
});

test('Book Now stands at the top, but not on the SSAT, science and South Carolina pages', () => {
  const without = ['/ssat-consultation', '/science-consultation', '/south-carolina-consultation'];
  for (const path of landing) expect(texts(path).bookNow, path).toBe(without.includes(path) ? 0 : 1);
});

test('every landing page has a logo and a footer, but for South Carolina’s logo and the SSAT’s footer', () => {
  for (const path of landing) {
    expect(texts(path).header, path).toBe(path === '/south-carolina-consultation' ? 0 : 1);
    expect(texts(path).footer, path).toBe(path === '/ssat-consultation' ? 0 : 1);
    expect(texts(path).legal, path).toBe(path === '/ssat-consultation' ? 0 : 2);
  }
});

test('Contact Us goes to the scheduler on state pages, and to /contact-us in South Carolina', () => {
  for (const { path } of routes.filter((route) => route.kind === 'state-consultation')) {
    const contact = builtPage(path)
      .root.querySelectorAll('main a')
      .find((link) => link.text.trim() === 'Contact Us');
    expect(contact?.getAttribute('href'), path).toBe(
      path === '/south-carolina-consultation' ? '/contact-us' : '#scheduler',
    );
  }
});

test('state pages have their four badges, four reasons, subjects and session options', () => {
  for (const { path } of routes.filter((route) => route.kind === 'state-consultation')) {
    const text = builtPage(path).root.querySelector('main')?.structuredText ?? '';
    for (const badge of ['Licensed Teachers', 'Approved Vendor', 'All Subjects', 'State Funded']) {
      expect(text, path).toContain(badge);
    }
    for (const subject of ['Math', 'Science', 'English language arts', 'Social studies', 'Test prep']) {
      expect(text, path).toContain(subject);
    }
    for (const option of [
      '30-minute and 60-minute sessions',
      '1-on-1',
      'Flexible scheduling',
      'Online interactive platform',
    ]) {
      expect(text, path).toContain(option);
    }
  }
});

test('/florida-consultation goes to the top on every load', async ({ page }) => {
  await page.goto('/florida-consultation');
  await page.evaluate(() => window.scrollTo(0, 1500));
  await page.reload();
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('Book Now scrolls to the scheduler, at once under reduced motion, and the focus follows', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/math-consultation');
  await page.getByRole('link', { name: 'Book Now' }).click();
  await expect(page.locator('#scheduler')).toBeFocused();
  await expect(page.locator('#scheduler')).toBeInViewport();
});

test('near the calendar of every booking page, the SSAT’s too, is the privacy policy', () => {
  for (const { path } of placements) {
    const link = builtPage(path).root.querySelector('[data-scheduler-state] a[href="/privacy-policy"]');
    expect(link?.text, path).toBeTruthy();
  }
});

test('portraits on a test’s page are of those who teach it', () => {
  const main = builtPage('/sat-consultation').root.querySelector('main');
  expect(main?.structuredText).toContain('You’ll talk to one of');
  expect(main?.structuredText).toContain('Rosalind');
});
