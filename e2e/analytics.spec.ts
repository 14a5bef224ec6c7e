import { expect, test, type Page } from '@playwright/test';
import { listen } from '../deploy/listen.ts';
import { createSiteServer } from '../deploy/site-server.ts';
import { freePort } from '../deploy/started-hosts.ts';
import { buildVariant, changeSettings, type BuiltVariant } from './built-variant.ts';
import { startScheduler } from './started-scheduler.ts';
import { book, calendarIsReady, chooseTime, embed, schedulerOrigin, visitorFor } from './scheduler-page.ts';
import { runLater } from './sweeps.ts';

const address = 'https://stats.example.com';

/** Acts like the published script: sends the events that were queued before it loaded, and those that follow. */
const script = `const { domain } = document.currentScript.dataset;
  const say = (n, { props } = {}) => {
    const request = new XMLHttpRequest();
    request.open('POST', '${address}/api/event');
    request.setRequestHeader('Content-Type', 'text/plain');
    request.send(JSON.stringify({ n, u: location.href, d: domain, p: JSON.stringify(props) }));
  };
  const waiting = window.plausible.q ?? [];
  window.plausible = say;
  for (const call of waiting) say(...call);
  say('pageview');`;

function read(message: string) {
  const { n, d, p = '{}' } = JSON.parse(message) as { n: string; d: string; p?: string };
  expect(d).toBe('7');
  return { name: n, ...(JSON.parse(p) as object) };
}

/** Answers for the service. @returns what it is sent. */
async function answerFor(page: Page) {
  const sent: { name: string }[] = [];
  await page.route(`${address}/**`, async (route) => {
    const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': 'content-type' };
    if (new URL(route.request().url()).pathname === '/js/script.js') {
      return route.fulfill({ contentType: 'text/javascript', body: script });
    }
    if (route.request().method() === 'POST') sent.push(read(String(route.request().postData())));
    return route.fulfill({ status: 202, headers, body: '{}' });
  });
  return sent;
}

// The calls of the other services have their tests in site/src/analytics/.
test.describe('a business that counts visits with Plausible', runLater, () => {
  let built: BuiltVariant;
  let origin: string;
  let calendarOrigin: string;
  const ends: (() => unknown)[] = [];
  test.beforeAll(async () => {
    test.setTimeout(300_000);
    const port = await freePort();
    origin = `http://localhost:${port}`;
    const scheduler = await startScheduler(origin);
    calendarOrigin = `http://localhost:${scheduler.port}`;
    ends.push(scheduler.stop);
    const change = (folder: string) =>
      changeSettings(folder, { analytics: { service: 'plausible', address, site: '7' } });
    built = await buildVariant(change, { SCHEDULER_PORT: String(scheduler.port) });
    ends.push(built.remove, (await listen(createSiteServer(built.dist), port)).stop);
  });
  test.afterAll(() => Promise.all(ends.map((end) => end())));

  test('tells it that the calendar was shown and a time booked, by page and campaign, and nobody else', async ({
    page,
  }, { title }) => {
    const refused: string[] = [];
    page.on('console', (message) => {
      if (/content security policy/i.test(message.text())) refused.push(message.text());
    });
    const sent = await answerFor(page);
    await page.goto(`${origin}/sat-consultation?utm_campaign=spring-letter`);
    const details = { page: '/sat-consultation', campaign: 'spring-letter' };
    const calendar = await calendarIsReady(page);
    await expect.poll(() => sent).toContainEqual({ name: 'calendar shown', ...details });
    expect(sent.map(({ name }) => name)).not.toContain('booked');
    await chooseTime(calendar, title);
    await book(calendar, visitorFor(title));
    await expect(calendar.getByRole('heading', { name: /booked/i })).toBeVisible();
    await expect.poll(() => sent).toContainEqual({ name: 'booked', ...details });
    await expect
      .poll(() => sent.map(({ name }) => name).sort())
      .toEqual(['booked', 'calendar shown', 'pageview']);
    expect(refused).toEqual([]);
    expect(await page.context().cookies(origin)).toEqual([]);

    expect(built.pages.get('/privacy-policy')?.html).toContain('Counting visits');

    const policy = String(
      built.pages.get('/sat-consultation')?.html.match(/content="(default-src[^"]*)"/)?.[1],
    );
    for (const kind of ['script-src', 'connect-src']) {
      const [sources = ''] = policy.match(new RegExp(`${kind} [^;]*`)) ?? [];
      expect(sources.match(/https?:\S+/g)?.filter((source) => source !== calendarOrigin)).toEqual([address]);
    }
  });
});

test('without the setting, nobody counts and no other service is asked', async ({ page, baseURL }) => {
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).origin));
  await page.goto('/sat-consultation?utm_campaign=spring-letter');
  await calendarIsReady(page);
  await expect(embed(page)).toHaveAttribute('data-calendar-shown', '');
  await expect(page.locator('script[data-analytics]')).toHaveCount(0);
  await page.goto('/privacy-policy');
  await expect(page.getByText('Counting visits')).toHaveCount(0);
  expect([...asked].sort()).toEqual([new URL(String(baseURL)).origin, schedulerOrigin].sort());
});
