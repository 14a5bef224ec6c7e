import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContextOptions } from '@playwright/test';
import { chromiumFlags } from '../scripts/installed.ts';
import { startRemoteBrowser, type RemoteBrowser } from '../e2e/cross-browser/remote-browser.ts';
import { asReleased, devices, type Device } from './devices.ts';

export interface Step {
  from: string;
  to: string;
}

/** From one page to the next by a link that a phone shows, too; the last one leads to the calendar. */
export const steps: readonly Step[] = [
  { from: '/subjects', to: '/subjects/mathematics' },
  { from: '/test-prep', to: '/sat-prep' },
  { from: '/', to: '/free-consultation' },
];

/** Milliseconds from the click to the next page's first and largest paint of content; prerendered is 1 or 0. */
export type ClickFigures = Record<'painted' | 'largest' | 'prerendered', number>;

// Long enough for a prerendering under the throttle; rules of moderate eagerness start after 200 ms of hovering.
const hoverMs = 2500;
const afterClickMs = 2000;

/** Keeps the moment of a click for the next page, which a prerendered one reads after it is shown. */
const recordClick = `addEventListener('click', (event) => {
  document.cookie = 'clicked=' + (performance.timeOrigin + event.timeStamp) + ';path=/';
}, true)`;

/** Gives a page a link to another that it does not know, with what has it prerendered. */
function addLink(to: string): void {
  document.body.insertAdjacentHTML('afterbegin', `<a href="${to}">A page of one line</a>`);
  const rules = document.createElement('script');
  rules.type = 'speculationrules';
  rules.textContent = JSON.stringify({ prerender: [{ urls: [to], eagerness: 'moderate' }] });
  document.head.append(rules);
}

const middleOfLink = (to: string): string => `(() => {
  const links = [...document.querySelectorAll('a[href="${to}"]')];
  const link = links.find((one) => one.checkVisibility({ visibilityProperty: true }) && one.getClientRects().length);
  link?.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = link.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
})()`;

const readClick = `new Promise((resolve) => {
  new PerformanceObserver((list) => {
    const clicked = Number(/clicked=([\\d.]+)/.exec(document.cookie)?.[1]);
    const since = (entry) => performance.timeOrigin + (entry?.startTime ?? NaN) - clicked;
    const prerendered = performance.getEntriesByType('navigation')[0].activationStart > 0 ? 1 : 0;
    const painted = since(performance.getEntriesByName('first-contentful-paint')[0]);
    resolve({ painted, largest: since(list.getEntries().at(-1)), prerendered });
  }).observe({ type: 'largest-contentful-paint', buffered: true });
})`;

interface Evaluated {
  result: { value?: unknown };
  exceptionDetails?: { text: string; exception?: { description?: string } };
}

async function evaluate(chromium: RemoteBrowser, session: string, expression: string): Promise<unknown> {
  const options = { expression, awaitPromise: true, returnByValue: true };
  const { result, exceptionDetails } = await chromium.send<Evaluated>('Runtime.evaluate', options, session);
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
  return result.value;
}

interface Attached {
  sessionId: string;
  targetInfo: { type: string; url: string };
}

/**
 * Opens a tab on a device's screen and attaches to every page that it shows, the prerendered one too: to whoever
 * attaches to a page without its tab, Chromium refuses to prerender.
 * @returns the sessions of its pages, the shown one first.
 */
