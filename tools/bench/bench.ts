import '../serve/exit-with-parent.js';
import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import { parseArgs, promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { chromium, type Browser } from '@playwright/test';
import { createSiteServer } from '../serve/site-server.ts';
import { builtPage } from '../../e2e/built-pages.ts';
import { runMain, logWhileWaiting } from '../serve/processes.ts';
import { chromiumFlags, findChromium, installPrograms } from '../test/programs.ts';
import { startServers } from '../serve/running-servers.ts';

/*
 * `npm run bench` measures the existing build on a simulated slow phone. Loads of each page alternate with loads of the
 * same page without scripts, frames and web fonts, so that a busy machine slows both. Figures are medians.
 * `-- --lighthouse` adds the scores of Lighthouse, which npm downloads.
 */
const pages = ['/', '/free-consultation', '/sat-prep', '/faq', '/meet-our-teachers', '/florida-consultation'];
const runs = 3;

/** The network of Lighthouse's slow phone: 1.6 Mbit/s, 150 ms; its CPU is slowed down 4 times. */
const slowLine = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

/** The figures of a page load in milliseconds since the start of the navigation; the layout shift has no unit. */
interface Load {
  fcp: number;
  lcp: number;
  cls: number;
  /** Total blocking time: the time of tasks beyond 50 ms each, until 4 seconds after the page has loaded. */
  blocking: number;
  /** When the first day could be chosen. Inside the calendar's document, this is a time of the system clock. */
  freeDay: number;
}

declare global {
  interface Window {
    bench: Load;
  }
}

/** Runs in every document before its scripts. It is sent as source text, so it can't use anything outside of itself. */
function observe(): void {
  const load: Load = { fcp: 0, lcp: 0, cls: 0, blocking: 0, freeDay: 0 };
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
  const lookForDay = (): void => {
    if (document.querySelector('a.day')) load.freeDay = performance.timeOrigin + performance.now();
    else setTimeout(lookForDay, 5);
  };
  if (window !== window.top) lookForDay();
}

/** Loads a page on a slow phone with an empty cache. @returns its figures, and the URL of its calendar. */
async function measure(browser: Browser, url: string): Promise<{ load: Load; frame: string | undefined }> {
  await using context = await browser.newContext({ ...phone, timezoneId: 'America/New_York' });
  const page = await context.newPage();
  await page.addInitScript(observe);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slowLine);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(url, { waitUntil: 'load', timeout: 120_000 });
  await page.waitForTimeout(4_000);
  const [load, began] = await page.evaluate(() => [window.bench, performance.timeOrigin] as const);
  const calendar = page.frames()[1];
  const day = (await calendar?.evaluate(() => window.bench.freeDay)) ?? 0;
  return { load: { ...load, freeDay: day && day - began }, frame: calendar?.url() };
}

/** The medians of a page, and their ratios to those of the bare page, with alternating loads. */
async function compare(browser: Browser, url: string, bareUrl: string) {
  const loads: Load[] = [];
  const bare: Load[] = [];
  for (let run = 0; run < runs; run += 1) {
    loads.push((await measure(browser, url)).load);
    bare.push((await measure(browser, bareUrl)).load);
  }
  const median = (key: keyof Load, from = loads) =>
    from.map((one) => one[key]).toSorted((a, b) => a - b)[Math.floor(runs / 2)] ?? 0;
  return { median, ratio: (key: keyof Load) => (median(key) / median(key, bare)).toFixed(2) };
}

/** Lighthouse's mobile scores out of 100: performance, accessibility, best practices and SEO. */
async function scores(url: string, chromePath: string): Promise<string> {
  // Before the launch check has passed, search engines may not index the site.
  const command = `exec --yes --package=lighthouse@13.5.0 -- lighthouse ${url} --output=json --quiet --skip-audits=is-crawlable`;
  const args = [...command.split(' '), `--chrome-flags=--headless ${chromiumFlags.join(' ')}`];
  const options = { env: { ...process.env, CHROME_PATH: chromePath }, maxBuffer: 100_000_000 };
  const { stdout } = await promisify(execFile)('npm', args, options);
  const { categories } = JSON.parse(stdout) as { categories: Record<string, { score: number }> };
  const all = Object.values(categories).map(({ score }) => Math.round(score * 100));
  return all.join(' ');
}

await runMain(async () => {
  const { values } = parseArgs({ options: { lighthouse: { type: 'boolean' } } });
  await installPrograms(['Chromium']);
  const executablePath = findChromium() ?? '';
  const site = createSiteServer();
  const bare = new Map<string, Buffer>();
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Encoding': 'br' };
  const server = createServer((request, response) => {
    const page = bare.get(request.url ?? '');
    if (page) response.writeHead(200, headers).end(page);
    else site.emit('request', request, response);
  });
  await using host = await startServers(server);
  const addBare = (path: string, html: string): string => {
    bare.set(`/bare${path}`, brotliCompressSync(html));
    return `${host.origin}/bare${path}`;
  };
  await using browser = await chromium.launch({ args: [...chromiumFlags], executablePath });
  const rows: Record<string, Record<string, string>> = {};
  for (const path of pages) {
    using ticker = logWhileWaiting(() => `Measuring ${path}`);
    // A different site than the calendar, so that the browser uses a separate process, as with a real booking service.
    const url = host.origin.replace('localhost', '127.0.0.1') + path;
    const page = builtPage(path).root;
    const extras = page.querySelectorAll('script, iframe, link[rel=preload], meta[http-equiv]');
    for (const extra of extras) extra.remove();
    const bareUrl = addBare(path, page.toString().replaceAll(/@font-face\s*\{[^}]*\}/g, ''));
    const { median, ratio } = await compare(browser, url, bareUrl);
    const row: Record<string, string> = {
      'FCP / bare': ratio('fcp'),
      'LCP / bare': ratio('lcp'),
      CLS: median('cls').toFixed(3),
      'blocking ms': String(Math.round(median('blocking'))),
    };
    const frame = median('freeDay') > 0 ? (await measure(browser, url)).frame?.replaceAll('&', '&amp;') : '';
    if (frame) {
      const bareFrame = addBare(
        `/frame${path}`,
        `<!doctype html><iframe src="${frame}" height="700"></iframe>`,
      );
      row['free day / bare frame'] = (await compare(browser, url, bareFrame)).ratio('freeDay');
    }
    if (values.lighthouse) row['Lighthouse'] = await scores(url, executablePath);
    rows[path] = row;
  }
  console.table(rows);
});
