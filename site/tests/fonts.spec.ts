import { expect, test, type Page } from '@playwright/test';
import { mainPaths } from './built-pages.ts';
import { fewPages, inSweep } from './sweeps.ts';

const widths = [320, 390, 768, 1440, 2560];
/** What has come of the text's face: the page says so when it has arrived. */
async function textFace(page: Page): Promise<string | undefined> {
  const told = await page.waitForFunction(() => document.documentElement.dataset['textFace']);
  return told.jsonValue();
}

/** Holds the fonts that are no part of the page back until they are let go, or forever. */
async function holdFonts(page: Page): Promise<() => void> {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/*.woff2', (route) => held.then(() => route.continue()).catch(() => undefined));
  return letGo;
}

const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        let sum = 0;
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(sum))));
      }),
  );

/** The fonts that the text in some elements is painted with. */
async function paintedWith(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument', { depth: 1 });
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
  const families = new Set<string>();
  for (const nodeId of nodeIds) {
    const painted = await session.send('CSS.getPlatformFontsForNode', { nodeId }).catch((error: unknown) => {
      // The calendar's lines come and go.
      if (String(error).includes('Could not find node')) return { fonts: [] };
      throw error;
    });
    for (const { familyName } of painted.fonts) families.add(familyName);
  }
  await session.detach();
  return [...families];
}

for (const path of mainPaths) {
  test(
    `${path} has its headings in the first paint, and nothing moves when the text's face comes`,
    inSweep(path, fewPages),
    async ({ page }) => {
      test.setTimeout(90_000);
      for (const width of widths) {
        const letGo = await holdFonts(page);
        await page.setViewportSize({ width, height: width < 700 ? 844 : 900 });
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        expect(await paintedWith(page, 'h1, h2, h3, h4'), `${width} px`).toEqual([
          expect.stringContaining('Bricolage'),
        ]);
        letGo();
        const text = (await textFace(page)) === 'kept' ? 'Liberation Sans' : 'Figtree';
        expect(await shiftOf(page), `${width} px`).toBe(0);
        expect(await paintedWith(page, 'main p'), `${width} px`).toContainEqual(
          expect.stringContaining(text),
        );
        await page.unrouteAll({ behavior: 'ignoreErrors' });
      }
      const unwritten = (await paintedWith(page, 'svg text')).filter(
        (name) => !/Gochi|Figtree|Bricolage/.test(name),
      );
      expect(unwritten).toEqual([]);
    },
  );
}

test('without fonts from outside, a page is read in those of the device', async ({ page }) => {
  await page.route('**/*.woff2', (route) => route.abort());
  await page.goto('/sat-prep');
  expect(await paintedWith(page, 'h1')).toEqual([expect.stringContaining('Bricolage')]);
  expect(await paintedWith(page, 'main p')).not.toContainEqual(expect.stringContaining('Figtree'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await shiftOf(page)).toBe(0);
});

test('no font holds back the first paint: none is preloaded, and one alone is asked for', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font' && !request.url().startsWith('data:')) asked.push(request.url());
  });
  await page.goto('/free-consultation');
  await textFace(page);
  await expect(page.locator('link[rel=preload][as=font]')).toHaveCount(0);
  expect(asked.filter((address) => address.startsWith(new URL(page.url()).origin))).toHaveLength(1);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a page has the text in its own face, too', async ({ page }) => {
    await page.goto('/sat-prep');
    await expect.poll(() => paintedWith(page, 'main p')).toContainEqual(expect.stringContaining('Figtree'));
  });
});

test('a page whose text fits its place nowhere else stays in the face that stands in', async ({ page }) => {
  const letGo = await holdFonts(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/sat-prep', { waitUntil: 'domcontentloaded' });
  // A face that stands in so badly that no spacing makes up for it.
  await page.locator('main').evaluate((main) => {
    main.style.fontFamily = 'Figtree, monospace';
  });
  letGo();
  expect(await textFace(page)).toBe('kept');
  expect(await paintedWith(page, 'main p')).not.toContainEqual(expect.stringContaining('Figtree'));
  await expect(page.locator('[style*=letter-spacing]')).toHaveCount(0);
});
