import type { Browser, Frame, Locator, Page } from '@playwright/test';
import { onDevice } from './devices.ts';

const bookingPage = '/free-consultation';
const readingMs = 2500;

/** What a visitor who comes to book waits for, and does. */
export interface CalendarFigures {
  /** Milliseconds until the first free day can be chosen, and in a page of nothing but the same frame. */
  freeDay: { zone: string; site: number[]; bareFrame: number[] }[];
  /** Milliseconds from a tap on Book Now, after some reading, to a calendar that can be used. */
  tap: number[];
  /** Taps and fields from the booking page to a booked time. */
  taps: number;
  fields: number;
}

/** The frame whose first free day can be chosen, and when that was, as its own document wrote it down. */
async function withFreeDay(page: Page): Promise<{ frame: Frame; moment: number }> {
  const deadline = performance.now() + 30_000;
  while (performance.now() < deadline) {
    for (const frame of page.frames().slice(1)) {
      // A frame may be replaced while it is asked.
      const moment = await frame.evaluate(() => window.firstFreeDay).catch(() => undefined);
      if (moment) return { frame, moment };
    }
    await page.waitForTimeout(100);
  }
  throw new Error(`${page.url()} shows no free day.`);
}

/** Opens a page with a calendar and waits for the first day that can be chosen. */
function measureFreeDay(browser: Browser, address: string, zone: string) {
  const task = async (page: Page) => {
    await page.goto(address, { waitUntil: 'commit', timeout: 30_000 });
    const began = await page.evaluate(() => performance.timeOrigin);
    const { frame, moment } = await withFreeDay(page);
    return { milliseconds: moment - began, frame: frame.url() };
  };
  return onDevice(browser, 'phone', task, zone);
}

function measureTap(browser: Browser, address: string): Promise<number> {
  return onDevice(browser, 'phone', async (page) => {
    await page.goto(address);
    await page.waitForTimeout(readingMs);
    const tapped = await page.evaluate(() => performance.timeOrigin + performance.now());
    await page.getByRole('link', { name: 'Book Now' }).first().tap();
    const { moment } = await withFreeDay(page);
    return Math.max(0, moment - tapped);
  });
}

/** Books the first time that stands open, in as few taps as there are. */
function countTaps(browser: Browser, address: string): Promise<Pick<CalendarFigures, 'taps' | 'fields'>> {
  return onDevice(browser, 'phone', async (page) => {
    await page.goto(address);
    const { frame } = await withFreeDay(page);
    let taps = 0;
    const tap = async (target: Locator) => {
      taps += 1;
      await target.tap();
    };
    await tap(frame.locator('a.time').first());
    const required = frame.locator('input:required:visible');
    await required.first().waitFor();
    const fields = await required.count();
    for (const field of await required.all())
      await field.fill((await field.getAttribute('type')) === 'email' ? 'bench@example.com' : 'Bench');
    await tap(frame.getByRole('button').last());
    await frame.getByRole('heading', { name: 'You are booked' }).waitFor({ timeout: 15_000 });
    return { taps, fields };
  });
}

/**
 * Measures the way to a booking on a slow phone.
 * @param bareFrame adds a document as a stand-in for the booking page, and gives its path.
 */
export async function measureCalendar(
  browser: Browser,
  site: string,
  runs: number,
  bareFrame: (html: string) => Promise<string>,
): Promise<CalendarFigures> {
  const counts = await countTaps(browser, site + bookingPage);
  const figures: CalendarFigures = { freeDay: [], tap: [], ...counts };
  for (const zone of ['America/New_York', 'America/Los_Angeles']) {
    const { frame } = await measureFreeDay(browser, site + bookingPage, zone);
    const bare = await bareFrame(
      `<!doctype html><title>Frame</title><iframe src="${frame.replaceAll('&', '&amp;')}" height="700"></iframe>`,
    );
    const row = { zone, site: [] as number[], bareFrame: [] as number[] };
    for (let run = 0; run < runs; run += 1) {
      row.site.push((await measureFreeDay(browser, site + bookingPage, zone)).milliseconds);
      row.bareFrame.push((await measureFreeDay(browser, site + bare, zone)).milliseconds);
    }
    figures.freeDay.push(row);
  }
  for (let run = 0; run < runs; run += 1) figures.tap.push(await measureTap(browser, site + bookingPage));
  return figures;
}
