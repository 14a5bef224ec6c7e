import { launch } from 'puppeteer-core';
import type { ProgramFiles } from '../../scripts/installed.ts';
import { type Browser, calendarFrame, type Place } from './browser.ts';

/** Starts Firefox, which puppeteer drives over WebDriver BiDi. */
export async function startFirefox(files: ProgramFiles, javaScript: boolean): Promise<Browser> {
  const firefox = await launch({
    browser: 'firefox',
    executablePath: String(files['FIREFOX']),
    headless: true,
    extraPrefsFirefox: { 'javascript.enabled': javaScript },
  });
  const page = await firefox.newPage();

  async function frameOf(place: Place) {
    if (place === 'page') return page.mainFrame();
    const frame = await (await page.$(calendarFrame))?.contentFrame();
    if (!frame) throw new Error('The page has no calendar.');
    return frame;
  }

  return {
    name: await firefox.version(),
    open: async (url) => void (await page.goto(url, { waitUntil: 'load' })),
    resize: (width, height) => page.setViewport({ width, height }),
    evaluate: async (expression, place = 'page') => (await frameOf(place)).evaluate(expression),
    clickAt: (x, y) => page.mouse.click(x, y),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    close: () => firefox.close(),
  };
}
