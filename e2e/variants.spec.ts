import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { setValues } from '../tools/launch/edit-yaml.ts';
import { launchCheckPassed } from '../site/src/lib/preview.ts';
import { buildVariant, serveVariant, variantOrigin, type BuiltVariant } from './built-variant.ts';
import { runLater } from './sweeps.ts';

const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><circle cx="5" cy="5" r="5" fill="#5b2a86"/></svg>';

test.describe('a business with a long name, its own colors and logo, that counts visits', runLater, () => {
  test.describe.configure({ mode: 'default' });

  const name = 'Northumberland Learning Circle';
  const counting = 'https://stats.example.com';
  let built: BuiltVariant;
  test.beforeAll(async () => {
    test.setTimeout(300_000);
    built = await buildVariant((folder) => {
      writeFileSync(join(folder, 'site/content/logo.svg'), logo);
      setValues(join(folder, 'site/content'), 'settings.yaml', {
        'business.name': name,
        analytics: { scripts: [{ src: `${counting}/script.js`, attributes: { 'data-domain': '7' } }] },
        brand: { logo: 'logo.svg', colors: { action: '#5b2a86', 'action-hover': '#43206a' } },
      });
    }, launchCheckPassed);
  });
  test.afterAll(() => built.remove());

  test('is open to search engines and shows no mark of a preview, having passed the launch check', () => {
    for (const [path, { root }] of built.pages) {
      const robots = root.querySelector('meta[name=robots]')?.getAttribute('content');
      expect(robots, path).toBe(path === '/404' ? 'noindex' : undefined);
      expect(root.querySelector('body')?.text, path).not.toMatch(/\bPreview\b/);
    }
  });

  test.beforeEach(({ page }) => serveVariant(page, built));

  for (const width of [1024, 1120, 1180, 1280, 1440]) {
    test(`keeps its header on one row at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`${variantOrigin}/`);
      const header = page.getByRole('banner');
      await expect(header.getByText(name)).toBeVisible();
      const list = header.getByRole('navigation', { name: 'Main', exact: true }).getByRole('list').first();
      if (await list.isVisible()) expect((await list.boundingBox())?.height).toBeLessThanOrEqual(50);
      expect((await header.boundingBox())?.height).toBeLessThanOrEqual(74);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    });
  }

  test('is painted in its own colors', async ({ page }) => {
    await page.goto(`${variantOrigin}/`);
    const action = page.getByRole('banner').getByRole('link', { name: 'Free Consultation', exact: true });
    await expect(action).toHaveCSS('background-color', 'rgb(91, 42, 134)');
    await expect(page.locator('meta[name=theme-color][media*=light]')).toHaveAttribute('content', '#ffffff');
    const manifest = JSON.parse(readFileSync(join(built.dist, 'site.webmanifest'), 'utf8')) as object;
    expect(manifest).toMatchObject({ theme_color: '#ffffff', background_color: '#ffffff' });
  });

  test('shows its logo in place of the drawn mark, in the bar, the icons and the share pictures', async () => {
    for (const [path, { root }] of built.pages) {
      const brand = root.querySelector('header a[href="/"]');
      if (brand) expect(brand.querySelector('img')?.getAttribute('src'), path).toBe('/favicon.svg');
      expect(brand?.querySelector('svg') ?? null, path).toBeNull();
    }
    expect(readFileSync(join(built.dist, 'favicon.svg'), 'utf8')).toBe(logo);
    const middle = async (file: string, left: number, top: number) => {
      const cut = sharp(join(built.dist, file)).extract({ left, top, width: 1, height: 1 });
      return [...(await cut.removeAlpha().raw().toBuffer())];
    };
    expect(await middle('icons/512.png', 256, 256)).toEqual([91, 42, 134]);
    expect(await middle('icons/180.png', 2, 2)).toEqual([255, 255, 255]);
    expect(await middle('share/home.png', 108, 488)).toEqual([91, 42, 134]);
  });

  test('loads the script that counts its visits, and says so in the privacy policy', async ({ page }) => {
    const script = { contentType: 'text/javascript', body: 'document.title = "counted"' };
    await page.route(`${counting}/script.js`, (route) => route.fulfill(script));
    await page.goto(`${variantOrigin}/`);
    await expect(page).toHaveTitle('counted');
    expect(built.pages.get('/privacy-policy')?.html).toContain('Counting visits');
  });
});
