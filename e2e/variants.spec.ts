import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { setValues } from '../tools/launch/edit-yaml.ts';
import { buildVariant, serveVariant, variantOrigin, type BuiltVariant } from './built-variant.ts';
import { fetchCalScript, standInForCal } from './cal-stand-in.ts';
import { embed } from './scheduler-page.ts';
import { runLater } from './sweeps.ts';

const name = 'Northumberland Learning Circle';
const counting = 'https://stats.example.com';
const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><circle cx="5" cy="5" r="5" fill="#5b2a86"/></svg>';
const calendar = 'https://cal.com/pat/15min';

test.describe('a business with a long name, its own colors, logo and calendar', runLater, () => {
  test.describe.configure({ mode: 'default' });

  let built: BuiltVariant;
  test.beforeAll(async () => {
    test.setTimeout(300_000);
    built = await buildVariant(async (content) => {
      writeFileSync(join(content, 'logo.svg'), logo);
      await setValues(content, 'settings.yaml', {
        'business.name': name,
        analytics: { scripts: [{ src: `${counting}/script.js`, attributes: { 'data-domain': '7' } }] },
        brand: { logo: 'logo.svg', colors: { action: '#5b2a86', 'action-hover': '#43206a' } },
        hiddenPages: ['/download', '/schedule'],
        prices: { heading: 'What lessons cost', items: [{ name: '60 minutes', price: 'From $80' }] },
        'scheduler.provider': 'Cal',
        'scheduler.events': {
          'free-consultation': calendar,
          'test-prep': calendar,
          'school-districts': calendar,
        },
      });
    });
  });
  test.afterAll(() => built.remove());
  test.beforeEach(({ page }) => serveVariant(page, built));

  test('is open to search engines and shows no mark of a preview, having passed the launch check', () => {
    for (const [path, { root }] of built.pages) {
      const robots = root.querySelector('meta[name=robots]')?.getAttribute('content');
      expect(robots, path).toBe(path === '/404' ? 'noindex' : undefined);
      expect(root.querySelector('body')?.text, path).not.toMatch(/\bPreview\b/);
    }
  });

  for (const width of [1024, 1180, 1440]) {
    test(`keeps its header on one row at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`${variantOrigin}/`);
      const header = page.getByRole('banner');
      await expect(header.getByText(name).first()).toBeVisible();
      const list = header.getByRole('navigation', { name: 'Main', exact: true }).getByRole('list').first();
      if (await list.isVisible()) expect((await list.boundingBox())?.height).toBeLessThanOrEqual(50);
      expect((await header.boundingBox())?.height).toBeLessThanOrEqual(74);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    });
  }

  test('has its colors and its logo on the pages, in the icons and in the share pictures', async ({
    page,
  }) => {
    await page.goto(`${variantOrigin}/`);
    const action = page.getByRole('banner').getByRole('link', { name: 'Free Consultation', exact: true });
    await expect(action).toHaveCSS('background-color', 'rgb(91, 42, 134)');
    await expect(page.locator('header a[href="/"] img').first()).toHaveAttribute('src', '/favicon.svg');
    const middle = async (file: string, left: number, top: number) => {
      const cut = sharp(join(built.dist, file)).extract({ left, top, width: 1, height: 1 });
      return [...(await cut.removeAlpha().raw().toBuffer())];
    };
    expect(await middle('icons/512.png', 256, 256)).toEqual([91, 42, 134]);
    expect(await middle('share/home.png', 108, 488)).toEqual([91, 42, 134]);
  });

  test('loads the script that counts its visits, and says so in the privacy policy', async ({ page }) => {
    const script = { contentType: 'text/javascript', body: 'document.title = "counted"' };
    await page.route(`${counting}/script.js`, (route) => route.fulfill(script));
    await page.goto(`${variantOrigin}/`);
    await expect(page).toHaveTitle('counted');
    expect(built.pages.get('/privacy-policy')?.html).toContain('Counting visits');
  });

  test.describe('its calendar at Cal.com', () => {
    test.skip(({}) => !fetchCalScript(), 'npm cannot fetch Cal.com’s script');

    test('is drawn by the published script, books, and tells of the booking after a reload', async ({
      page,
    }) => {
      const asked = await standInForCal(page);
      await page.goto(`${variantOrigin}/free-consultation`);
      await expect(embed(page)).toHaveAttribute('data-scheduler-state', 'ready');
      const frame = page.locator('[data-scheduler-host] iframe');
      await expect(frame).toHaveAttribute('title', /free 15-minute consultation/);
      const url = new URL(String(await frame.getAttribute('src')));
      expect(url.origin + url.pathname).toBe('https://app.cal.com/pat/15min/embed');
      expect(url.searchParams.get('utm_content')).toBe('/free-consultation');
      expect(asked.frames).toHaveLength(1);

      await frame.contentFrame().getByRole('button', { name: 'Book' }).click();
      await expect(embed(page)).toHaveAttribute('data-scheduler-state', 'booked');
      await page.reload();
      await expect(embed(page).getByRole('heading', { name: /booked/ })).toBeVisible();
      await expect(frame).toHaveCount(0);
      await embed(page).getByRole('button', { name: 'Choose another time' }).click();
      await expect(embed(page)).toHaveAttribute('data-scheduler-state', 'ready');
    });

    test('silent, then back: Retry draws it anew without running its script twice', async ({ page }) => {
      const faults: string[] = [];
      page.on('pageerror', ({ message }) => faults.push(message));
      const asked = await standInForCal(page);
      const busy = /cal\.com\/pat/;
      await page.route(busy, (route) => route.fulfill({ contentType: 'text/html', body: 'Busy' }));
      await page.clock.install();
      await page.goto(`${variantOrigin}/free-consultation`);
      await page.clock.runFor(500);
      await expect(page.locator('[data-scheduler-host] iframe')).toHaveCount(1);
      await page.clock.runFor(11_000);
      await expect(embed(page)).toHaveAttribute('data-scheduler-state', 'failed');
      await page.unroute(busy);
      await embed(page).getByRole('button', { name: 'Try the calendar again' }).click();
      await expect(embed(page)).toHaveAttribute('data-scheduler-state', 'ready');
      await expect(page.locator('[data-scheduler-host] iframe')).toHaveCount(1);
      expect(asked.scripts).toHaveLength(1);
      expect(faults).toEqual([]);
    });

    test('its script refused, then there: Retry brings it', async ({ page }) => {
      const asked = await standInForCal(page);
      await page.route('**/embed/embed.js', (route) => route.abort('blockedbyclient'));
      await page.goto(`${variantOrigin}/free-consultation`);
      await expect(embed(page)).toHaveAttribute('data-scheduler-state', 'failed');
      await page.unroute('**/embed/embed.js');
      await embed(page).getByRole('button', { name: 'Try the calendar again' }).click();
      await expect(embed(page)).toHaveAttribute('data-scheduler-state', 'ready');
      expect(asked.frames).toHaveLength(1);
    });
  });
});
