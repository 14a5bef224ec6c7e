import puppeteer, { type Frame, type Page } from 'puppeteer-core';
import { type Browser, calendarFrame, type Place } from './browser.ts';

async function placeIn(page: Page, place: Place): Promise<Page | Frame> {
  if (place === 'page') return page;
  const frame = await (await page.$(calendarFrame))?.contentFrame();
  if (!frame) throw new Error('There is no calendar in the page.');
  return frame;
}

/** Starts Firefox, driven over WebDriver BiDi. */
export async function startFirefox(executablePath: string, javaScript: boolean): Promise<Browser> {
  const firefox = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    extraPrefsFirefox: { 'javascript.enabled': javaScript },
  });
  const page = await firefox.newPage();
  return {
    name: (await firefox.version()).replace(/^firefox\//i, 'Firefox '),
    open: async (url) => void (await page.goto(url, { waitUntil: 'load' })),
    resize: (width, height) => page.setViewport({ width, height }),
    evaluate: async (expression, place = 'page') => (await placeIn(page, place)).evaluate(expression),
    clickAt: (x, y) => page.mouse.click(x, y),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    close: () => firefox.close(),
  };
}
