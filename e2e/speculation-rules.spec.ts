import { expect, test } from '@playwright/test';

test('Chromium takes every page’s speculation rules, under its policy', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  const taken: { sourceText: string; errorType?: string }[] = [];
  session.on('Preload.ruleSetUpdated', ({ ruleSet }) => taken.push(ruleSet));
  await session.send('Preload.enable');
  for (const path of ['/', '/faq', '/free-consultation', '/no-such-page']) {
    taken.length = 0;
    await page.goto(path);
    await expect.poll(() => taken.length).toBe(1);
    expect(taken.map(({ sourceText, errorType }) => [JSON.parse(sourceText), errorType])).toEqual([
      [{ prerender: [expect.objectContaining({ eagerness: 'moderate' })] }, undefined],
    ]);
  }
});
