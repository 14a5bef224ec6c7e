import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { blockingTime, recordTimings } from './page-timings.ts';
import { phone, throttle } from './throttle.ts';

/** Kinds of bytes over the wire; `elsewhere` is everything of another origin, here the scheduler's. */
export const byteKinds = ['document', 'script', 'font', 'image', 'style', 'other', 'elsewhere'] as const;
export type ByteKind = (typeof byteKinds)[number];

/** One load: times in milliseconds, bytes over the wire with their headers. */
export type LoadFigures = Record<
  | ByteKind
  | 'total'
  | 'requests'
  | 'fcp'
  | 'lcp'
  | 'tbt'
  | 'cls'
  | 'script_ms'
  | 'scripts_requested_before_paint',
  number
>;

const kindOfType: Readonly<Record<string, ByteKind>> = {
  Document: 'document',
  Script: 'script',
  Font: 'font',
  Image: 'image',
  Stylesheet: 'style',
};

interface Asked {
  kind: ByteKind;
  started: number;
  bytes: number;
}

function watchRequests(session: CDPSession, origin: string): Map<string, Asked> {
  const asked = new Map<string, Asked>();
  session.on('Network.requestWillBeSent', ({ requestId, request, type, timestamp }) => {
    if (!/^https?:/.test(request.url)) return;
    const kind = request.url.startsWith(`${origin}/`) ? (kindOfType[type ?? ''] ?? 'other') : 'elsewhere';
    asked.set(requestId, { kind, started: timestamp, bytes: 0 });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = asked.get(requestId);
    if (request) request.bytes = encodedDataLength;
  });
  return asked;
}

async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: throttle.latencyMs,
    downloadThroughput: throttle.bytesPerSecond,
    uploadThroughput: throttle.uploadBytesPerSecond,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: throttle.cpuSlowdown });
}

/** Waits until the page has loaded and hydrated what it will without being touched. */
async function loadAndSettle(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'load', timeout: 30_000 });
  await page.waitForLoadState('networkidle', { timeout: 15_000 }).catch(() => undefined);
  await page.waitForTimeout(1000);
  // A busy machine may load a page before it paints it.
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0, null, {
    timeout: 10_000,
  });
}

async function scriptMilliseconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000;
}

function bytesByKind(asked: ReadonlyMap<string, Asked>): Record<ByteKind | 'total', number> {
  const requests = [...asked.values()];
  const sum = (wanted: (request: Asked) => boolean) =>
    requests.filter(wanted).reduce((total, request) => total + request.bytes, 0);
  const kinds = byteKinds.map((kind) => [kind, sum((request) => request.kind === kind)] as const);
  return { ...(Object.fromEntries(kinds) as Record<ByteKind, number>), total: sum(() => true) };
}

async function newPhone(browser: Browser): Promise<BrowserContext> {
  return browser.newContext({ viewport: phone, deviceScaleFactor: 2, isMobile: true, hasTouch: true });
}

/** Loads a page once, throttled, in a browser context of its own, so that its cache is empty. */
export async function measureLoad(browser: Browser, origin: string, path: string): Promise<LoadFigures> {
  const context = await newPhone(browser);
  try {
    const page = await context.newPage();
    await page.addInitScript(recordTimings);
    const session = await context.newCDPSession(page);
    await slowDown(session);
    await session.send('Performance.enable');
    const asked = watchRequests(session, origin);
    await loadAndSettle(page, origin + path);
    const script = await scriptMilliseconds(session);
    const timings = await page.evaluate(() => window.pageTimings);
    if (!timings?.fcp) throw new Error(`${path} painted nothing in time.`);
    const began = Math.min(...[...asked.values()].map(({ started }) => started));
    const early = [...asked.values()].filter(
      ({ kind, started }) => kind === 'script' && (started - began) * 1000 < timings.fcp,
    );
    return {
      ...bytesByKind(asked),
      requests: asked.size,
      fcp: timings.fcp,
      lcp: timings.lcp,
      tbt: blockingTime(timings),
      cls: timings.cls,
      script_ms: script,
      scripts_requested_before_paint: early.length,
    };
  } finally {
    await context.close();
  }
}

interface TraceEvent {
  name: string;
  pid: number;
  ts: number;
  dur?: number;
  args?: { data?: { url?: string } };
}

/** Scripts that ran before the first paint of content. */
export interface EarlyScripts {
  count: number;
  milliseconds: number;
}

/**
 * Loads a page once more with a trace, which tells what scripts of its own it ran before anything was painted:
 * inline ones too, that no request shows. A trace slows the page, so its times are not mixed with the others.
 */
export async function scriptsBeforePaint(
  browser: Browser,
  origin: string,
  path: string,
): Promise<EarlyScripts> {
  const context = await newPhone(browser);
  try {
    const page = await context.newPage();
    await slowDown(await context.newCDPSession(page));
    await browser.startTracing(page, { categories: ['devtools.timeline', 'loading', 'v8'] });
    await loadAndSettle(page, origin + path);
    const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
    const paint = traceEvents
      .filter(({ name }) => name === 'firstContentfulPaint')
      .sort((one, other) => one.ts - other.ts)[0];
    const early = traceEvents.filter(
      ({ name, pid, ts, args }) =>
        name === 'EvaluateScript' &&
        pid === paint?.pid &&
        ts < paint.ts &&
        args?.data?.url?.startsWith(origin),
    );
    return {
      count: early.length,
      milliseconds: early.reduce((total, { dur = 0 }) => total + dur / 1000, 0),
    };
  } finally {
    await context.close();
  }
}
