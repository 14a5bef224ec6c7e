import { expect, test } from '@playwright/test';
import sharp from 'sharp';

for (const [path, claims] of [
  ['/', ['500+', '16+', '5-star', 'licensed']],
  ['/ap-exam-prep', ['38+', '$3,000+', '85%']],
  ['/contact-us', ['24 hours']],
] as const) {
  test(`a preview draws a line below each unconfirmed claim of ${path}`, async ({ page }) => {
    await page.goto(path);
    const marked = () =>
      page.evaluate(() =>
        [...(CSS.highlights.get('unconfirmed') ?? [])].map(({ startContainer, startOffset, endOffset }) =>
          (startContainer.nodeValue ?? '').slice(startOffset, endOffset).toLowerCase(),
        ),
      );
    await expect.poll(marked).toEqual(expect.arrayContaining([...claims]));
  });
}

test('the line is painted, and moves nothing', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/ap-exam-prep');
  await page.waitForFunction(() => CSS.highlights.has('unconfirmed'));
  await page.evaluate(() => document.fonts.ready);
  const claim = page.getByText('85%', { exact: true }).first();
  await claim.scrollIntoViewIfNeeded();
  const painted = async () => ({
    box: await claim.boundingBox(),
    pixels: await sharp(await claim.screenshot())
      .raw()
      .toBuffer(),
  });
  const before = await painted();
  await page.evaluate(() => CSS.highlights.clear());
  const after = await painted();
  expect(after.box).toEqual(before.box);
  expect(after.pixels.equals(before.pixels)).toBe(false);
});
