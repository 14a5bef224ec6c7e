import { expect, test } from '@playwright/test';

test('no page breaks its own content security policy', async ({ page }) => {
  const violations: string[] = [];
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) violations.push(message.text());
  });
  for (const path of ['/', '/free-consultation', '/testimonials', '/are-you-a-teacher', '/no-such-page']) {
    await page.goto(path);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.waitForLoadState('networkidle');
  }
  expect(violations).toEqual([]);
});
