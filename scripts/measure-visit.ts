import { chromium } from '@playwright/test';
import { startOwnServer } from '../deploy/started-hosts.ts';
import { chromiumFlags, ensureChromium } from './chromium.ts';
import { runMain } from './processes.ts';

/** A visitor who looks around and goes to book: every page is scrolled to its end, so that everything loads. */
const visit = ['/', '/sat-prep', '/meet-our-teachers', '/free-consultation'];

runMain(async () => {
  const executablePath = await ensureChromium();
  const host = await startOwnServer();
  const browser = await chromium.launch({
    args: [...chromiumFlags],
    ...(executablePath ? { executablePath } : {}),
  });
  try {
    const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
    const session = await page.context().newCDPSession(page);
    const own = new Set<string>();
    let bytes = 0;
    let requests = 0;
    session.on('Network.requestWillBeSent', ({ requestId, request }) => {
      if (request.url.startsWith(host.origin)) own.add(requestId);
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      // Nothing over the wire: it came from the browser's cache.
      if (!own.has(requestId) || encodedDataLength === 0) return;
      bytes += encodedDataLength;
      requests++;
    });
    await session.send('Network.enable');
    const table = [];
    for (const path of visit) {
      const before = { bytes, requests };
      await page.goto(host.origin + path);
      for (let step = 0; step < 60; step++) {
        await page.mouse.wheel(0, 600);
        await page.waitForTimeout(30);
      }
      await page.waitForTimeout(1_000);
      table.push({ page: path, requests: requests - before.requests, bytes: bytes - before.bytes });
    }
    console.table([...table, { page: 'the whole visit', requests, bytes }]);
  } finally {
    await browser.close();
    await host.stop();
  }
});
