import './exit-with-parent.js';
import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import { parseArgs, promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { chromium, type Browser, type Page } from '@playwright/test';
import { parse } from 'node-html-parser';
import { createSiteServer } from '../deploy/site-server.ts';
import { builtPage } from '../e2e/built-pages.ts';
import { chromiumFlags, findChromium, provide } from './installed.ts';
import { runMain, sayWhileWaiting } from './processes.ts';
import { startServers } from './running-servers.ts';

/*
 * `npm run bench` measures the existing build on a slow phone. Each page stands beside a bare one, without scripts,
 * frames and web fonts, in the same run, so that a slow minute of the machine falls on both. Figures are medians.
 * `-- --lighthouse` adds Lighthouse's scores; npm fetches it then.
 */
const pages = ['/', '/free-consultation', '/sat-prep', '/faq', '/meet-our-teachers', '/florida-consultation'];
const runs = 3;
const lighthouse = 'lighthouse@13.5.0';

/** Lighthouse's slow phone: 1.6 Mbit/s, 150 ms, CPU slowed 4 times. */
const slowLine = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const cpuSlowdown = 4;
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

/** Milliseconds; the shift has no unit. */
interface Load {
  fcp: number;
  lcp: number;
  cls: number;
  /** What tasks take beyond 50 ms each, until 4 seconds after the page has loaded. */
  blocking: number;
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
  const load: Load = { fcp: 0, lcp: 0, cls: 0, blocking: 0 };
  window.bench = load;
  const on = (type: string, see: (entry: PerformanceEntry & { value?: number }) => void): void => {
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true });
  };
  on('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') load.fcp = startTime;
  });
  on('largest-contentful-paint', ({ startTime }) => (load.lcp = startTime));
  on('layout-shift', ({ value = 0 }) => (load.cls += value));
  on('longtask', ({ duration }) => (load.blocking += duration - 50));
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
    await page.waitForTimeout(4_000);
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

/** The median of a measurement, and its ratio to the median of another one; they take turns. */
async function compare<Key extends string>(
  measure: (url: string) => Promise<Record<Key, number>>,
  [url, bareUrl]: readonly [string, string],
) {
  const measured: Record<Key, number>[] = [];
  const bare: Record<Key, number>[] = [];
  for (let run = 0; run < runs; run += 1) {
    measured.push(await measure(url));
    bare.push(await measure(bareUrl));
  }
  const median = (key: Key, from = measured) =>
    from.map((one) => one[key]).toSorted((a, b) => a - b)[Math.floor(runs / 2)] ?? 0;
  return { median, ratio: (key: Key) => (median(key) / median(key, bare)).toFixed(2) };
}

/** Lighthouse's mobile scores, of 100: performance, accessibility, best practices, search engines. */
async function scores(url: string, chromePath: string): Promise<string> {
  const flags = ['--output=json', '--quiet', `--chrome-flags=--headless ${chromiumFlags.join(' ')}`];
  // Search engines are kept out of whatever has not passed the launch check.
  const args = [
    'exec',
    '--yes',
    `--package=${lighthouse}`,
    '--',
    'lighthouse',
    url,
    ...flags,
    '--skip-audits=is-crawlable',
  ];
  const env = { ...process.env, CHROME_PATH: chromePath };
  const { stdout } = await promisify(execFile)('npm', args, { env, maxBuffer: 100_000_000 });
  const { categories } = JSON.parse(stdout) as { categories: Record<string, { score: number }> };
  return Object.values(categories)
    .map(({ score }) => Math.round(score * 100))
    .join(' ');
}

runMain(async () => {
  const options = parseArgs({ options: { lighthouse: { type: 'boolean' } } }).values;
  await provide(['chromium']);
  const executablePath = findChromium() ?? '';
  const site = createSiteServer();
  const bare = new Map<string, Buffer>();
  const addBare = (path: string, html: string) => bare.set(path, brotliCompressSync(html));
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Encoding': 'br' };
  const server = createServer((request, response) => {
    const page = bare.get(request.url ?? '');
    if (page) response.writeHead(200, headers).end(page);
    else site.emit('request', request, response);
  });
  await using servers = await startServers(server);
  await using browser = await chromium.launch({ args: [...chromiumFlags], executablePath });
  let at = '';
  using ticker = sayWhileWaiting(() => `Measuring ${at}`);
  const rows: Record<string, Record<string, string>> = {};
  for (const path of pages) {
    at = path;
    const page = parse(builtPage(path).html);
    for (const part of page.querySelectorAll('script, iframe, link[rel=preload], meta[http-equiv]'))
      part.remove();
    addBare(`/bare${path}`, page.toString().replaceAll(/@font-face\s*\{[^}]*\}/g, ''));
    const urls = [servers.site + path, `${servers.site}/bare${path}`] as const;
    const { median, ratio } = await compare((url) => measureLoad(browser, url), urls);
    rows[path] = {
      'FCP / bare': ratio('fcp'),
      'LCP / bare': ratio('lcp'),
      CLS: median('cls').toFixed(3),
      'blocking ms': String(Math.round(median('blocking'))),
      ...(options.lighthouse ? { Lighthouse: await scores(servers.site + path, executablePath) } : {}),
    };
  }
  at = 'the first free day';
  const embedded = `${servers.site}/free-consultation`;
  const { frame } = await measureFreeDay(browser, embedded);
  addBare(
    '/bare-frame',
    `<!doctype html><iframe src="${frame.replaceAll('&', '&amp;')}" height="700"></iframe>`,
  );
  const day = await compare(
    (url) => measureFreeDay(browser, url).then(({ milliseconds }) => ({ milliseconds })),
    [embedded, `${servers.site}/bare-frame`],
  );
  rows['/free-consultation'] = {
    ...rows['/free-consultation'],
    'free day / bare frame': day.ratio('milliseconds'),
  };
  console.table(rows);
});
