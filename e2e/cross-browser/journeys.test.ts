import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSiteServer } from '../../deploy/site-server.ts';
import { filesOf } from '../../scripts/installed.ts';
import { startServers } from '../../scripts/running-servers.ts';
import { bookingsOf, visitorFor } from '../scheduler-page.ts';
import { calendar, startFirefox, startWebKit, type RemoteBrowser } from './remote-browser.ts';

let servers: Awaited<ReturnType<typeof startServers>>;
beforeAll(async () => {
  servers = await startServers(createSiteServer());
});
afterAll(() => servers.disposeAsync());

const browsers = [
  { name: 'Firefox', files: filesOf('firefox'), start: startFirefox },
  { name: 'WebKit', files: filesOf('webkit'), start: startWebKit },
].flatMap((one) => [true, false].map((javaScript) => ({ ...one, javaScript })));

/** The shown elements of a selector, as an expression in the page. */
const shown = (selector: string) =>
  `[...document.querySelectorAll('${selector}')].filter((element) => element.checkVisibility({ visibilityProperty: true }))`;

describe.each(browsers)('$name, with scripts: $javaScript', ({ name, files, start, javaScript }) => {
  let browser: RemoteBrowser;
  beforeAll(async () => {
    if (files) browser = await start(files, javaScript);
  });
  afterAll(() => browser?.[Symbol.asyncDispose]());

  /** Waits until an expression is true. */
  const until = (expression: string, inCalendar = false) =>
    expect
      .poll(() => browser.evaluate(`Boolean(${expression})`, inCalendar).catch(String), {
        timeout: 15_000,
        message: expression,
      })
      .toBe(true);
  const count = (selector: string) => browser.evaluate(`${shown(selector)}.length`);
  /** Clicks in the middle of the first shown element, once it stands still. */
  async function click(selector: string, inCalendar = false): Promise<void> {
    await until(`${shown(selector)}.length`, inCalendar);
    const element = `${shown(selector)}[0]`;
    const middle = `(({ left, top, width, height }) => [left + width / 2, top + height / 2].map(Math.round))(${element}.getBoundingClientRect())`;
    let point: number[] = [];
    const standsStill = async (): Promise<boolean> => {
      const before = point;
      await browser.evaluate(
        `${element}.scrollIntoView({ block: 'center', behavior: 'instant' })`,
        inCalendar,
      );
      point = (await browser.evaluate(middle, inCalendar)) as number[];
      // Browsers differ in whether a frame may scroll the page around it, so the page is scrolled here.
      const toPoint = `scrollBy({ top: document.querySelector('${calendar}').getBoundingClientRect().top + ${point[1]} - innerHeight / 2, behavior: 'instant' })`;
      if (inCalendar) await browser.evaluate(toPoint);
      return point.join() === before.join();
    };
    await expect.poll(standsStill, { timeout: 10_000, interval: 200 }).toBe(true);
    await browser.clickAt(point[0] ?? 0, point[1] ?? 0, inCalendar);
  }

  it.skipIf(!files)('opens the menu of the bar, and Escape closes it', async () => {
    await browser.open(servers.site);
    await click('header button[popovertarget]');
    await until(`${shown('header [popover] a')}.length > 2`);
    await browser.type('\uE00C');
    await until(`${shown('header [popover] a')}.length === 0`);
  });

  it.skipIf(!files)('filters the questions by their category', async () => {
    await browser.open(`${servers.site}/faq`);
    const all = Number(await count('main details'));
    await click(
      'main label:has(input[type=radio]:not(:checked)), main input[type=radio]:not(:checked) + label',
    );
    await until(`${shown('main details')}.length < ${all}`);
    expect(Number(await count('main details'))).toBeGreaterThan(0);
  });

  it.skipIf(!files)('books', async () => {
    const visitor = visitorFor(`${name} ${javaScript}`);
    await browser.open(`${servers.site}/free-consultation`);
    if (javaScript) {
      await browser.evaluate(
        `document.querySelector('[data-scheduler-state]').scrollIntoView({ behavior: 'instant' })`,
      );
      await until(`document.querySelector('[data-scheduler-state=ready]')`);
    } else {
      // Without a script the page has a plain link to the booking page.
      await browser.open(String(await browser.evaluate(`${shown('main a[target=_blank]')}[0].href`)));
    }
    await click('a.day', javaScript);
    await click('a.time', javaScript);
    await click('#name', javaScript);
    await browser.type(visitor.name, javaScript);
    await click('#email', javaScript);
    await browser.type(visitor.email, javaScript);
    await click('form [type=submit], form button:not([type])', javaScript);
    await expect.poll(() => bookingsOf(visitor.email).length, { timeout: 15_000 }).toBe(1);
    if (javaScript) await until(`document.querySelector('[data-scheduler-state=booked]')`);
  });
});
