import { expect, test } from '@playwright/test';

test('every page names the speculation rules, and Chromium takes them under the page’s policy', async ({
  page,
  request,
}) => {
  const answer = await request.get('/speculation-rules.json');
  expect(answer.headers()['content-type']).toBe('application/speculationrules+json');

  const session = await page.context().newCDPSession(page);
  const taken: { url?: string; errorType?: string }[] = [];
  session.on('Preload.ruleSetUpdated', ({ ruleSet }) => taken.push(ruleSet));
  await session.send('Preload.enable');
  for (const path of ['/', '/faq', '/free-consultation', '/no-such-page']) {
    taken.length = 0;
    const shown = await page.goto(path);
    expect(shown?.headers()['speculation-rules']).toBe('"/speculation-rules.json"');
    await expect
      .poll(() => taken.map(({ url }) => new URL(String(url)).pathname))
      .toEqual(['/speculation-rules.json']);
    expect(taken.map(({ errorType }) => errorType)).toEqual([undefined]);
  }
});
