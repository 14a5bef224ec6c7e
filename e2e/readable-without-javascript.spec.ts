import { expect, test } from '@playwright/test';
import { builtPage, builtPages, mainPaths } from './built-pages.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  test.describe.configure({ timeout: 120_000 });

  test('every page shows its headings', async ({ page }) => {
    for (const path of mainPaths) {
      await page.goto(path);
      for (const level of ['h1', 'h2']) {
        // The heading of the calendar is inside its frame.
        const headings = page.locator(`main ${level}:not(#scheduler-heading)`);
        for (const heading of await headings.all()) await expect(heading).toBeVisible();
      }
    }
  });

  test('the menu opens, and the calendar’s place is a link that books', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
    await expect(page.getByRole('link', { name: /booking page/i }).first()).toBeVisible();
  });

  test('a grade leaves the tests that are for it, each with the length of its level', async ({ page }) => {
    await page.goto('/test-prep');
    const rows = page.getByRole('region').first().locator('li > a');
    const all = await rows.filter({ visible: true }).count();
    const isee = rows.filter({ has: page.getByText('ISEE', { exact: true }) });
    await expect(isee).toHaveAccessibleName(/up to 2\shr\s40\smin$/);
    const grade = page.getByRole('radio', { name: '1', exact: true });
    await grade.check({ force: true });
    expect(await rows.filter({ visible: true }).count()).toBeLessThan(all);
    await expect(isee).toHaveAccessibleName(/^((?!up to).)* 1\shr Primary Level$/);
    await page.getByRole('radio', { name: 'All' }).check({ force: true });
    expect(await rows.filter({ visible: true }).count()).toBe(all);
  });

  test('a panel that the address names is open, with its heading in view', async ({ page }) => {
    await page.goto('/#test-prep');
    const panel = page.locator('details:has(#test-prep)');
    await expect(panel).toHaveAttribute('open');
    await expect(panel.getByRole('heading', { name: /^Test Preparation/ })).toBeInViewport({ ratio: 1 });
  });

  test('every panel opens, and what is in it can be read', async ({ page }) => {
    for (const path of ['/', '/faq', '/meet-our-teachers', '/testimonials']) {
      await page.goto(path);
      for (const panel of await page.locator('main details').all()) {
        const content = panel.locator(':scope > :not(summary)').first();
        // The first question is open already.
        if ((await panel.getAttribute('open')) === null) {
          await expect(content).toBeHidden();
          await panel.locator('summary').click();
        }
        await expect(content).toBeVisible();
      }
    }
  });
});

test('help stands in the same place on every page: mail in the footer, then the chat', () => {
  for (const { path, root } of [...builtPages(), builtPage('/404')]) {
    const help = root
      .querySelectorAll('main, footer a[href^="mailto:"], aside[aria-label="Quick links"] a[target]')
      .map((element) => (element.tagName === 'A' ? element.getAttribute('href')?.split(':')[0] : 'main'));
    // Some landing pages have no footer, as specified.
    const expected = path === '/isee-consultation' ? ['main', 'https'] : ['main', 'mailto', 'https'];
    // The bar of the podcast page also has a link to its channel, which opens in a new tab.
    expect(help.slice(0, expected.length), path).toEqual(expected);
  }
});
