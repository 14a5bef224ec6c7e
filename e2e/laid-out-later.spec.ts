import { expect, test, type Locator, type Page } from '@playwright/test';
import { allLaidOut, waiting } from './laid-out.ts';
import { leapAndWatch, leapPaths, watchedLong, watchedMove } from './leaps.ts';
import { schedulerOrigin } from './scheduler-page.ts';

test.use({ viewport: { width: 390, height: 844 } });
test.beforeEach(async ({ page }) => {
  await page.route(`${schedulerOrigin}/**`, (route) => route.abort());
});

/** Holds what waits back, as if the page had just been painted, until it is let go. */
async function hold(page: Page): Promise<() => Promise<unknown>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0 });
  return () => session.send('Animation.setPlaybackRate', { playbackRate: 1 });
}

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
  const letGo = await hold(page);
  await page.goto('/');
  expect(await waiting(page)).toBeGreaterThan(0);
  await letGo();
  await allLaidOut(page);
});

test.describe('an anchor is where it leads, scrolled to smoothly', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('by an address', async ({ page }) => {
    await page.goto('/#schedule');
    // A line above it may end at another word once the text's face has come.
    expect(await distance(page.locator('#schedule'))).toBeLessThan(40);
  });

  test('by a link, followed before and after the page is laid out', async ({ page }) => {
    for (const late of [false, true]) {
      const letGo = await hold(page);
      await page.goto('/');
      if (late) {
        await letGo();
        await allLaidOut(page);
      }
      await page.locator('a[href="#testimonials"]').dispatchEvent('click');
      expect(await distance(page.locator('#testimonials')), late ? 'late' : 'early').toBeLessThan(2);
    }
  });

  test('by a link that is followed before any script behind the paint', async ({ page }) => {
    await page.addInitScript(() => {
      PerformanceObserver.prototype.observe = () => undefined;
    });
    await page.goto('/', { waitUntil: 'commit' });
    await page.locator('footer').waitFor();
    await page.locator('a[href="#testimonials"]').dispatchEvent('click');
    expect(await distance(page.locator('#testimonials'))).toBeLessThan(2);
  });
});

test('whoever searches the page or goes through it by keyboard finds what has no layout yet', async ({
  page,
}) => {
  await hold(page);
  for (const come of ['search', 'focus']) {
    await page.goto('/meet-our-teachers');
    const last = page.locator('.laid-out-later').last();
    // Nobody searches or tabs before the first frame, or without a key.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50))));
    await page.keyboard.press('Shift');
    await last.evaluate((part, way) => {
      const link = part.querySelector('a')!;
      if (way === 'focus') link.focus();
      else (window as unknown as { find: (text: string) => boolean }).find(link.textContent);
    }, come);
    await expect(last.getByRole('link').first(), come).toBeInViewport();
  }
});

for (const path of leapPaths)
  test(`${path}: whoever leaps far down before it is all laid out reads on where they are`, async ({
    page,
  }) => {
    await page.goto(path);
    await page.evaluate(leapAndWatch);
    await allLaidOut(page);
    await expect.poll(() => page.evaluate<boolean>(watchedLong)).toBe(true);
    expect(await page.evaluate<number>(watchedMove)).toBeLessThan(2);
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

test('a page made ready ahead wears its faces, and brings what is far below near after its first frame', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const frames: FrameRequestCallback[] = [];
    Object.defineProperty(document, 'hidden', { get: () => true });
    window.requestAnimationFrame = (task) => frames.push(task);
    Object.assign(window, { paint: () => frames.forEach((task) => task(0)) });
  });
  await page.goto('/');
  await expect(page.locator('main > :not([data-faces])')).toHaveCount(0);
  await expect(page.locator(':root[data-painted]')).toHaveCount(0);
  await page.evaluate(() => (window as unknown as { paint: () => void }).paint());
  await expect(page.locator(':root[data-painted]')).toHaveCount(1);
});

const withoutPaintTimes: Record<string, () => void> = {
  'tells nobody when it has painted': () => {
    PerformanceObserver.prototype.observe = () => undefined;
  },
  'has no observer of such times': () => {
    Reflect.deleteProperty(window, 'PerformanceObserver');
  },
};

for (const [browser, take] of Object.entries(withoutPaintTimes))
  test(`in a browser that ${browser}, a page is laid out, wears its faces and hydrates all the same`, async ({
    page,
  }) => {
    await page.addInitScript(take);
    await page.goto('/faq');
    await allLaidOut(page);
    await expect(page.locator('main [data-faces]').first()).toBeAttached();
    await page.getByRole('searchbox').fill('consultation');
    await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  });

test('paper has it all', async ({ page }) => {
  await hold(page);
  await page.goto('/');
  await page.emulateMedia({ media: 'print' });
  expect(await waiting(page)).toBe(0);
});
