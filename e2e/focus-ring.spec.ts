import { expect, test, type Page } from '@playwright/test';
import sharp from 'sharp';
import { contrast } from '../site/src/server/theme-colors.ts';
import { fewPages, inSweep } from './sweeps.ts';

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** How far around a control its ring may reach, in pixels. */
const around = 8;
/** How thick a ring must be wherever it is looked at, in pixels. */
const thick = 2;

/**
 * Puts the focus on a page's next kind of control, each kind once.
 * @returns what it is and where; null when there is none left.
 */
async function focusNext(page: Page): Promise<{ label: string; box: Box } | null> {
  return page.evaluate(() => {
    const kindOf = (one: Element) => {
      const around = one.closest('header, footer, aside, main section')?.className ?? '';
      return `${around} ${one.parentElement?.className ?? ''} ${one.className}`;
    };
    const seen = new Set([...document.querySelectorAll('[data-looked-at]')].map(kindOf));
    for (const element of document.querySelectorAll<HTMLElement>('a[href], button, summary, input')) {
      if (element.dataset['lookedAt'] !== undefined || seen.has(kindOf(element))) continue;
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      element.dataset['lookedAt'] = '';
      element.focus();
      if (document.activeElement !== element) continue;
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { x, y, width, height } = (
        element.closest('label:has([type="radio"])') ?? element
      ).getBoundingClientRect();
      return {
        label: `${element.tagName} "${(element.textContent ?? '').trim().slice(0, 30)}"`,
        box: { x, y, width, height },
      };
    }
    return null;
  });
}

/** The colors of a part of the page as it is painted, row by row. */
async function painted(page: Page, clip: Box): Promise<string[][]> {
  const picture = await page.screenshot({ clip, scale: 'css' });
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return Array.from({ length: info.height }, (_, row) =>
    Array.from({ length: info.width }, (_, column) => {
      const start = (row * info.width + column) * info.channels;
      return `#${data.subarray(start, start + 3).toString('hex')}`;
    }),
  );
}

/** The lines of pixels that cross a control's edge on each of its sides, from 8 px outside to 8 px inside. */
function crossings(rows: string[][], box: Box): Record<string, string[][]> {
  const reach = Array.from({ length: 2 * around }, (_, step) => step - around);
  const shares = [0.3, 0.4, 0.5, 0.6, 0.7];
  const at = (x: number, y: number) => rows[Math.round(y)]?.[Math.round(x)] ?? '';
  const across = (line: (share: number, step: number) => string) =>
    shares.map((share) => reach.map((step) => line(share, step)));
  return {
    top: across((share, step) => at(box.x + box.width * share, box.y + step)),
    bottom: across((share, step) => at(box.x + box.width * share, box.y + box.height - 1 - step)),
    left: across((share, step) => at(box.x + step, box.y + box.height * share)),
    right: across((share, step) => at(box.x + box.width - 1 - step, box.y + box.height * share)),
  };
}

/** The sides on which less than two pixels of a ring differ by 3:1 from what they cover. */
async function ringless(page: Page, box: Box): Promise<string[]> {
  const view = page.viewportSize() ?? { width: 0, height: 0 };
  const left = Math.max(0, Math.floor(box.x) - around);
  const top = Math.max(0, Math.floor(box.y) - around);
  const clip = {
    x: left,
    y: top,
    width: Math.min(view.width, Math.ceil(box.x + box.width) + around) - left,
    height: Math.min(view.height, Math.ceil(box.y + box.height) + around) - top,
  };
  const inClip = { ...box, x: box.x - left, y: box.y - top };
  const focused = crossings(await painted(page, clip), inClip);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  const before = crossings(await painted(page, clip), inClip);
  const differs = (one: string, other: string) =>
    one !== '' && other !== '' && one !== other && contrast(one, other) >= 3;
  return Object.entries(focused)
    .filter(([side, lines]) =>
      lines.some((line, place) => {
        const under = before[side]?.[place] ?? [];
        return line.filter((color, step) => differs(color, under[step] ?? '')).length < thick;
      }),
    )
    .map(([side]) => side);
}

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1280, height: 800 } });
test.describe.configure({ timeout: 120_000 });

for (const colorScheme of ['light', 'dark'] as const) {
  for (const path of ['/', '/faq', '/testimonials', '/state-tutoring', '/sat-consultation']) {
    test(
      `the ring around the focus is seen on every ground of ${path}, ${colorScheme}`,
      inSweep(path, fewPages),
      async ({ page }) => {
        await page.emulateMedia({ colorScheme });
        await page.goto(path);
        await page.evaluate(() => document.fonts.ready);
        const findings: string[] = [];
        let looked = 0;
        for (let stop = await focusNext(page); stop; stop = await focusNext(page)) {
          looked += 1;
          const sides = await ringless(page, stop.box);
          if (sides.length > 0) findings.push(`${stop.label}: ${sides.join(', ')}`);
        }
        expect(findings).toEqual([]);
        expect(looked).toBeGreaterThan(5);
      },
    );
  }
}
