import type { Browser, Page } from '@playwright/test';

const line = (megabits: number, upMegabits: number, latency: number) => ({
  offline: false,
  latency,
  downloadThroughput: (megabits * 1_000_000) / 8,
  uploadThroughput: (upMegabits * 1_000_000) / 8,
});

/** A slow phone on a slow line, and a desktop as Lighthouse has it: what the figures of the bench are measured with. */
export const devices = {
  phone: {
    context: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
    line: line(1.6, 0.75, 150),
    cpuSlowdown: 4,
  },
  desktop: {
    context: { viewport: { width: 1350, height: 940 } },
    line: line(10, 10, 40),
    cpuSlowdown: 1,
  },
} as const;

export type Device = keyof typeof devices;

/** How the figures were taken, for the record. */
export function conditions(device: Device): string {
  const { context, line, cpuSlowdown } = devices[device];
  const { width, height } = context.viewport;
  const megabits = (line.downloadThroughput * 8) / 1_000_000;
  const cpu = cpuSlowdown === 1 ? '' : `CPU slowed ${cpuSlowdown} times, `;
  return `${megabits} Mbit/s, ${line.latency} ms latency, ${cpu}${width} x ${height} px, empty cache`;
}

/**
 * Keeps a page from marking the claims of a preview, which nothing that goes live does: Chromium marks them anew whenever
 * a style changes, 10 to 17 ms of a click on a desktop.
 */
export const asReleased = 'delete CSS.highlights';

/** One load, in milliseconds since the navigation: first and largest paint, blocking time; the shift has no unit. */
export type LoadFigures = Record<'fcp' | 'lcp' | 'tbt' | 'cls', number>;

interface Timings {
  fcp: number;
  lcp: number;
  cls: number;
  longTasks: { start: number; duration: number }[];
}

declare global {
  interface Window {
    pageTimings?: Timings;
    firstFreeDay?: number;
  }
}

/** Runs in every document before anything else and writes down what happens. It must stand alone: it is sent as text. */
function recordTimings(): void {
  const timings: Timings = { fcp: 0, lcp: 0, cls: 0, longTasks: [] };
  window.pageTimings = timings;
  const observe = (type: string, see: (entry: PerformanceEntry) => void): void => {
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true });
  };
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') timings.fcp = entry.startTime;
  });
  observe('largest-contentful-paint', (entry) => {
    timings.lcp = entry.startTime;
  });
  observe('layout-shift', (entry) => {
    timings.cls += (entry as PerformanceEntry & { value: number }).value;
  });
  observe('longtask', (entry) => {
    timings.longTasks.push({ start: entry.startTime, duration: entry.duration });
  });
  // In the calendar's frame: a free day can be chosen once it is there and its sheets are.
  const lookForDay = (): void => {
    const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
    if (document.querySelector('a.day') && sheets.every(({ sheet }) => sheet))
      window.firstFreeDay = performance.timeOrigin + performance.now();
    else setTimeout(lookForDay, 5);
  };
  if (window !== window.top) lookForDay();
}

/** How long tasks kept a page from answering: what each took beyond 50 ms, after the first paint of content. */
export function blockingTime({ fcp, longTasks }: Pick<Timings, 'fcp' | 'longTasks'>): number {
  return longTasks.reduce((total, { start, duration }) => {
    const afterPaint = start + duration - Math.max(start, fcp);
    return total + Math.max(0, afterPaint - 50);
  }, 0);
}

/** Does something with a throttled page in a browser context of its own, so that its cache is empty. */
export async function onDevice<Result>(
  browser: Browser,
  device: Device,
  task: (page: Page) => Promise<Result>,
  timezoneId = 'America/New_York',
): Promise<Result> {
  const { context: options, line, cpuSlowdown } = devices[device];
  await using context = await browser.newContext({ ...options, timezoneId });
  const page = await context.newPage();
  await page.addInitScript(recordTimings);
  await page.addInitScript(asReleased);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', line);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  return await task(page);
}

/** Loads a page once, and lets it settle until it has hydrated what it will without being touched. */
export function measureLoad(browser: Browser, device: Device, address: string): Promise<LoadFigures> {
  return onDevice(browser, device, async (page) => {
    await page.goto(address, { waitUntil: 'load', timeout: 30_000 });
    await page.waitForLoadState('networkidle', { timeout: 15_000 }).catch(() => undefined);
    await page.waitForTimeout(1000);
    // A busy machine may load a page before it paints it.
    await page.waitForFunction(() => window.pageTimings?.fcp, null, { timeout: 10_000 });
    const timings = (await page.evaluate(() => window.pageTimings))!;
    return { fcp: timings.fcp, lcp: timings.lcp, tbt: blockingTime(timings), cls: timings.cls };
  });
}
