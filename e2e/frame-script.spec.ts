import { expect, test, type Page } from '@playwright/test';
import { embed, schedulerOrigin } from './scheduler-page.ts';
import { inSweep } from './sweeps.ts';

const inEachRun = new Set(['/free-consultation']);
const frameScript = `${schedulerOrigin}/assets/embed.js`;
const ownFrameScriptFaults: Record<string, (page: Page) => Promise<unknown>> = {
  'is missing': (page) => page.route(frameScript, (route) => route.fulfill({ status: 404, body: 'x' })),
  'never arrives': (page) => page.route(frameScript, () => new Promise(() => undefined)),
  'is broken': (page) =>
    page.route(frameScript, (route) => route.fulfill({ contentType: 'text/javascript', body: '}{' })),
  'is blocked': (page) => page.route(frameScript, (route) => route.abort('blockedbyclient')),
  'is blocked with every other script of the service': (page) =>
    page.route(`${schedulerOrigin}/**`, async (route) => {
      if (route.request().resourceType() === 'script') await route.abort('blockedbyclient');
      else if (route.request().isNavigationRequest()) {
        const response = await route.fetch();
        const headers = { ...response.headers(), 'content-security-policy': "script-src 'none'" };
        await route.fulfill({ response, headers });
      } else await route.continue();
    }),
};
for (const path of ['/', '/free-consultation']) {
  for (const [title, arrange] of Object.entries(ownFrameScriptFaults)) {
    for (const withComponent of [true, false]) {
      const beside = withComponent ? '' : ', and the page’s component is missing';
      test(
        `${path}: the frame’s own script ${title}${beside}: the calendar stands`,
        inSweep(path, inEachRun),
        async ({ page }) => {
          await page.clock.install();
          if (!withComponent) await page.route('**/_assets/scheduler-embed*.js', (route) => route.abort());
          await arrange(page);
          await page.goto(path, { waitUntil: 'domcontentloaded' });
          await embed(page).scrollIntoViewIfNeeded();
          const day = page.frameLocator('[data-scheduler-host] iframe').locator('a.day').first();
          await day.click({ trial: true, timeout: 8_000 });
          await page.clock.runFor(12_000);
          await expect(embed(page)).not.toHaveAttribute('data-scheduler-state', 'failed');
          await day.click({ trial: true });
          await expect(embed(page).getByRole('button', { name: 'Try the calendar again' })).toHaveCount(0);
          await expect(embed(page).getByRole('link', { name: /^Open the booking page/ })).toHaveCount(1);
        },
      );
    }
  }
}
