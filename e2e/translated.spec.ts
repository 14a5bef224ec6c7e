import { expect, test } from '@playwright/test';
import { sleepingIslands } from './page-checks.ts';
import { schedulerOrigin } from './scheduler-page.ts';

/** Changes the page before hydration as a browser's translation does. */
function translate(): void {
  document.addEventListener('DOMContentLoaded', () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (node.textContent?.trim() && !parent?.closest('script, style, noscript, svg'))
        texts.push(node as Text);
    }
    for (const text of texts) {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = `${text.data}*`;
      outer.append(inner);
      text.replaceWith(outer);
    }
  });
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(translate);
  await page.route(`${schedulerOrigin}/**`, (route) => route.abort());
  await page.route('https://**', (route) => route.abort());
});

for (const path of ['/faq', '/meet-our-teachers', '/free-consultation', '/no-such-page']) {
  test(`no island of ${path} takes a translated page for a mistake, and a choice holds`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    page.on('console', (message) => {
      if (message.type() === 'error' && /hydrat|React|418|423|425/.test(message.text()))
        errors.push(message.text());
    });
    await page.goto(path);
    const all = await page.locator('main article, main details').filter({ visible: true }).count();
    const choice = page.getByRole('radio').nth(2);
    const offers = (await choice.count()) > 0;
    if (offers) await choice.check();
    await expect.poll(() => page.evaluate(sleepingIslands)).toBe(0);
    expect(errors).toEqual([]);
    if (!offers) return;
    await expect(choice).toBeChecked();
    const shown = page.locator('main article, main details').filter({ visible: true });
    await expect.poll(() => shown.count()).toBeLessThan(all);
  });
}
