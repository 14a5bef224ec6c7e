import { expect, test, type Page } from '@playwright/test';
import { mainPaths } from './built-pages.ts';
import { coveredText, doubleText } from './large-text-checks.ts';
import { beyondTheWidth, clippedOrOverlappingText } from './page-checks.ts';
import { schedulerOrigin } from './scheduler-page.ts';
import { inSweep } from './sweeps.ts';

/** What is cut off, lies over something, or lies below it, on a page as it stands. */
async function findings(page: Page, width: number): Promise<string[]> {
  const found = await page.evaluate(beyondTheWidth, false);
  found.push(...(await page.evaluate(clippedOrOverlappingText)));
  const heightOf = () => page.evaluate(() => document.documentElement.scrollHeight);
  for (;;) {
    const height = await heightOf();
    await page.setViewportSize({ width, height });
    const covered = await page.evaluate(coveredText);
    // A calendar that fails meanwhile makes the page longer, which then scrolls below the bar.
    if ((await heightOf()) <= height) return [...found, ...covered];
  }
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.describe.configure({ timeout: 90_000 });

for (const path of [...mainPaths, '/no-such-page']) {
  test(
    `${path} keeps its text whole at twice the size, and on the narrowest screens`,
    inSweep(path, new Set(['/'])),
    async ({ page }) => {
      await page.route(`${schedulerOrigin}/**`, (route) => route.abort());
      const all: Record<string, string[]> = {};
      for (const width of [280, 390, 768, 1440]) {
        for (const [letters, textOnly] of [
          ['as set', null],
          ['root', false],
          ['text only', true],
        ] as const) {
          if ((textOnly === null) !== (width === 280)) continue;
          await page.setViewportSize({ width, height: 844 });
          await page.goto(path);
          if (textOnly !== null) await page.evaluate(doubleText, textOnly);
          all[`${width} px, ${letters}`] = await findings(page, width);
        }
      }
      expect(Object.fromEntries(Object.entries(all).filter(([, lines]) => lines.length > 0))).toEqual({});
    },
  );
}
