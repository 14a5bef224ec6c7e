import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { startNginx } from '../deploy/started-hosts.ts';
import { copyProject, removeCopy } from '../scripts/editor/project-copy.ts';
import { filesOf } from '../scripts/installed.ts';
import { changeSettings } from './built-variant.ts';
import { release, startScheduler } from './releases.ts';
import { book, calendarIsReady, chooseTime, visitorFor } from './scheduler-page.ts';
import { runLater } from './sweeps.ts';

/** The fonts that a page has loaded, once that of its text is there. */
async function fontsOf(page: Page): Promise<string[]> {
  const fonts = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.woff2'))
        .filter((entry) => (entry as PerformanceResourceTiming).responseStatus === 200)
        .map(({ name }) => name),
    );
  await expect.poll(async () => (await fonts()).length).toBeGreaterThanOrEqual(1);
  return [...new Set(await fonts())].sort();
}

test(
  'a new release needs no new configuration, nor does a page from before it',
  runLater,
  async ({ page }, info) => {
    test.skip(!filesOf('nginx') || !filesOf('rsync'), 'nginx or rsync is not installed');
    test.setTimeout(400_000);
    const folder = mkdtempSync(join(tmpdir(), 'releases-'));
    const copy = copyProject();
    const host = await startNginx(join(folder, 'current'));
    const services = [await startScheduler(host.origin), await startScheduler(host.origin)];
    const [before, after] = services.map(({ port }) => port) as [number, number];
    const env = (port: number) => ({ SCHEDULER_PORT: String(port) });
    const origin = `--origin=${host.origin}`;
    const refused: string[] = [];
    page.context().on('console', (message) => {
      if (/content security policy/i.test(message.text())) refused.push(message.text());
    });
    const heading = async () =>
      (await (await fetch(`${host.origin}/meet-our-teachers`)).text()).includes('Þórður');
    try {
      expect(await release(copy, folder, env(before), origin)).toMatch(/\| pages +\| +\d+ \| +0 \|/);
      await page.goto(`${host.origin}/contact-us`);
      const fonts = await fontsOf(page);

      // A calendar at another port, so of another origin.
      changeSettings(copy, { 'business.founder': 'Þórður Ægisøñ' });
      await release(copy, folder, env(after), origin);
      expect(await heading()).toBe(true);
      const newPage = await page.context().newPage();
      await newPage.goto(`${host.origin}/free-consultation`);
      const newFonts = await fontsOf(newPage);
      await chooseTime(await calendarIsReady(newPage), info.title);
      await newPage.close();
      for (const font of fonts) expect((await fetch(font)).status, font).toBe(200);

      // The old page asks its own scheduling service only now.
      const script = page.waitForResponse(/widget\.js$/);
      const calendar = await calendarIsReady(page);
      expect(new URL((await script).url()).port).toBe(String(before));
      await chooseTime(calendar, info.title);
      await book(calendar, visitorFor(info.title));
      await expect(calendar.getByRole('heading', { name: 'You are booked' })).toBeVisible();
      expect(refused).toEqual([]);

      await release(copy, folder, env(before), '--back', origin);
      expect(await heading()).toBe(false);
      for (const font of newFonts) expect((await fetch(font)).status, font).toBe(200);
    } finally {
      for (const { stop } of services) stop();
      await host.stop();
      removeCopy(copy);
      rmSync(folder, { recursive: true, force: true });
    }
  },
);
