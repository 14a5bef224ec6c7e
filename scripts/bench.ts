import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { createSiteServer } from '../deploy/site-server.ts';
import { chromiumFlags, findChromium, reportMissing } from './installed.ts';
import { runMain } from './processes.ts';
import { withServers } from './running-servers.ts';

/*
 * `npm run bench` measures the existing build: Lighthouse's mobile scores and timings of six pages, and how long a
 * visitor on its slow phone waits for the first free day of the calendar. Figures are medians.
 */
const pages = ['/', '/free-consultation', '/sat-prep', '/faq', '/meet-our-teachers', '/florida-consultation'];
const runs = 3;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
/** Lighthouse's measurements by the name of their column. */
const timings = {
  'FCP ms': 'first-contentful-paint',
  'LCP ms': 'largest-contentful-paint',
  CLS: 'cumulative-layout-shift',
  'longest task ms': 'max-potential-fid',
};

/** Lighthouse's slow phone: 1.6 Mbit/s, 150 ms, CPU slowed 4 times. */
const slowLine = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
};
const cpuSlowdown = 4;
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** The median of each figure over several runs. */
async function medians(measure: () => Promise<Record<string, number>>): Promise<Record<string, number>> {
  const rows: Record<string, number>[] = [];
  for (let run = 0; run < runs; run += 1) rows.push(await measure());
  const names = Object.keys(rows[0] ?? {});
  return Object.fromEntries(names.map((name) => [name, median(rows.map((row) => row[name] ?? 0))]));
}

/** Lighthouse's mobile preset with simulated throttling, its default and that of PageSpeed Insights. */
async function lighthouseFigures(url: string, port: number): Promise<Record<string, number>> {
  const result = await lighthouse(url, {
    port,
    logLevel: 'error',
    onlyCategories: categories,
    // Search engines are kept out of whatever has not passed the launch check.
    skipAudits: ['is-crawlable'],
  });
  if (!result) throw new Error(`Lighthouse says nothing of ${url}.`);
  const { lhr } = result;
  const scores = categories.map((name) => [name, Math.round((lhr.categories[name]?.score ?? 0) * 100)]);
  const times = Object.entries(timings).map(([name, audit]) => {
    const value = lhr.audits[audit]?.numericValue ?? NaN;
    return [name, name === 'CLS' ? Number(value.toFixed(3)) : Math.round(value)];
  });
  return Object.fromEntries([...scores, ...times]) as Record<string, number>;
}

/** How long the first free day of a page's calendar takes on a slow phone whose cache is empty. */
async function measureFreeDay(executablePath: string, url: string): Promise<Record<string, number>> {
  await using browser = await chromium.launch({ args: [...chromiumFlags], executablePath });
  const context = await browser.newContext({ ...phone, timezoneId: 'America/New_York' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slowLine);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  const began = performance.now();
  await page.goto(url, { waitUntil: 'commit' });
  await page.frameLocator('[data-scheduler-host] iframe').locator('a.day').first().waitFor();
  return { 'first free day ms': Math.round(performance.now() - began) };
}

runMain(async () => {
  reportMissing(['chromium']);
  const executablePath = findChromium() ?? chromium.executablePath();
  await withServers(createSiteServer(), async (site) => {
    const port = Number(new URL(site).port) + 1_000;
    const args = [...chromiumFlags, `--remote-debugging-port=${port}`];
    await using browser = await chromium.launch({ args, executablePath });
    const rows: Record<string, Record<string, number>> = {};
    for (const path of pages) {
      console.log(`Lighthouse: ${path}`);
      rows[path] = await medians(() => lighthouseFigures(site + path, port));
    }
    await browser.close();
    console.table(rows);
    console.table(await medians(() => measureFreeDay(executablePath, `${site}/free-consultation`)));
  });
});
