import { expect, test, type Page } from '@playwright/test';
import { mainPaths } from './built-pages.ts';
import { axeFindings } from './axe-findings.ts';
import { expectedStops, focusFirstStop, focusStop, lostWithForcedColors } from './focus-checks.ts';
import { belowTheChat, coveredText, doubleText } from './large-text-checks.ts';
import {
  beyondTheWidth,
  clippedOrOverlappingText,
  looseEnds,
  remainingMotion,
  sleepingIslands,
  smallTargets,
  spaceText,
} from './page-checks.ts';
import { embed, schedulerOrigin } from './scheduler-page.ts';
import { fewPages, firstOfTheirKind, onEveryPage } from './sweeps.ts';

const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };

type Findings = Record<string, string[]>;

/** Waits until all islands are hydrated, so that the page does not change during the keyboard test. */
async function settle(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(sleepingIslands)).toBe(0);
  if (await embed(page).count()) {
    await embed(page).scrollIntoViewIfNeeded();
    await expect(embed(page)).toHaveAttribute('data-scheduler-state', 'failed');
  }
  await page.evaluate(() => window.scrollTo(0, 0));
}

/** Presses a key from the first or last tab stop through the page. @returns the stops and their problems. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<{ problems: string[]; stops: string[] }> {
  const limit = (await page.evaluate(expectedStops)).length + 10;
  const problems: string[] = [];
  const stops: string[] = [];
  await page.evaluate(focusFirstStop, key === 'Shift+Tab');
  while (stops.length < limit) {
    const stop = await page.evaluate(focusStop);
    if (stop.label === undefined || stops.includes(stop.label)) return { problems, stops };
    stops.push(stop.label);
    problems.push(...stop.problems.map((problem) => `${stop.label} ${problem}`));
    await page.keyboard.press(key);
  }
  return { problems: [...problems, `${key} never came to the end`], stops };
}

/** Expects that Tab and Shift+Tab reach all stops in document order, each with a visible focus. */
async function expectKeyboardWay(page: Page): Promise<void> {
  const expected = await page.evaluate(expectedStops);
  const forward = await walk(page, 'Tab');
  const backward = await walk(page, 'Shift+Tab');
  expect([...forward.problems, ...backward.problems]).toEqual([]);
  // On phones, the bar shows its button only while the page is scrolled.
  const known = ({ stops }: { stops: string[] }) => stops.filter((stop) => expected.includes(stop));
  expect(known(forward)).toEqual(expected);
  expect(known(backward)).toEqual(expected.toReversed());
}

async function textFindings(page: Page, width: number): Promise<string[]> {
  const found = await page.evaluate(beyondTheWidth, false);
  found.push(...(await page.evaluate(clippedOrOverlappingText)));
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: height + 400 });
  // The chat link is placed in the next animation frame.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  return [...found, ...(await page.evaluate(coveredText))];
}

function found(findings: Findings): Findings {
  return Object.fromEntries(Object.entries(findings).filter(([, lines]) => lines.length > 0));
}

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: phone });

test.beforeEach(async ({ page }) => {
  // The calendar has separate tests. Here, its request fails, so that its notice is tested.
  await page.route(`${schedulerOrigin}/**`, (route) => route.abort());
});

/** The widths with the least room for text with increased spacing: phones, and those at which the header changes. */
const widthsWithSpacing: ReadonlySet<number> = new Set([320, 1024, 1440]);

const screens = [
  [320, 640],
  [390, 844],
  [600, 960],
  [700, 900],
  [768, 1024],
  [844, 390],
  [1024, 768],
  [1100, 800],
  [1349, 900],
  [1366, 768],
  [1440, 900],
  [2560, 1440],
] as const;

const noPage = '/no-such-page';

// The checks are slow on a busy machine.
test.describe.configure({ timeout: 90_000 });

for (const path of [...mainPaths, noPage]) {
  test(
    `${path} has enough contrast, readable text and large enough touch targets`,
    onEveryPage(path),
    async ({ page }) => {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(path === noPage ? 404 : 200);
      const findings: Findings = {
        motion: await page.evaluate(remainingMotion),
        'axe, 390 px': await axeFindings(page, 'identical-links-same-purpose'),
        'targets, 390 px': await page.evaluate(smallTargets),
      };
      for (const width of [320, 390, 768, 1024, 1440]) {
        await page.setViewportSize({ ...desk, width });
        findings[`width, ${width} px`] = await page.evaluate(beyondTheWidth, false);
        findings[`text, ${width} px`] = await page.evaluate(clippedOrOverlappingText);
        if (!widthsWithSpacing.has(width)) continue;
        await page.evaluate(spaceText);
        findings[`width, ${width} px, text spaced`] = await page.evaluate(beyondTheWidth, true);
        findings[`text, ${width} px, text spaced`] = await page.evaluate(clippedOrOverlappingText);
        await page.evaluate(() => (document.adoptedStyleSheets = []));
      }
      findings['axe, 1440 px'] = await axeFindings(page);
      await page.emulateMedia({ colorScheme: 'dark' });
      findings['axe, dark'] = await axeFindings(page);
      await page.emulateMedia({ forcedColors: 'active', colorScheme: null });
      findings['forced colors'] = await page.evaluate(lostWithForcedColors);
      expect(found(findings)).toEqual({});
    },
  );

  test(`${path} works by keyboard`, onEveryPage(path, fewPages), async ({ page }) => {
    await page.goto(path);
    await settle(page);
    await expectKeyboardWay(page);
    // Pages of one kind share a layout, so only the first of each is tested on a wide screen, too.
    if (!firstOfTheirKind.has(path)) return;
    await page.setViewportSize(desk);
    await expectKeyboardWay(page);
  });

  test(
    `${path} cuts off no text at twice the text size`,
    onEveryPage(path, new Set(['/'])),
    async ({ page }) => {
      const findings: Findings = {};
      for (const [width, textOnly] of [
        [390, false],
        [768, false],
        [1440, false],
        [1440, true],
      ] as const) {
        await page.setViewportSize({ ...phone, width });
        await page.goto(path);
        // The calendar's notice makes the page higher, so it must be there before the height is measured.
        await settle(page);
        await page.evaluate(doubleText, textOnly);
        findings[`${width} px, ${textOnly ? 'text only' : 'root'}`] = await textFindings(page, width);
      }
      expect(found(findings)).toEqual({});
    },
  );

  test(`${path} breaks its headings well`, onEveryPage(path, fewPages), async ({ page }) => {
    const findings: Findings = {};
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    for (const [width, height] of screens) {
      await page.setViewportSize({ width, height });
      findings[`headings, ${width} px`] = await page.evaluate(looseEnds);
    }
    expect(found(findings)).toEqual({});
  });
}

for (const path of [...mainPaths, noPage]) {
  // What is under the link depends on the length of the texts, so this tests only the site's own content.
  test(`on ${path}, the chat link covers nothing at load`, onEveryPage(path, new Set()), async ({ page }) => {
    // Some pages have no free place for it on a phone in landscape.
    for (const [width, height] of screens.filter(([, high]) => high > 400)) {
      await page.setViewportSize({ width, height });
      await page.goto(path);
      // The link moves after the fonts have loaded.
      await expect.poll(() => page.evaluate(belowTheChat), `${width} px`).toEqual([]);
    }
  });
}
