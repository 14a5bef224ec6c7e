import { expect, test, type Page } from '@playwright/test';
import { listen } from '../deploy/listen.ts';
import { createSiteServer } from '../deploy/site-server.ts';
import { freePort } from '../deploy/started-hosts.ts';
import { buildVariant, changeSettings, type BuiltVariant } from './built-variant.ts';
import { startScheduler } from './started-scheduler.ts';
import { book, calendarIsReady, chooseTime, embed, schedulerOrigin, visitorFor } from './scheduler-page.ts';
import { runLater } from './sweeps.ts';

const address = 'https://stats.example.com';

interface Event {
  name: string;
  page?: string;
  campaign?: string;
}

interface StandIn {
  /** Where the service's own script lies, and what it does: it sends what it was told of, as the published one does. */
  script: string;
  source: string;
  /** What the service reads in a message. */
  read: (message: string) => Event;
}

const standIns: Record<'plausible' | 'umami' | 'matomo', StandIn> = {
  plausible: {
    script: '/js/script.js',
    source: `const { domain } = document.currentScript.dataset;
      const say = (n, { props } = {}) => {
        const request = new XMLHttpRequest();
        request.open('POST', '${address}/api/event');
        request.setRequestHeader('Content-Type', 'text/plain');
        request.send(JSON.stringify({ n, u: location.href, d: domain, p: JSON.stringify(props) }));
      };
      const waiting = window.plausible.q ?? [];
      window.plausible = say;
      for (const call of waiting) say(...call);
      say('pageview');`,
    read: (message) => {
      const { n, d, p = '{}' } = JSON.parse(message) as { n: string; d: string; p?: string };
      expect(d).toBe('7');
      return { name: n, ...(JSON.parse(p) as object) };
    },
  },
  umami: {
    script: '/script.js',
    source: `const { websiteId } = document.currentScript.dataset;
      const track = (name, data) => fetch('${address}/api/send', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ type: 'event', payload: { website: websiteId, name, data } }),
      });
      window.umami = { track };
      track();`,
    read: (message) => {
      const { payload } = JSON.parse(message) as {
        payload: { website: string; name?: string; data?: object };
      };
      expect(payload.website).toBe('7');
      return { name: payload.name ?? 'pageview', ...payload.data };
    },
  },
  matomo: {
    script: '/matomo.js',
    source: `let site;
      const send = (fields) =>
        navigator.sendBeacon('${address}/matomo.php', new URLSearchParams({ idsite: site, ...fields }));
      const say = ([name, ...values]) => {
        if (name === 'setSiteId') [site] = values;
        if (name === 'trackPageView') send({ action_name: document.title });
        if (name === 'trackEvent') send({ e_c: values[0], e_a: values[1], e_n: values[2] });
      };
      const waiting = window._paq;
      window._paq = { push: say };
      for (const call of waiting) say(call);`,
    read: (message) => {
      const fields = new URLSearchParams(message);
      expect(fields.get('idsite')).toBe('7');
      const name = fields.get('e_c');
      return name
        ? { name, page: String(fields.get('e_a')), campaign: String(fields.get('e_n')) }
        : { name: 'pageview' };
    },
  },
};

/** Answers for the service. @returns what it is sent. */
async function answerFor(page: Page, { script, source, read }: StandIn): Promise<Event[]> {
  const sent: Event[] = [];
  await page.route(`${address}/**`, async (route) => {
    const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': 'content-type' };
    if (new URL(route.request().url()).pathname === script) {
      return route.fulfill({ contentType: 'text/javascript', body: source });
    }
    if (route.request().method() === 'POST') sent.push(read(String(route.request().postData())));
    return route.fulfill({ status: 202, headers, body: '{}' });
  });
  return sent;
}

for (const service of Object.keys(standIns) as (keyof typeof standIns)[]) {
  test.describe(`a business that counts visits with ${service}`, runLater, () => {
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
        changeSettings(folder, { analytics: { service, address, site: '7' } });
      built = await buildVariant(change, { SCHEDULER_PORT: String(scheduler.port) });
      ends.push(built.remove, (await listen(createSiteServer(built.dist), port)).stop);
    });
    test.afterAll(() => Promise.all(ends.map((end) => end())));

    test('tells it that the calendar was shown and a time booked, by page and campaign, and nobody else', async ({
      page,
    }, info) => {
      const refused: string[] = [];
      page.on('console', (message) => {
        if (/content security policy/i.test(message.text())) refused.push(message.text());
      });
      const sent = await answerFor(page, standIns[service]);
      await page.goto(`${origin}/sat-consultation?utm_campaign=spring-letter`);
      const details = { page: '/sat-consultation', campaign: 'spring-letter' };
      const calendar = await calendarIsReady(page);
      await expect.poll(() => sent).toContainEqual({ name: 'calendar shown', ...details });
      expect(sent.map(({ name }) => name)).not.toContain('booked');
      await chooseTime(calendar, info.title + service);
      await book(calendar, visitorFor(service));
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
        expect(sources.match(/https?:\S+/g)?.filter((source) => source !== calendarOrigin)).toEqual([
          address,
        ]);
      }
    });
  });
}

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
