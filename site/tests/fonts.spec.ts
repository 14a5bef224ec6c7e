import { expect, test, type Page } from '@playwright/test';

/** What asked for each font: `link` for a preload, `css` for the text that is set in it. */
async function fontInitiators(page: Page): Promise<string[]> {
  await page.goto('/');
  const initiators = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.woff2'))
        .map((entry) => (entry as PerformanceResourceTiming).initiatorType),
    );
  await expect.poll(async () => (await initiators()).length).toBeGreaterThanOrEqual(2);
  return initiators();
}

test('a phone paints its text first: no font is preloaded there', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await fontInitiators(page)).not.toContain('link');
});

test('a wide screen has the fonts of headings and text preloaded, each once', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  expect((await fontInitiators(page)).filter((initiator) => initiator === 'link')).toHaveLength(2);
});

test('the page after the first is set in the fonts of the site, on a phone too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await fontInitiators(page);
  await page.goto('/sat-prep');
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument', { depth: 1 });
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  expect(fonts.map(({ familyName }) => familyName)).toEqual([expect.stringContaining('Bricolage')]);
});
