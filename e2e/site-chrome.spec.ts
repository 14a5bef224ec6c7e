import { expect, test, type Locator, type Page } from '@playwright/test';
import { layoutShift } from './page-checks.ts';
import { embed } from './scheduler-page.ts';

const phone = { width: 390, height: 844 };

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('The element has no box.');
  return box;
}

async function openMenu(page: Page) {
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await expect(menu).toBeVisible();
  return menu;
}

test.describe('the bar', () => {
  test('Our Services opens by key, closes on Escape and gives the focus back', async ({ page }) => {
    await page.goto('/');
    const services = page.getByRole('button', { name: 'Our Services' });
    await services.focus();
    await page.keyboard.press('Enter');
    const subjects = page.getByRole('link', { name: 'Subject Tutoring' });
    await expect(subjects).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(subjects).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(subjects).toBeHidden();
    await expect(services).toBeFocused();
  });

  test('stays in view while the page scrolls, and targets are not hidden below it', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'See Success Stories' }).click();
    await expect(page).toHaveURL(/#testimonials$/);
    await expect(page.locator('header').first()).toBeInViewport();
    await page.waitForFunction(() => {
      const top = document.querySelector('#testimonials')?.getBoundingClientRect().top ?? -1;
      return top >= 0 && top < 140;
    });
  });
});

test.describe('the menu of small screens', () => {
  test.use({ viewport: phone });
  test.beforeEach(({ page }) => page.goto('/'));

  test('opens, holds all links, folds Our Services, and gives the focus back on Escape', async ({ page }) => {
    const menu = await openMenu(page);
    for (const name of ['Subject Tutoring', 'Test Preparation', 'School Districts', 'State Programs']) {
      await expect(menu.getByRole('link', { name })).toBeVisible();
    }
    await expect(menu.getByRole('link', { name: 'Schedule Free Consultation' })).toBeVisible();
    await menu.getByText('Our Services').click();
    await expect(menu.getByRole('link', { name: 'Subject Tutoring' })).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeFocused();
  });

  test('holds the focus while it is open, in both directions', async ({ page }) => {
    await openMenu(page);
    // After the last stop of a modal dialog, the focus moves to the browser's toolbar, and the body is active.
    const isBehind = () =>
      page.evaluate(() => !document.activeElement?.matches('body, #site-menu, #site-menu *'));
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let step = 0; step < 25; step += 1) {
        await page.keyboard.press(key);
        expect(await isBehind(), `${key}, ${step}`).toBe(false);
      }
    }
  });
});

test('the chat on a tablet makes way for what it would cover after scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 700 });
  await page.goto('/faq');
  const chat = page.getByRole('complementary', { name: 'Quick links' }).getByRole('link', { name: /^Chat/ });
  const sign = page.getByRole('main').locator('summary').last().locator('[aria-hidden]');
  const middle = ({ y, height }: { y: number; height: number }) => y + height / 2;
  const [circle, icon] = [await boxOf(chat), await boxOf(sign)];
  expect(icon.x + icon.width, 'the sign is in the column of the chat').toBeGreaterThan(circle.x);
  await page.mouse.wheel(0, middle(icon) - 700 + 20 + circle.height / 2);
  await expect
    .poll(async () => Math.abs(middle(await boxOf(chat)) - middle(await boxOf(sign))))
    .toBeGreaterThan((circle.height + icon.height) / 2);
  await expect(chat).toBeInViewport({ ratio: 1 });
});

test.describe('the bar of phones', () => {
  test.use({ viewport: phone });

  test('is the chat at first, and books once the hero’s own button has left', async ({ page }) => {
    await page.goto('/');
    const bar = page.getByRole('complementary', { name: 'Quick links' });
    const booking = bar.getByRole('link', { name: 'Schedule Free Consultation' });
    await expect(bar.getByRole('link', { name: /^Chat/ })).toBeInViewport({ ratio: 1 });
    await expect(booking).toBeHidden();
    await page.getByRole('heading', { name: /^Why Choose/ }).evaluate((heading) => heading.scrollIntoView());
    await expect(booking).toHaveAttribute('href', '/free-consultation');
    await expect(booking).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(layoutShift, 0.005)).toBe(0);
  });

  test('leaves while the free times of the closing are in view', async ({ page }) => {
    await page.goto('/sat-consultation');
    const booking = page
      .getByRole('complementary', { name: 'Quick links' })
      .getByRole('link', { name: 'Choose a Time' });
    await page.locator('#before-booking').evaluate((section) => section.scrollIntoView({ block: 'end' }));
    await expect(booking).toBeInViewport();
    await page
      .locator('[data-next-times-place]')
      .evaluate((times) => times.scrollIntoView({ block: 'center' }));
    await expect(booking).toBeHidden();
  });

  test('covers no link at the end of a page', async ({ page }) => {
    await page.goto('/faq');
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const bar = page.getByRole('complementary', { name: 'Quick links' });
    const [footer, end] = await Promise.all([page.getByRole('contentinfo').boundingBox(), bar.boundingBox()]);
    expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual((end?.y ?? 0) + 0.5);
  });

  test('steps aside while the calendar is under it, and comes back after it', async ({ page }) => {
    await page.goto('/math-consultation');
    const chat = page.getByRole('complementary').getByRole('link', { name: /^Chat/ });
    await expect(chat).toBeInViewport();
    await embed(page).evaluate((calendar) => calendar.scrollIntoView({ block: 'center' }));
    await expect(chat).toBeHidden();
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(chat).toBeInViewport();
    await expect(page.getByRole('main').getByRole('link', { name: /^Chat with us/ })).toHaveCount(1);
  });

  test('books only where the page has a Book Now button', async ({ page }) => {
    await page.goto('/isee-consultation');
    const bar = page.getByRole('complementary', { name: 'Quick links' });
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(bar.getByRole('link')).toHaveText([/^Chat/]);
    await expect(bar.getByRole('link')).toBeInViewport();
  });
});
