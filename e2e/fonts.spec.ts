import { writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test, type Page } from '@playwright/test';
import { filesOf } from '../scripts/installed.ts';
import { mainPaths } from './built-pages.ts';
import { fewPages, inSweep } from './sweeps.ts';

// Where families of this business live: the zone's name is in what comes with the next free times.
test.use({ timezoneId: 'America/New_York' });

const widths = [320, 390, 768, 1440, 2560];
/** Words that end a few pixels further on in their line count up to 0.0002, a pill that goes to the next row 0.0006. */
const nextToNothing = 0.0004;

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
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
    for (const { familyName } of fonts) families.add(familyName);
  }
  await session.detach();
  return [...families];
}

/** What of the first view is read in the device's face. */
const inDeviceFace = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isInView = (element: Element) => {
      if (!element.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true })) return false;
      const { top, bottom, width } = element.getBoundingClientRect();
      return width > 1 && bottom > 0 && top < innerHeight;
    };
    return [...document.querySelectorAll('main p, main li, main dt, main dd, main a, header a')]
      .filter((element) => isInView(element) && /^"?Figtree in/.test(getComputedStyle(element).fontFamily))
      .map(({ textContent }) => textContent);
  });

/** Holds that a page has its headings at once, and stands still while the other faces come. */
async function expectStill(page: Page, path: string, width: number): Promise<void> {
  const letGo = await holdFonts(page);
  await page.setViewportSize({ width, height: width < 700 ? 844 : 900 });
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  expect(await paintedWith(page, 'h1, h2, h3, h4'), `${width} px`).toEqual([
    expect.stringContaining('Bricolage'),
  ]);
  letGo();
  await expect(page.locator('header, main > *').first()).toHaveAttribute('data-faces');
  const last = 'main > :last-child';
  await expect(page.locator(`${last}[data-faces], ${last} [data-faces]`).first()).toBeAttached();
  await page.waitForTimeout(300);
  expect(await shiftOf(page), `${width} px`).toBeLessThan(nextToNothing);
  expect(await inDeviceFace(page), `${width} px`).toEqual([]);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}

for (const path of mainPaths) {
  test(
    `${path} has its headings in the first paint, and does not move when its text’s face comes`,
    inSweep(path, fewPages),
    async ({ page }) => {
      test.setTimeout(90_000);
      for (const width of widths) await expectStill(page, path, width);
      await expect.poll(() => paintedWith(page, 'main p')).toContainEqual(expect.stringContaining('Figtree'));
      const unwritten = async () =>
        (await paintedWith(page, 'svg text')).filter((name) => !/Gochi|Figtree|Bricolage/.test(name));
      await expect.poll(unwritten).toEqual([]);
    },
  );
}

/** The faces that text begins in, by device, and the folder in which this machine has them. */
const installed = filesOf('fonts');
const devices = {
  'an Android phone': {
    face: 'Roboto',
    folder: dirname(fileURLToPath(import.meta.resolve('@expo-google-fonts/roboto'))),
  },
  'a computer with Arial': {
    face: 'Liberation Sans',
    folder: installed && dirname(installed['LIBERATION'] ?? ''),
  },
  'a computer with neither': { face: 'DejaVu Sans', folder: installed && dirname(installed['DEJAVU'] ?? '') },
};

for (const [device, { face, folder }] of Object.entries(devices)) {
  test(`on ${device}, ${face} stands in for the text’s face and nothing moves when it comes`, async ({
    playwright,
    launchOptions,
    contextOptions,
    timezoneId,
    baseURL,
  }) => {
    test.skip(!folder, `${face} is not where Debian has it`);
    test.setTimeout(90_000);
    const fonts = test.info().outputPath('fonts.conf');
    // As Debian and most others set letters: with full hinting, they have the width of whole pixels.
    const hinting = '<match target="pattern"><edit name="hintstyle"><const>hintslight</const></edit></match>';
    writeFileSync(fonts, `<fontconfig><dir>${folder}</dir>${hinting}</fontconfig>`);
    await using browser = await playwright.chromium.launch({
      ...launchOptions,
      env: { ...(process.env as Record<string, string>), FONTCONFIG_FILE: fonts },
    });
    const page = await browser.newPage({
      ...contextOptions,
      timezoneId: String(timezoneId),
      baseURL: String(baseURL),
    });
    await page.route('**/*.woff2', (route) => route.abort());
    await page.goto('/sat-prep');
    expect(await paintedWith(page, 'main p')).toContain(face);
    await page.unrouteAll();
    for (const path of ['/', '/sat-prep', '/free-consultation']) {
      for (const width of [390, 768, 1440]) await expectStill(page, path, width);
    }
  });
}

test('without fonts from outside, a page is read in those of the device', async ({ page }) => {
  await page.route('**/*.woff2', (route) => route.abort());
  await page.goto('/sat-prep');
  expect(await paintedWith(page, 'h1')).toEqual([expect.stringContaining('Bricolage')]);
  expect(await paintedWith(page, 'main p')).not.toContainEqual(expect.stringContaining('Figtree'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await shiftOf(page)).toBeLessThan(nextToNothing);
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
  await page.waitForFunction(() => document.fonts.check('1em Figtree'));
  await expect(page.locator('link[rel=preload][as=font]')).toHaveCount(0);
  expect(asked.filter((address) => address.startsWith(new URL(page.url()).origin))).toHaveLength(1);
});

test('what would move by the text’s face wears it once somebody has gone on', async ({ page }) => {
  await page.route(
    (url) => url.pathname === '/faq',
    async (route) => {
      const answer = await route.fetch();
      const html = (await answer.text())
        .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
        .replace('</head>', '<style>main > :first-child[data-faces] h1 { padding-top: 80px }</style></head>');
      await route.fulfill({ response: answer, body: html });
    },
  );
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/faq');
  const [first, second] = [page.locator('main > *').first(), page.locator('main > *').nth(1)];
  await expect(second).toHaveAttribute('data-faces');
  await expect(first).not.toHaveAttribute('data-faces');
  // Its pieces that move nothing have no reason to wait.
  const lead = 'main > :first-child p';
  await expect.poll(() => paintedWith(page, lead)).toEqual([expect.stringContaining('Figtree')]);
  expect(await shiftOf(page)).toBeLessThan(nextToNothing);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(first).toHaveAttribute('data-faces');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a page wears its faces as soon as they come', async ({ page }) => {
    await page.goto('/sat-prep');
    await expect.poll(() => paintedWith(page, 'main p')).toContainEqual(expect.stringContaining('Figtree'));
    expect(await paintedWith(page, 'h1')).toEqual([expect.stringContaining('Bricolage')]);
  });
});

test('a browser that knows nothing of waiting parts wears the faces as well', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Element.prototype, 'checkVisibility');
    const told = window.getComputedStyle.bind(window);
    const without = (style: CSSStyleDeclaration) =>
      new Proxy(style, {
        get: (known, name) =>
          name === 'contentVisibility' ? undefined : (Reflect.get(known, name) as unknown),
      });
    window.getComputedStyle = (...asked) => without(told(...asked));
  });
  await page.goto('/sat-prep');
  await expect(page.locator('main > *').last()).toHaveAttribute('data-faces');
});
