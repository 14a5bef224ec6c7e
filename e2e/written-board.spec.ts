import { expect, test, type Page } from '@playwright/test';

/** What the hero's sheets ask to move, whatever has moved already: when each ends, in milliseconds. */
const endings = (page: Page) =>
  page.evaluate(() => {
    const milliseconds = (time: string) => Number.parseFloat(time) * 1000;
    const endsOf = (selector: string, pseudo?: string) =>
      [...document.querySelectorAll(selector)].flatMap((element) => {
        const { animationName, animationDelay, animationDuration } = getComputedStyle(element, pseudo);
        return animationName === 'none'
          ? []
          : [milliseconds(animationDelay) + milliseconds(animationDuration)];
      });
    return { board: endsOf('main svg[role="img"] *'), heading: endsOf('h1 span', '::after') };
  });

/** What of the board is not to be seen, once nothing moves any more. */
const unwritten = (page: Page) =>
  page.evaluate(async () => {
    await Promise.all(document.getAnimations().map(({ finished }) => finished));
    return [...document.querySelectorAll('main svg[role="img"] *')]
      .map((element) => getComputedStyle(element))
      .filter(
        (style) => style.opacity !== '1' || style.clipPath !== 'none' || style.strokeDashoffset !== '0px',
      ).length;
  });

test('the board is written once within 1.5 s, and the marked phrase is underlined last', async ({ page }) => {
  for (const path of ['/', '/test-prep', '/faq', '/contact-us']) {
    await page.goto(path);
    const { board, heading } = await endings(page);
    expect(board.length, path).toBeGreaterThan(5);
    expect(heading, path).toHaveLength(1);
    expect(Math.max(...heading), path).toBeLessThanOrEqual(1500);
    expect(Math.max(...board), path).toBeLessThanOrEqual(Math.max(...heading));
    expect(await unwritten(page), path).toBe(0);
  }
});

test('the board stands at once where motion is not wanted, and on paper', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  expect((await endings(page)).board).toEqual([]);
  expect(await unwritten(page)).toBe(0);

  await page.emulateMedia({ reducedMotion: 'no-preference', media: 'print' });
  expect((await endings(page)).board).toEqual([]);
  expect(await unwritten(page)).toBe(0);
});

test('no stroke of the board is a layer of its own, to be made before the first paint', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  const layers: number[] = [];
  session.on('LayerTree.layerTreeDidChange', (tree) => {
    if (tree.layers) layers.push(tree.layers.filter(({ drawsContent }) => drawsContent).length);
  });
  for (const path of ['/', '/meet-our-teachers', '/test-prep', '/faq']) {
    layers.length = 0;
    await page.goto(path, { waitUntil: 'commit' });
    await session.send('LayerTree.enable');
    await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
    await session.send('LayerTree.disable');
    const onceWritten = layers.at(-1);
    expect(onceWritten, path).toBeGreaterThan(0);
    expect(Math.max(...layers), path).toBeLessThanOrEqual(onceWritten! + 1);
  }
});