async function openTab(chromium: RemoteBrowser, browserContextId: string, device: Device): Promise<string[]> {
  const {
    viewport,
    deviceScaleFactor = 1,
    isMobile = false,
  }: BrowserContextOptions = devices[device].context;
  const screen = { ...viewport, deviceScaleFactor, mobile: isMobile };
  const sessions: string[] = [];
  chromium.listen<Attached>('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
    if (targetInfo.type !== 'page') return;
    sessions.push(sessionId);
    void chromium.send('Emulation.setDeviceMetricsOverride', screen, sessionId);
    void chromium
      .send('Page.enable', {}, sessionId)
      .then(() => chromium.send('Page.addScriptToEvaluateOnNewDocument', { source: asReleased }, sessionId));
  });
  const blank = { url: 'about:blank', browserContextId, ...viewport, forTab: true };
  const { targetId } = await chromium.send<{ targetId: string }>('Target.createTarget', blank);
  const tab = await chromium.send<Attached>('Target.attachToTarget', { targetId, flatten: true });
  const pages = { autoAttach: true, waitForDebuggerOnStart: false, flatten: true };
  await chromium.send('Target.setAutoAttach', pages, tab.sessionId);
  return sessions;
}

/** Hovers over a link, waits, clicks it, and asks the next page when it was painted. */
async function clickInContext(
  chromium: RemoteBrowser,
  browserContextId: string,
  device: Device,
  site: string,
  { from, to }: Step,
  oneLine: string,
): Promise<ClickFigures> {
  const { line, cpuSlowdown } = devices[device];
  const sessions = await openTab(chromium, browserContextId, device);
  const session = sessions[0]!;
  await chromium.send('Network.enable', {}, session);
  await chromium.send('Network.emulateNetworkConditions', line, session);
  await chromium.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown }, session);
  await chromium.send('Page.setBypassCSP', { enabled: true }, session);
  await chromium.send('Page.navigate', { url: site + from }, session);
  const loaded = `document.readyState === 'complete' && location.href === ${JSON.stringify(site + from)}`;
  for (let waited = 0; !(await evaluate(chromium, session, loaded)); waited += 1) {
    if (waited > 300) throw new Error(`${from} did not load.`);
    await pause(100);
  }
  await pause(1000);
  if (to === oneLine) await evaluate(chromium, session, `(${addLink.toString()})('${to}')`);
  await evaluate(chromium, session, recordClick);
  const [x, y] = (await evaluate(chromium, session, middleOfLink(to))) as [number, number];
  const mouse = (type: string, options = {}) =>
    chromium.send('Input.dispatchMouseEvent', { type, x, y, ...options }, session);
  await mouse('mouseMoved');
  await pause(hoverMs);
  await mouse('mousePressed', { button: 'left', clickCount: 1 });
  await mouse('mouseReleased', { button: 'left', clickCount: 1 });
  await pause(afterClickMs);
  for (const shown of sessions.toReversed()) {
    const isThere = `location.pathname === '${to}' && !document.prerendering`;
    if (await evaluate(chromium, shown, isThere).catch(() => false))
      return (await evaluate(chromium, shown, readClick)) as ClickFigures;
  }
  throw new Error(`The click from ${from} did not lead to ${to}.`);
}

/**
 * Measures clicks from page to page. It speaks to Chromium itself: while Playwright is connected, Chromium refuses
 * to prerender.
 * @param executable the path of the browser.
 * @param oneLine the path of a page of one line, which is prerendered and clicked like the others.
 * @returns the runs of each step, the one to the page of one line last.
 */
export async function measureClicks(
  executable: string,
  device: Device,
  site: string,
  runs: number,
  oneLine: string,
): Promise<ClickFigures[][]> {
  const all = [...steps, { from: '/', to: oneLine }];
  const profile = mkdtempSync(join(tmpdir(), 'chromium-'));
  const options = ['--headless=new', `--user-data-dir=${profile}`, ...chromiumFlags];
  const chromium = await startRemoteBrowser(executable, options);
  try {
    const figures: ClickFigures[][] = all.map(() => []);
    for (let run = 0; run < runs; run += 1) {
      for (const [index, step] of all.entries()) {
        const context = await chromium.send<{ browserContextId: string }>('Target.createBrowserContext');
        figures[index]!.push(
          await clickInContext(chromium, context.browserContextId, device, site, step, oneLine),
        );
        await chromium.send('Target.disposeBrowserContext', context);
      }
    }
    return figures;
  } finally {
    await chromium.close();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}
