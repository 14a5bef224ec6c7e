import { expect, type Page } from '@playwright/test';

/** How many parts of a page still wait for their layout: what a filter has taken away waits for nothing. */
export const waiting = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('.laid-out-later > *')].filter(
        (part) => part.getClientRects().length > 0 && !part.checkVisibility({ contentVisibilityAuto: true }),
      ).length,
  );

/**
 * Waits until all of a page is laid out, as it is soon after its first paint. While parts are hidden from layout it asks
 * for none of them: Chromium lays them out for whoever asks, and then often counts a shift of all that is in view.
 */
export async function allLaidOut(page: Page): Promise<void> {
  const hides = ':root:not([data-moving-on], [data-laid-out]):has(.laid-out-later)';
  await expect(page.locator(hides)).toHaveCount(0);
  await expect.poll(() => waiting(page)).toBe(0);
}
