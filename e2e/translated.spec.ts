import { expect, test } from '@playwright/test';
import { mainPaths } from './built-pages.ts';
import { schedulerOrigin } from './scheduler-page.ts';
import { runLater } from './sweeps.ts';

/** What a browser's translation does to a page, done before any island comes to life. */
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

for (const { path, choice, shown } of [
  { path: '/faq', choice: /^Pricing/, shown: 'main details' },
  { path: '/meet-our-teachers', choice: /^SAT/, shown: 'main article, main li[data-specialties]' },
]) {
  test(`the first choice on ${path} holds when a browser has translated the page`, async ({ page }) => {
    await page.goto(path);
    const all = await page.locator(shown).filter({ visible: true }).count();
    const radio = page.getByRole('radio', { name: choice });
    await radio.check();
    await expect.poll(() => page.locator('main astro-island[ssr]').count()).toBe(0);
    await expect(radio).toBeChecked();
    await expect.poll(() => page.locator(shown).filter({ visible: true }).count()).toBeLessThan(all);
  });
}

test('no island takes a translated page for a mistake', runLater, async ({ page }) => {
  test.setTimeout(180_000);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(`${page.url()}: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && /hydrat|React|418|423|425/.test(message.text()))
      errors.push(message.text());
  });
  const withIslands = mainPaths.filter((path) =>
    /consultation|^\/$|contact|faq|teacher|testimonials/.test(path),
  );
  for (const path of [...withIslands, '/no-such-page']) {
    await page.goto(path);
    await page.evaluate(async () => {
      for (const island of document.querySelectorAll('astro-island')) {
        (island.firstElementChild ?? island).scrollIntoView();
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      document.querySelector<HTMLElement>('main input[type="radio"]')?.click();
    });
    await expect.poll(() => page.locator('main astro-island[ssr]').count()).toBe(0);
  }
  expect(errors).toEqual([]);
});
