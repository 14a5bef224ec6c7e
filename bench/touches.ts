import type { Browser, Locator, Page } from '@playwright/test';
import { onDevice } from './devices.ts';

interface Touch {
  what: string;
  on: (page: Page) => Locator;
  /** Typed into it, letter by letter; without it, it is tapped. */
  typed?: string;
}

/** What visitors touch, page by page, in this order. */
const touches: Readonly<Record<string, readonly Touch[]>> = {
  '/': [
    { what: 'open the menu', on: (page) => page.getByRole('button', { name: 'Menu', exact: true }) },
    { what: 'open a group in it', on: (page) => page.getByRole('navigation').locator('summary').first() },
    { what: 'close it', on: (page) => page.getByRole('button', { name: 'Close menu' }) },
    { what: 'open a panel', on: (page) => page.getByRole('main').locator('summary').first() },
    { what: 'open another', on: (page) => page.getByRole('main').locator('summary').nth(1) },
  ],
  '/faq': [
    { what: 'open a question', on: (page) => page.getByRole('main').locator('summary').first() },
    {
      what: 'choose a category',
      on: (page) => page.getByRole('main').locator('label:has(input[type=radio])').nth(2),
    },
    { what: 'type a word', on: (page) => page.getByRole('searchbox'), typed: 'tutor' },
  ],
  '/meet-our-teachers': [
    { what: 'choose a specialty', on: (page) => page.getByRole('main').locator('label').nth(1) },
    { what: 'choose another', on: (page) => page.getByRole('main').locator('label').nth(2) },
    { what: 'read more', on: (page) => page.getByRole('main').locator('article summary:visible').first() },
  ],
  '/testimonials': [
    { what: 'play a video', on: (page) => page.locator('#videos').locator('a, button').first() },
    { what: 'show more', on: (page) => page.getByRole('main').locator('summary').first() },
  ],
};

/** Milliseconds from each touch to the first frame that answers it, of all runs. */
export interface TouchFigures {
  path: string;
  what: string;
  runs: number[];
}

/** Keeps the longest interaction since it was last asked. It must stand alone: it is sent as text. */
function watchInteractions(): void {
  window.slowest = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
      if (entry.interactionId > 0) window.slowest = Math.max(window.slowest ?? 0, entry.duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

declare global {
  interface Window {
    slowest?: number;
  }
}

async function measureTouch(page: Page, { on, typed }: Touch): Promise<number> {
  const target = on(page);
  await target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await page.waitForTimeout(1000);
  await page.evaluate(() => (window.slowest = 0));
  if (typed === undefined) await target.tap();
  else await target.pressSequentially(typed, { delay: 150 });
  await page.waitForTimeout(1000);
  return (await page.evaluate(() => window.slowest)) ?? 0;
}

/** Touches what visitors touch on a slow phone, once a page has been read for a while. */
export async function measureTouches(browser: Browser, site: string, runs: number): Promise<TouchFigures[]> {
  const rows = Object.entries(touches).flatMap(([path, page]) =>
    page.map((touch) => ({ path, touch, what: touch.what, runs: [] as number[] })),
  );
  for (let run = 0; run < runs; run += 1) {
    for (const path of Object.keys(touches)) {
      await onDevice(browser, 'phone', async (page) => {
        await page.goto(site + path);
        await page.waitForTimeout(2500);
        await page.evaluate(watchInteractions);
        for (const row of rows) if (row.path === path) row.runs.push(await measureTouch(page, row.touch));
      });
    }
  }
  return rows.map(({ path, what, runs: figures }) => ({ path, what, runs: figures }));
}
