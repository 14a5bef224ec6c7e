import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import sharp from 'sharp';
import { buildVariant, serveVariant, variantOrigin, type BuiltVariant } from './built-variant.ts';
import { layoutShift } from './page-checks.ts';
import { addPhotographs } from './photographs.ts';
import { runLater } from './sweeps.ts';

/** The pictures whose box has other proportions than their place, or that do not fill it by being cut. */
const stretched = (page: Page): Promise<string[]> =>
  page.locator('picture img').evaluateAll(async (images) => {
    const wrong: string[] = [];
    for (const image of images as HTMLImageElement[]) {
      image.loading = 'eager';
      await image.decode();
      const { width, height } = image.getBoundingClientRect();
      const wanted = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
      const isRight =
        Math.abs(width / height / wanted - 1) < 0.02 && getComputedStyle(image).objectFit === 'cover';
      if (width > 0 && !isRight) wrong.push(`${image.alt}: ${width} x ${height}`);
    }
    return wrong;
  });

for (const path of ['/', '/meet-our-teachers', '/podcast', '/subjects', '/free-consultation']) {
  test(`${path} shows drawn faces in squares`, runLater, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('picture img')).not.toHaveCount(0);
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await stretched(page), `${width} px`).toEqual([]);
    }
  });
}

const pages = ['/meet-our-teachers', '/', '/school-districts'];

test.describe(
  'a team of eighteen with photographs, as have the posts and the page for districts',
  runLater,
  () => {
    test.describe.configure({ mode: 'default' });

    let built: BuiltVariant;
    test.beforeAll(async () => {
      test.setTimeout(300_000);
      built = await buildVariant(addPhotographs);
    });
    test.afterAll(() => built.remove());

    test.beforeEach(({ page }) => serveVariant(page, built));

    test('draws nobody who has a photograph, on any page', async ({ page }) => {
      for (const [path, { html }] of built.pages) expect(html, path).not.toContain('Drawing of ');
      await page.goto(`${variantOrigin}/`);
      const faces = page.locator('[data-flag=teacher] img');
      await expect(faces.filter({ visible: true })).toHaveAttribute('src', /^\/_assets\/IMG/);
    });

    test('is nowhere stretched: each stands in a box of the proportions that its place has', async ({
      page,
    }) => {
      test.setTimeout(300_000);
      const showing = [...built.pages].filter(([, { html }]) => html.includes('<picture>'));
      expect(showing.length).toBeGreaterThan(10);
      for (const [path] of showing) {
        await page.goto(`${variantOrigin}${path}`);
        for (const width of [390, 768, 1440]) {
          await page.setViewportSize({ width, height: 900 });
          expect(await stretched(page), `${path} at ${width} px`).toEqual([]);
        }
      }
    });

    test('says of each what it shows', async ({ page }) => {
      await page.goto(`${variantOrigin}/meet-our-teachers`);
      const team = page.getByRole('region', { name: 'Our teachers' });
      await expect(team.getByRole('img', { name: /^Photograph IMG/ })).toHaveCount(18);
      await page.goto(`${variantOrigin}/`);
      await expect(page.getByRole('img', { name: /^Photograph post/ })).toHaveCount(3);
      await page.goto(`${variantOrigin}/school-districts`);
      await expect(page.getByRole('img', { name: 'Photograph district.jpg in a room' })).toBeVisible();
    });

    test('is cut around its focus, whether it was held upright or not', async () => {
      const shown = built.pages.get('/meet-our-teachers')?.root.querySelectorAll('article img') ?? [];
      expect(shown).toHaveLength(18);
      for (const image of shown) {
        const file = sharp(join(built.dist, decodeURIComponent(image.getAttribute('src') ?? '')));
        expect(await file.metadata()).toMatchObject({ width: 440, height: 440, format: 'webp' });
        const { dominant } = await file.extract({ left: 100, top: 100, width: 100, height: 60 }).stats();
        expect(dominant.r, image.getAttribute('alt')).toBeGreaterThan(dominant.b + 60);
      }
    });

    test('comes in both formats and in no larger size than its place, and the originals stay at home', () => {
      const files = globSync('_assets/*.{jpg,jpeg,png,webp,avif,JPG,JPEG,PNG}', { cwd: built.dist });
      expect(files.filter((file) => !/\.(webp|avif)$/.test(file))).toEqual([]);
      for (const file of files) expect(statSync(join(built.dist, file)).size, file).toBeLessThan(200_000);
    });

    for (const path of pages) {
      test(`${path} asks for pictures about as wide as they show, and moves nothing`, async ({ page }) => {
        test.setTimeout(180_000);
        await page.route('**/*.woff2', (route) => route.abort());
        for (const width of [280, 390, 768, 1440, 2560]) {
          await page.setViewportSize({ width, height: 900 });
          await page.goto(`${variantOrigin}${path}`);
          for (const image of await page.getByRole('img', { name: /^Photograph/ }).all()) {
            await image.scrollIntoViewIfNeeded();
            // Of an image with candidates, the browser gives the width that `sizes` asks for as its natural one.
            const [asked, shown] = await image.evaluate(async (one: HTMLImageElement) => {
              await one.decode();
              return [one.naturalWidth, one.clientWidth] as const;
            });
            const where = `${width} px, ${await image.getAttribute('alt')}: ${asked} for ${shown}`;
            expect(asked / shown, where).toBeGreaterThan(0.75);
            expect(asked / shown, where).toBeLessThan(1.35);
          }
          expect(await page.evaluate(layoutShift), `${width} px`).toBe(0);
        }
      });
    }
  },
);
