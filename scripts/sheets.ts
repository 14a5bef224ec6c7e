import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { chromiumFlags, ensureChromium } from './installed.ts';
import { root, runMain } from './processes.ts';
import { withServers } from './running-servers.ts';

const folder = join(root, '.cache/sheets');
/** One page of each kind. */
const paths = [
  ...['/', '/subjects', '/subjects/mathematics', '/test-prep', '/sat-prep', '/florida-consultation'],
  ...['/free-consultation', '/meet-our-teachers', '/testimonials', '/faq', '/school-districts', '/not-there'],
];
const sizes = ['280x653', '390x844', '768x1024', '844x390', '1440x900', '2560x1440'];
const schemes = ['light', 'dark'] as const;
const style =
  'body { display: grid; grid-template-columns: repeat(6, 400px); gap: 24px; padding: 24px; width: max-content;' +
  'margin: 0; background: gray; font: 16px sans-serif } figure { margin: 0 } img { width: 400px }';

/** Chromium leaves frames that are out of view out of a page's picture: puts a picture in each one's place. */
async function pictureFrames(page: Page): Promise<void> {
  for (const frame of await page.locator('main iframe').all()) {
    const picture = await frame.screenshot({
      style: 'body:has(main iframe) > :not(main) { visibility: hidden }',
    });
    await frame.evaluate((element, data) => {
      const image = new Image(element.clientWidth, element.clientHeight);
      image.src = `data:image/png;base64,${data}`;
      element.replaceWith(image);
      return image.decode();
    }, picture.toString('base64'));
  }
}

/** A page as a tile of a sheet, whole, with everything that only comes when it is scrolled to. */
async function tile(browser: Browser, site: string, path: string, size: string, scheme: 'light' | 'dark') {
  const [width = 0, height = 0] = size.split('x').map(Number);
  const viewport = { width, height };
  const page = await browser.newPage({
    viewport,
    colorScheme: scheme,
    reducedMotion: 'reduce',
    bypassCSP: true,
  });
  await page.goto(site + path);
  // Screen by screen: what is passed in one leap is never near enough to be loaded.
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += window.innerHeight) {
      window.scrollTo({ top: y, behavior: 'instant' });
      await new Promise((painted) => setTimeout(painted, 150));
    }
  });
  await page.waitForLoadState('networkidle');
  await pictureFrames(page);
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.waitForTimeout(700);
  const picture = (await page.screenshot({ fullPage: true })).toString('base64');
  await page.close();
  return `<figure><figcaption>${path}</figcaption><img src="data:image/png;base64,${picture}"></figure>`;
}

/** Contact sheets of the built site, one for each size and color scheme; `-- 390 1440` makes those of two widths. */
runMain(async () => {
  const widths = process.argv.slice(2);
  const chosen = sizes.filter((size) => widths.length === 0 || widths.includes(size.split('x')[0] ?? ''));
  const wanted = chosen.flatMap((size) => schemes.map((scheme) => [size, scheme] as const));
  const executablePath = (await ensureChromium()) ?? chromium.executablePath();
  mkdirSync(folder, { recursive: true });
  await withServers(async (site) => {
    await using browser = await chromium.launch({ args: [...chromiumFlags], executablePath });
    for (const [size, scheme] of wanted) {
      let tiles = '';
      for (const path of paths) tiles += await tile(browser, site, path, size, scheme);
      const sheet = await browser.newPage();
      await sheet.setContent(`<style>${style}</style>${tiles}`);
      await sheet.locator('body').screenshot({ path: join(folder, `${size}-${scheme}.png`) });
      await sheet.close();
    }
  });
  console.log(`${wanted.length} contact sheets: ${folder}`);
});
