import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import sharp from 'sharp';
import { builtPages, dist, mainOf } from './built-pages.ts';
import { runLater } from './sweeps.ts';

/** Stretched images: their box has another aspect ratio, and object-fit does not crop them. */
const stretched = (page: Page): Promise<string[]> =>
  page.locator('picture img').evaluateAll(async (images) => {
    const wrong: string[] = [];
    for (const image of images as HTMLImageElement[]) {
      image.loading = 'eager';
      // Another width may replace the file while it is decoded, which rejects the first attempt.
      await image.decode().catch(() => image.decode());
      const { width, height } = image.getBoundingClientRect();
      const own = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
      const fits = [1, own].some((wanted) => Math.abs(width / height / wanted - 1) < 0.02);
      const isRight = fits || getComputedStyle(image).objectFit === 'cover';
      if (width > 0 && !isRight) wrong.push(`${image.alt}: ${width} x ${height}`);
    }
    return wrong;
  });

/** The photographs of the fixture content: portrait, panorama and landscape. */
const photographs = /Nora Field at a desk|Ben Okoro in a lab|A (desk with a lamp|classroom desk)/;

for (const { path } of builtPages().filter(({ html }) => html.includes('<picture>'))) {
  test(`${path} stretches no photograph or portrait drawing`, runLater, async ({ page }) => {
    await page.goto(path);
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await stretched(page), `${width} px`).toEqual([]);
    }
  });
}

for (const path of ['/meet-our-teachers', '/', '/school-districts']) {
  test(`${path} loads photographs about as wide as they are displayed`, runLater, async ({ page }) => {
    for (const width of [280, 768, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      const images = page.getByRole('main').locator('picture').getByRole('img', { name: photographs });
      await expect(images).not.toHaveCount(0);
      for (const image of await images.all()) {
        await image.scrollIntoViewIfNeeded();
        // For an image with `srcset`, `naturalWidth` is the width that `sizes` asks for.
        const [asked, shown] = await image.evaluate(async (one: HTMLImageElement) => {
          await one.decode();
          return [one.naturalWidth, one.clientWidth] as const;
        });
        const where = `${width} px, ${await image.getAttribute('alt')}: ${asked} for ${shown}`;
        expect(asked / shown, where).toBeGreaterThan(0.75);
        expect(asked / shown, where).toBeLessThan(1.35);
      }
    }
  });
}

test('a photograph is cropped around its focus, whatever its EXIF orientation', async () => {
  const shown = mainOf('/meet-our-teachers').querySelectorAll('article img[src*="_assets"][src$=".webp"]');
  expect(shown).toHaveLength(2);
  for (const image of shown) {
    const file = sharp(join(dist, String(image.getAttribute('src'))));
    expect(await file.metadata()).toMatchObject({ width: 440, height: 550, format: 'webp' });
    const face = await file.extract({ left: 150, top: 110, width: 1, height: 1 }).raw().toBuffer();
    expect(face[0], image.getAttribute('alt')).toBeGreaterThan(Number(face[2]) + 60);
  }
});
