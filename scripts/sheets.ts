import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
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
const columns = 6;
const tileWidth = 400;

/** The whole of a page as a data address, with everything that only comes when it is scrolled to. */
async function picture(browser: Browser, address: string, size: string, scheme: 'light' | 'dark') {
  const [width = 0, height = 0] = size.split('x').map(Number);
  const page = await browser.newPage({
    viewport: { width, height },
    colorScheme: scheme,
    reducedMotion: 'reduce',
  });
  await page.goto(address);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => window.scrollTo(0, 0));
  const png = await page.screenshot({ fullPage: true });
  await page.close();
  return `data:image/png;base64,${png.toString('base64')}`;
}

/** Contact sheets of the built site, one for each size and color scheme; `-- 390 1440` makes those of two widths. */
runMain(async () => {
  const widths = process.argv.slice(2);
  const chosen = sizes.filter((size) => widths.length === 0 || widths.includes(size.split('x')[0] ?? ''));
  const executablePath = await ensureChromium();
  mkdirSync(folder, { recursive: true });
  await withServers(async (site) => {
    const browser = await chromium.launch({
      args: [...chromiumFlags],
      ...(executablePath && { executablePath }),
    });
    for (const [size, scheme] of chosen.flatMap((each) => schemes.map((scheme) => [each, scheme] as const))) {
      let tiles = '';
      for (const path of paths) {
        const source = await picture(browser, site + path, size, scheme);
        tiles += `<figure><figcaption>${path}</figcaption><img width="${tileWidth}" src="${source}"></figure>`;
      }
      const sheet = await browser.newPage({
        viewport: { width: columns * (tileWidth + 24) + 24, height: 1 },
      });
      await sheet.setContent(
        `<body style="display:grid;grid-template-columns:repeat(${columns},${tileWidth}px);gap:24px;margin:24px;
        background:gray;font:16px sans-serif"><style>figure{margin:0}</style>${tiles}`,
      );
      await sheet.screenshot({ fullPage: true, path: join(folder, `${size}-${scheme}.png`) });
      await sheet.close();
    }
    await browser.close();
  });
  console.log(`${chosen.length * schemes.length} contact sheets: ${folder}`);
});
