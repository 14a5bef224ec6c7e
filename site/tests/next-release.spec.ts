import { spawn } from 'node:child_process';
import { mkdtempSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { freePort, startNginx } from '../../deploy/started-hosts.ts';
import { root } from '../../scripts/processes.ts';
import { untilAnswering } from '../../scripts/running-servers.ts';
import { filesOf } from '../../scripts/installed.ts';
import { dist } from './built-pages.ts';
import { buildVariant, changeSettings, type BuiltVariant } from './built-variant.ts';
import { calendarIsReady, chooseTime, embed } from './scheduler-page.ts';

/** Points `current` in a folder to a build, as a release does. */
function switchTo(folder: string, build: string): void {
  symlinkSync(build, join(folder, 'next'));
  renameSync(join(folder, 'next'), join(folder, 'current'));
}

/** The fonts that a page has loaded, once those of headings and text are there. */
async function fontsOf(page: Page): Promise<string[]> {
  const fonts = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.woff2'))
        .filter((entry) => (entry as PerformanceResourceTiming).responseStatus === 200)
        .map(({ name }) => name),
    );
  await expect.poll(async () => (await fonts()).length).toBeGreaterThanOrEqual(2);
  return [...new Set(await fonts())].sort();
}

/** A build with letters that no text has had, whose calendar is at another port, so of another origin. */
async function buildNext(schedulerPort: number): Promise<BuiltVariant> {
  const before = process.env['SCHEDULER_PORT'];
  process.env['SCHEDULER_PORT'] = String(schedulerPort);
  try {
    return await buildVariant((copy) => changeSettings(copy, { 'business.founder': 'Þórður Ægisøñ' }));
  } finally {
    process.env['SCHEDULER_PORT'] = before ?? '';
  }
}

test('a new release needs no new configuration, nor does a page from before it', async ({ page }, info) => {
  test.skip(!filesOf('nginx'), 'nginx is not installed');
  test.setTimeout(240_000);
  const folder = mkdtempSync(join(tmpdir(), 'releases-'));
  switchTo(folder, dist);
  const host = await startNginx(join(folder, 'current'));
  const schedulerPort = await freePort();
  const scheduler = spawn(process.execPath, ['scheduler/src/main.ts'], {
    cwd: root,
    env: {
      ...process.env,
      SCHEDULER_PORT: String(schedulerPort),
      SCHEDULER_FRAME_ANCESTORS: host.origin,
      SCHEDULER_DB: join(folder, 'bookings.sqlite'),
    },
  });
  let next: BuiltVariant | undefined;
  const refused: string[] = [];
  page.context().on('console', (message) => {
    if (/content security policy/i.test(message.text())) refused.push(message.text());
  });
  try {
    await page.goto(`${host.origin}/contact-us`);
    const before = await fontsOf(page);

    next = await buildNext(schedulerPort);
    await untilAnswering(`http://127.0.0.1:${schedulerPort}/health`);
    switchTo(folder, next.dist);
    const newPage = await page.context().newPage();
    await newPage.goto(`${host.origin}/free-consultation`);
    expect(await fontsOf(newPage)).not.toEqual(before);
    await chooseTime(await calendarIsReady(newPage), info.title);
    expect(refused).toEqual([]);

    // The old page asks its own scheduling service only now. That one does not let this address frame it, but answers.
    const script = page.waitForResponse(/widget\.js$/);
    await embed(page).scrollIntoViewIfNeeded();
    expect((await script).status()).toBe(200);
    expect(new URL((await script).url()).port).not.toBe(String(schedulerPort));
    expect(refused.filter((text) => !text.includes('frame-ancestors'))).toEqual([]);
  } finally {
    scheduler.kill('SIGTERM');
    next?.remove();
    await host.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
