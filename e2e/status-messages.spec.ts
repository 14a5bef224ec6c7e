import { expect, test, type Page } from '@playwright/test';
import { embed, schedulerOrigin } from './scheduler-page.ts';

/** What the page's statuses say, one after the other. */
const said = (page: Page) =>
  page.getByRole('status').evaluateAll((statuses) => statuses.map((one) => one.textContent).join(' '));

const focused = (page: Page) =>
  page.evaluate(() => {
    const active = document.activeElement;
    return active instanceof HTMLInputElement ? active.type : active?.tagName;
  });

test('counts and copied links are said without moving the focus', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/faq');
  await expect.poll(() => said(page)).toMatch(/\b14\b/);
  await page.getByRole('searchbox').fill('xyzzy');
  await expect.poll(() => said(page)).not.toMatch(/\d/);
  expect(await focused(page)).toBe('search');
  await page.getByRole('searchbox').fill('');
  await page.getByRole('radio', { name: /^Pricing/ }).check();
  await expect.poll(() => said(page)).toMatch(/\bone\b|\b1\b/i);
  expect(await focused(page)).toBe('radio');
  await page.locator('main summary').filter({ visible: true }).first().click();
  await page.getByRole('button', { name: /copy/i }).first().click();
  await expect.poll(() => said(page)).toContain('Link copied');
  expect(await focused(page)).toBe('BUTTON');

  await page.goto('/meet-our-teachers');
  await page.getByRole('radio', { name: /^Science/ }).check();
  await expect.poll(() => said(page)).toMatch(/\d+ of 18/);
  expect(await focused(page)).toBe('radio');
});

test('the calendar’s states are said without moving the focus', async ({ page }) => {
  const reach = async (state: string) => {
    await embed(page).scrollIntoViewIfNeeded();
    await expect(embed(page)).toHaveAttribute('data-scheduler-state', state, { timeout: 20_000 });
    expect(await focused(page)).toBe('BODY');
    return said(page);
  };
  await page.goto('/free-consultation');
  const ready = await reach('ready');

  await page.route(`${schedulerOrigin}/**`, (route) => route.abort());
  await page.goto('/free-consultation');
  const failed = await reach('failed');
  expect(ready.trim() && failed.trim()).toBeTruthy();
  expect(ready).not.toBe(failed);
});
