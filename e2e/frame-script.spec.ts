import { expect, test, type Page } from '@playwright/test';
import { embed, schedulerOrigin } from './scheduler-page.ts';

const frameScript = `${schedulerOrigin}/assets/embed.js`;
const faults: Record<string, (page: Page) => Promise<unknown>> = {
  'never arrives': (page) => page.route(frameScript, () => new Promise(() => undefined)),
  'is broken': (page) =>
    page.route(frameScript, (route) => route.fulfill({ contentType: 'text/javascript', body: '}{' })),
  'is blocked with every other script of the service': (page) =>
    page.route(`${schedulerOrigin}/**/*.js`, (route) => route.abort('blockedbyclient')),
};

for (const [title, arrange] of Object.entries(faults)) {
  for (const withComponent of [true, false]) {
    const beside = withComponent ? '' : ', and the page’s component is missing';
    test(`the frame’s own script ${title}${beside}: the calendar stands`, async ({ page }) => {
      await page.clock.install();
      if (!withComponent) await page.route('**/_assets/scheduler-embed*.js', (route) => route.abort());
      await arrange(page);
      await page.goto('/free-consultation', { waitUntil: 'domcontentloaded' });
      await embed(page).scrollIntoViewIfNeeded();
      const day = page.frameLocator('[data-scheduler-host] iframe').locator('a.day').first();
      await day.click({ trial: true, timeout: 8_000 });
      await page.clock.runFor(12_000);
      await expect(embed(page)).not.toHaveAttribute('data-scheduler-state', 'failed');
      await day.click({ trial: true });
      await expect(embed(page).getByRole('button', { name: 'Try the calendar again' })).toHaveCount(0);
      await expect(embed(page).getByRole('link', { name: /^Open the booking page/ })).toHaveCount(1);
    });
  }
}
