import { chromium, type Browser, type Page } from '@playwright/test';
import lighthouse from 'lighthouse';
import { createSiteServer } from '../deploy/site-server.ts';
import { addBarePage, emptyPath, withBarePages, withoutExtras } from './bare-pages.ts';
import { chromiumFlags, findChromium, reportMissing } from './installed.ts';
import { runMain } from './processes.ts';
import { startServers } from './running-servers.ts';

/*
 * `npm run bench` measures the existing build: Lighthouse's mobile scores of an empty page and of six pages; and on a
 * slow phone, each beside the same page without scripts, frames and web fonts in the same run, so that a slow minute of
 * the machine falls on both: first and largest contentful paint, layout shift, the longest task, and the first free day
 * of the calendar. Figures are medians.
 */
const pages = ['/', '/free-consultation', '/sat-prep', '/faq', '/meet-our-teachers', '/florida-consultation'];
const runs = 3;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Lighthouse's slow phone: 1.6 Mbit/s, 150 ms, CPU slowed 4 times. */
const slowLine = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const cpuSlowdown = 4;
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

/** Milliseconds since the navigation began; the shift has no unit. */
interface Load {
  fcp: number;
  lcp: number;
  cls: number;
  longestTask: number;
}

declare global {
  interface Window {
    bench: Load;
    /** When the first day could be chosen, as a time of the system's clock. */
    firstFreeDay?: number;
  }
}

/** Runs in every document before its own scripts. It must stand alone: it is sent as text. */
function observe(): void {
  const load: Load = { fcp: 0, lcp: 0, cls: 0, longestTask: 0 };
  window.bench = load;
  const on = (type: string, see: (entry: PerformanceEntry & { value?: number }) => void): void => {
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true });
  };
  on('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') load.fcp = startTime;
  });
  on('largest-contentful-paint', ({ startTime }) => (load.lcp = startTime));
  on('layout-shift', ({ value = 0 }) => (load.cls += value));
  on('longtask', ({ duration }) => (load.longestTask = Math.max(load.longestTask, duration)));
  if (window === window.top) return;
  const lookForDay = (): void => {
    if (document.querySelector('a.day')) window.firstFreeDay = performance.timeOrigin + performance.now();
    else setTimeout(lookForDay, 5);
  };
  lookForDay();
}

/** Runs a task with a throttled page in a browser context of its own, whose cache is empty. */
async function onSlowPhone<Result>(browser: Browser, task: (page: Page) => Promise<Result>): Promise<Result> {
  await using context = await browser.newContext({ ...phone, timezoneId: 'America/New_York' });
  const page = await context.newPage();
  await page.addInitScript(observe);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slowLine);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  return await task(page);
}

const measureLoad = (browser: Browser, url: string): Promise<Load> =>
  onSlowPhone(browser, async (page) => {
    await page.goto(url, { waitUntil: 'load' });
    // Islands hydrate when the browser is idle.
    await page.waitForLoadState('networkidle', { timeout: 15_000 }).catch(() => undefined);
    await page.waitForTimeout(1_000);
    await page.waitForFunction(() => window.bench.fcp > 0);
    return page.evaluate(() => window.bench);
  });

/** Milliseconds until the first free day of a page's calendar can be chosen, and the address of the calendar. */
const measureFreeDay = (browser: Browser, url: string): Promise<{ milliseconds: number; frame: string }> =>
  onSlowPhone(browser, async (page) => {
    await page.goto(url, { waitUntil: 'commit' });
    const began = await page.evaluate(() => performance.timeOrigin);
    for (let waited = 0; waited < 30_000; waited += 100) {
      for (const frame of page.frames().slice(1)) {
        // A frame may be replaced while it is asked.
        const day = await frame.evaluate(() => window.firstFreeDay).catch(() => undefined);
        if (day) return { milliseconds: day - began, frame: frame.url() };
      }
      await page.waitForTimeout(100);
    }
    throw new Error(`${url} shows no free day.`);
  });

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Lighthouse's mobile preset with simulated throttling, its default and that of PageSpeed Insights. */
async function lighthouseScores(url: string, port: number): Promise<number[]> {
  const result = await lighthouse(url, {
    port,
    logLevel: 'error',
    onlyCategories: [...categories],
    // Search engines are kept out of whatever has not passed the launch check.
    skipAudits: ['is-crawlable'],
  });
  return categories.map((name) => Math.round((result?.lhr.categories[name]?.score ?? 0) * 100));
}

