import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { chromiumFlags } from '../scripts/chromium.ts';
import { medians } from './statistics.ts';
import { desktop, throttle } from './throttle.ts';

/** From one page to the next by a click. */
export interface Step {
  from: string;
  to: string;
}

/** The next page can be prerendered when it has no scheduler, else only prefetched. */
export const steps: readonly Step[] = [
  { from: '/', to: '/meet-our-teachers' },
  { from: '/subjects', to: '/test-prep' },
  { from: '/', to: '/free-consultation' },
];

/** Milliseconds from the click to the next page's first and largest paint of content. */
export interface ClickFigures {
  painted: number;
  largest: number;
  /** 1 when the page had been prerendered, else 0. */
  prerendered: number;
}

declare global {
  interface Window {
    largestPaint?: number;
  }
}

// Long enough for a prerendering under the throttle; rules of moderate eagerness start after 200 ms of hovering.
const hoverMs = 2500;
const afterClickMs = 2000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Runs in every page: keeps the moment of a click for the next page, which a prerendered one reads after it is shown. */
function recordClicks(): void {
  const keepClick = (event: MouseEvent): void => {
    document.cookie = `clicked=${performance.timeOrigin + event.timeStamp};path=/`;
  };
  addEventListener('click', keepClick, true);
  new PerformanceObserver((list) => {
    window.largestPaint = list.getEntries().at(-1)?.startTime ?? 0;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}

/** Runs in the next page. */
function readClick(): ClickFigures {
  const clicked = Number(/clicked=([\d.]+)/.exec(document.cookie)?.[1]);
  const sinceClick = (moment: number) => performance.timeOrigin + moment - clicked;
  const [navigation] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
    activationStart?: number;
  })[];
  const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
  return {
    painted: sinceClick(paint),
    largest: sinceClick(window.largestPaint ?? paint),
    prerendered: (navigation?.activationStart ?? 0) > 0 ? 1 : 0,
  };
}

async function openThrottled(browser: Browser): Promise<{ page: Page; close: () => Promise<void> }> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport(desktop);
  await page.evaluateOnNewDocument(recordClicks);
  await page.emulateNetworkConditions({
    latency: throttle.latencyMs,
    download: throttle.bytesPerSecond,
    upload: throttle.uploadBytesPerSecond,
  });
  await page.emulateCPUThrottling(throttle.cpuSlowdown);
  return { page, close: () => context.close() };
}

/** Hovers over a link, waits, clicks it, and asks the next page when it was painted. */
async function clickOnce(browser: Browser, origin: string, { from, to }: Step): Promise<ClickFigures> {
  const { page, close } = await openThrottled(browser);
  try {
    await page.goto(origin + from, { waitUntil: 'load', timeout: 30_000 });
    await pause(1000);
    const links = await page.$$(`a[href="${to}"]`);
    const shown = await Promise.all(links.map((link) => link.isVisible()));
    const link = links[shown.indexOf(true)];
    if (!link) throw new Error(`${from} shows no link to ${to} that could be clicked.`);
    await link.hover();
    await pause(hoverMs);
    await link.click();
    await pause(afterClickMs);
    // Asked in the page: Puppeteer's own page.url() misses the change to a prerendered page.
    if ((await page.evaluate(() => location.pathname)) !== to)
      throw new Error(`The click from ${from} did not lead to ${to}.`);
    return await page.evaluate(readClick);
  } finally {
    await close();
  }
}

/** The servers to click on: the site, the site without its rules, and pages of one line under the site's rules. */
export const clickModes = ['withRules', 'withoutRules', 'oneLine'] as const;
export type ClickMode = (typeof clickModes)[number];

export type StepResult = Step & Record<ClickMode, ClickFigures>;

/**
 * Measures clicks between pages, with the site's speculation rules and without, and between pages of one line, which
 * show what the browser itself takes on this machine; all in turns. It drives Chromium through Puppeteer: while
 * Playwright is connected, Chromium refuses to prerender.
 * @param chromium the path of the browser.
 */
export async function measureClicks(
  chromium: string,
  origins: Readonly<Record<ClickMode, string>>,
  runs: number,
): Promise<StepResult[]> {
  const browser = await puppeteer.launch({
    executablePath: chromium,
    args: [...chromiumFlags],
    protocolTimeout: 30_000,
  });
  try {
    const results: StepResult[] = [];
    for (const step of steps) {
      const figures: Record<ClickMode, ClickFigures[]> = { withRules: [], withoutRules: [], oneLine: [] };
      for (let run = 0; run < runs; run += 1) {
        for (const mode of clickModes) figures[mode].push(await clickOnce(browser, origins[mode], step));
      }
      const median = (mode: ClickMode) =>
        medians<keyof ClickFigures>(figures[mode].map((one) => ({ ...one })));
      results.push({
        ...step,
        withRules: median('withRules'),
        withoutRules: median('withoutRules'),
        oneLine: median('oneLine'),
      });
    }
    return results;
  } finally {
    await browser.close();
  }
}
