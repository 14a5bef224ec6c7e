import { expect, test } from '@playwright/test';
import { calendarIsReady, embed, schedulerOrigin } from './scheduler-page.ts';

// A site that counts visits is in variants.spec.ts, what is counted in site/src/analytics/.
test('without the setting, nobody counts and no other service is asked', async ({ page, baseURL }) => {
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).origin));
  await page.goto('/sat-consultation?utm_campaign=spring-letter');
  await calendarIsReady(page);
  await expect(embed(page)).toHaveAttribute('data-calendar-shown', '');
  await expect(page.locator('script[data-analytics]')).toHaveCount(0);
  await page.goto('/privacy-policy');
  await expect(page.getByText('Counting visits')).toHaveCount(0);
  expect([...asked].sort()).toEqual([new URL(String(baseURL)).origin, schedulerOrigin].sort());
});
