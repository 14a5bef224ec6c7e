import { expect, test, type Locator, type Page } from '@playwright/test';
import { schedulerOrigin } from './scheduler-page.ts';

test.use({ viewport: { width: 390, height: 844 } });
test.beforeEach(async ({ page }) => {
  await page.route(`${schedulerOrigin}/**`, (route) => route.abort());
});

/** How many parts of the page are still without a layout. */
const waiting = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('.laid-out-later > *')].filter(
        (part) => !part.checkVisibility({ contentVisibilityAuto: true }),
      ).length,
  );

const allLaidOut = (page: Page) => expect.poll(() => waiting(page)).toBe(0);

/** How far a part's top is from where an anchor puts it, in pixels, once nothing scrolls any more. */
async function distance(part: Locator): Promise<number> {
  return await part.evaluate(async (element) => {
    const top = () => element.getBoundingClientRect().top;
    for (let last = NaN; last !== top();) {
      last = top();
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    const { scrollPaddingTop } = getComputedStyle(document.documentElement);
    return Math.abs(
      top() - parseFloat(scrollPaddingTop) - parseFloat(getComputedStyle(element).scrollMarginTop),
    );
  });
}

test('what is far below is laid out after the first view, without anybody’s doing', async ({ page }) => {
  await page.goto('/', { waitUntil: 'commit' });
  await expect.poll(() => waiting(page)).toBeGreaterThan(0);
  await allLaidOut(page);
});

test.describe('an anchor is where it leads, scrolled to smoothly', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('by an address', async ({ page }) => {
    await page.goto('/#schedule');
    expect(await distance(page.locator('#schedule'))).toBeLessThan(2);
  });

  test('by a link, followed before and after the page is laid out', async ({ page }) => {
    for (const late of [false, true]) {
      await page.goto('/');
      if (late) await allLaidOut(page);
      await page.locator('a[href="#testimonials"]').dispatchEvent('click');
      expect(await distance(page.locator('#testimonials')), late ? 'late' : 'early').toBeLessThan(2);
    }
  });
});

test('whoever searches the page or goes through it by keyboard finds what has no layout yet', async ({
  page,
}) => {
  for (const come of ['search', 'focus']) {
    await page.goto('/meet-our-teachers', { waitUntil: 'domcontentloaded' });
    const last = page.locator('.laid-out-later').last();
    await last.evaluate((part, way) => {
      const link = part.querySelector('a')!;
      if (way === 'focus') link.focus();
      else (window as unknown as { find: (text: string) => boolean }).find(link.textContent);
    }, come);
    await expect(last.getByRole('link').first(), come).toBeInViewport();
  }
});

test('a page that is loaded anew stays where it was read', async ({ page }) => {
  await page.goto('/meet-our-teachers');
  await allLaidOut(page);
  const read = page.getByRole('heading', { level: 3 }).nth(9);
  await read.evaluate((heading) => heading.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await page.reload();
  await allLaidOut(page);
  await expect(read).toBeInViewport();
});

test('paper has it all', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  expect(await waiting(page)).toBe(0);
});