async function measureScores(site: string, executablePath: string): Promise<Map<string, string>> {
  const port = Number(new URL(site).port) + 1_000;
  const args = [...chromiumFlags, `--remote-debugging-port=${port}`];
  const browser = await chromium.launch({ args, executablePath });
  const rows = new Map<string, string>();
  for (const path of [emptyPath, ...pages]) {
    console.log(`Lighthouse: ${path}`);
    const scores: number[][] = [];
    for (let run = 0; run < runs; run += 1) scores.push(await lighthouseScores(site + path, port));
    const medians = categories.map((_, column) => median(scores.map((row) => row[column] ?? 0)));
    rows.set(path, medians.join(' '));
  }
  await browser.close();
  return rows;
}

/** The page beside the bare one, load by load, as cells of the table. */
async function measurePage(browser: Browser, site: string, path: string) {
  const bareUrl = `/bare${path}`;
  addBarePage(bareUrl, withoutExtras(path));
  const loads: Load[] = [];
  const bare: Load[] = [];
  for (let run = 0; run < runs; run += 1) {
    loads.push(await measureLoad(browser, site + path));
    bare.push(await measureLoad(browser, site + bareUrl));
  }
  const of = (key: keyof Load, from = loads) => median(from.map((load) => load[key]));
  const beside = (key: 'fcp' | 'lcp') => `${Math.round(of(key))} (${(of(key) / of(key, bare)).toFixed(2)})`;
  return {
    'FCP ms (x bare)': beside('fcp'),
    'LCP ms (x bare)': beside('lcp'),
    CLS: of('cls').toFixed(3),
    'longest task ms': String(Math.round(of('longestTask'))),
  };
}

async function measureCalendar(browser: Browser, site: string): Promise<string> {
  const url = `${site}/free-consultation`;
  const { frame } = await measureFreeDay(browser, url);
  const source = frame.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  const page = `<!doctype html><title>Frame</title><iframe src="${source}" height="700"></iframe>`;
  addBarePage('/bare-frame', page);
  const embedded: number[] = [];
  const bare: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    embedded.push((await measureFreeDay(browser, url)).milliseconds);
    bare.push((await measureFreeDay(browser, `${site}/bare-frame`)).milliseconds);
  }
  const ratio = (median(embedded) / median(bare)).toFixed(2);
  return `First free day: ${Math.round(median(embedded))} ms; in a bare frame ${Math.round(median(bare))} ms (${ratio})`;
}

runMain(async () => {
  reportMissing(['chromium']);
  const executablePath = findChromium() ?? chromium.executablePath();
  addBarePage(emptyPath, withoutExtras(emptyPath));
  await using servers = await startServers(withBarePages(createSiteServer()));
  const { site } = servers;
  const scores = await measureScores(site, executablePath);
  await using browser = await chromium.launch({ args: [...chromiumFlags], executablePath });
  // What starts up once, in the browser and in the servers, is no page's figure.
  await measureLoad(browser, `${site}/`);
  const rows: Record<string, Record<string, string>> = {};
  for (const path of [emptyPath, ...pages]) {
    console.log(`Slow phone: ${path}`);
    const load = await measurePage(browser, site, path);
    rows[path] = { 'Lighthouse (perf. a11y best SEO)': scores.get(path) ?? '', ...load };
  }
  console.table(rows);
  console.log(await measureCalendar(browser, site));
});
