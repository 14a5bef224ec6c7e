import { expect, test } from '@playwright/test';
import { mainPaths } from './built-pages.ts';
import { inSweep } from './sweeps.ts';

/**
 * Takes the end of a page's head away, one element after the other, as if it had not arrived yet, and tells what in view
 * stood elsewhere then. It must stand alone: it is sent as text. A line of text that is only half there is none of its
 * business, nor are cards of one row, which are as high as the highest.
 */
function whatMoved(): string[] {
  const cards = 'main ul, main ol';
  const lineOfText = 'p, h1, h2, h3, h4, dt, dd, label, a, button, summary, strong';
  const all = [
    ...document.querySelectorAll('header, header *, main, main > :first-child, main > :first-child *'),
  ].filter((element) => !element.closest('svg, .visually-hidden') || element.tagName === 'svg');
  const placeOf = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const seen = width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
    return seen && top < innerHeight ? { left, top } : undefined;
  };
  const places = all.map(placeOf);
  const nameOf = ({ tagName, className, textContent }: Element) =>
    `${tagName} ${typeof className === 'string' ? className : ''} "${textContent.slice(0, 40)}"`;
  const moved = new Map<Element, string>();
  for (const [index, missing] of [...all.entries()].reverse()) {
    const around = missing.parentElement;
    const together = [around?.closest(lineOfText), around?.closest(cards)];
    for (let last: ChildNode | null = missing; last;) {
      const next: ChildNode | null = last.nextSibling;
      last.remove();
      last = next;
    }
    if (index > places.findLastIndex(Boolean)) continue;
    for (const [earlier, element] of all.slice(0, index).entries()) {
      const [now, later] = [placeOf(element), places[earlier]];
      if (!now || !later || together.some((group) => group?.contains(element))) continue;
      const by = Math.max(Math.abs(now.left - later.left), Math.abs(now.top - later.top));
      const withParent = element.parentElement && moved.has(element.parentElement);
      // What browsers count as a shift.
      if (by < 3 || moved.has(element)) continue;
      moved.set(
        element,
        withParent ? '' : `${Math.round(by)} px: ${nameOf(element)} before ${nameOf(missing)}`,
      );
    }
  }
  return [...moved.values()].filter(Boolean);
}

for (const path of mainPaths) {
  test(`${path} stands still while it arrives in pieces`, inSweep(path), async ({ page }) => {
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: width < 700 ? 844 : 900 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(path);
      expect(await page.evaluate(whatMoved), `${width} px`).toEqual([]);
    }
  });
}

test('of a page that breaks off, what has arrived is shown', async ({ page }) => {
  const cutAfter = (mark: string) =>
    page.route('**/sat-prep', async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({ response, body: html.slice(0, html.indexOf(mark) + mark.length) });
    });
  await cutAfter('</h1>');
  await page.goto('/sat-prep');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await cutAfter('</nav>');
  await page.goto('/sat-prep');
  await expect(page.getByRole('link', { name: 'Testimonials' })).toBeVisible();
});
