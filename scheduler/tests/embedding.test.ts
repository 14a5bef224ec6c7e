import { createHash } from 'node:crypto';
import { Window } from 'happy-dom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningScheduler } from '../src/start-scheduler.ts';
import {
  consultationPath,
  friday,
  tuesdayAtTen,
  getPage,
  openForm,
  send,
  startForTest,
} from './booking-client.ts';

const siteOrigin = 'http://localhost:4321';
const embedQuery = '?embed_domain=localhost:4321&embed_type=Inline&tz=UTC';

let scheduler: RunningScheduler;
let widget: string;

beforeAll(async () => {
  scheduler = await startForTest({
    now: { now: () => Date.parse(friday) },
    frameAncestors: [siteOrigin, 'http://127.0.0.1:4321'],
  });
  widget = (await getPage(`${scheduler.url}/assets/external/widget.js`)).text;
});

afterAll(() => scheduler.close());

interface SiteWindow {
  Calendly: { initInlineWidget(options?: object): void };
}

/** A page of the site on which the widget script runs; frames do not load. */
function sitePage(address: string, html: string, readyState = 'complete') {
  const window = new Window({ url: address, settings: { disableIframePageLoading: true } });
  window.document.body.innerHTML = html;
  Object.defineProperty(window.document, 'readyState', { value: readyState, configurable: true });
  const run = new Function('window', 'document', 'location', 'URL', 'URLSearchParams', widget);
  const start = () => run(window, window.document, window.location, URL, URLSearchParams) as void;
  const frames = () => [...window.document.querySelectorAll('iframe')].map((one) => new URL(one.src));
  return { window, start, frames, calendly: () => (window as unknown as SiteWindow).Calendly };
}

describe('widget.js', () => {
  it('is served to other sites', async () => {
    const { headers } = await getPage(`${scheduler.url}/assets/external/widget.js`);
    expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(headers.get('cache-control')).toBe('public, max-age=300');
  });

  it('fills the marked elements with a frame that has no title', () => {
    const page = sitePage(
      `${siteOrigin}/?utm_content=page&utm_source=mail&other=1`,
      `<div class="calendly-inline-widget" data-url="${scheduler.url}${consultationPath}?utm_content=own&month=2026-12"></div>
       <div class="calendly-inline-widget" data-url="${scheduler.url}/a" data-auto-load="false"></div>
       <div class="calendly-inline-widget" data-url="${scheduler.url}/b" data-processed="true"></div>
       <div class="calendly-inline-widget"></div>`,
    );
    page.start();
    const [address, ...others] = page.frames();
    expect(others).toEqual([]);
    expect(address!.pathname).toBe(consultationPath);
    expect(Object.fromEntries(address!.searchParams)).toEqual({
      utm_content: 'own',
      utm_source: 'mail',
      month: '2026-12',
      embed_domain: 'localhost:4321',
      embed_type: 'Inline',
      tz: new Intl.DateTimeFormat().resolvedOptions().timeZone,
    });
    const element = page.window.document.querySelector('iframe')!;
    expect(element.hasAttribute('title')).toBe(false);
    expect([element.style.width, element.style.height]).toEqual(['100%', '100%']);
    page.start();
    expect(page.frames()).toHaveLength(1);
  });

  it('waits for load when it arrives after the document was read', () => {
    const html = `<div class="calendly-inline-widget" data-url="${scheduler.url}/a"></div>`;
    const page = sitePage(siteOrigin, html, 'interactive');
    page.start();
    expect(page.frames()).toHaveLength(0);
    page.window.dispatchEvent(new page.window.Event('load'));
    expect(page.frames()).toHaveLength(1);
  });

  it('makes two frames of two calls, and none without an address', () => {
    const page = sitePage(siteOrigin, '<div id="host"></div>');
    page.start();
    const parentElement = page.window.document.getElementById('host');
    page.calendly().initInlineWidget({ parentElement });
    page.calendly().initInlineWidget();
    expect(page.frames()).toHaveLength(0);
    const options = { url: `${scheduler.url}/a`, parentElement, utm: { utmContent: 'hero' } };
    page.calendly().initInlineWidget(options);
    page.calendly().initInlineWidget(options);
    expect(page.frames().map((address) => address.searchParams.get('utm_content'))).toEqual(['hero', 'hero']);
  });
});

interface Posted {
  readonly event: string;
  readonly payload: Record<string, unknown>;
}

/** The messages that a page of the scheduler posts when it stands in a frame, or on its own. */
async function messagesOf(path: string, framed = true): Promise<Posted[]> {
  const url = `${scheduler.url}${path}`;
  const { text } = await getPage(url);
  const window = new Window({ url });
  const scripts = [...text.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script]) => script);
  window.document.write(text.replace(/<script>.*?<\/script>|<style>.*?<\/style>/gs, ''));
  const posted: Posted[] = [];
  const addEventListener = () => undefined;
  const view = { addEventListener };
  const frame = { postMessage: (data: Posted, target: string) => target === '*' && posted.push(data) };
  class ResizeObserver {
    readonly #tell: () => void;
    constructor(tell: () => void) {
      this.#tell = tell;
    }
    observe() {
      this.#tell();
    }
  }
  const history = { replaceState: () => undefined };
  const globals = {
    window: view,
    addEventListener,
    origin: new URL(url).origin,
    parent: framed ? frame : view,
    location: new URL(url),
    ResizeObserver,
    history,
  };
  const names = ['document', ...Object.keys(globals)];
  new Function(...names, scripts.join('\n'))(window.document, ...Object.values(globals));
  return posted;
}

describe('messages to the embedding page', () => {
  it('tell that the calendar is there, with heights as strings, a tiny one first', async () => {
    const posted = await messagesOf(`${consultationPath}${embedQuery}`);
    expect(posted.map(({ event }) => event)).toEqual([
      'calendly.page_height',
      'calendly.event_type_viewed',
      'calendly.page_height',
    ]);
    expect(posted[0]!.payload).toEqual({ height: '2px' });
    expect(posted[2]!.payload).toEqual({ height: expect.stringMatching(/^\d+px$/) });
    expect(posted[1]!.payload).toEqual({});
  });

  it('tell that a time is chosen, and nothing about it', async () => {
    const posted = await messagesOf(`${consultationPath}${embedQuery}&time=${tuesdayAtTen}`);
    expect(posted).toContainEqual({ event: 'calendly.date_and_time_selected', payload: {} });
  });

  it('tell of a booking by addresses below the scheduler’s own origin only', async () => {
    const form = await openForm(scheduler.url, tuesdayAtTen, consultationPath, `&${embedQuery.slice(1)}`);
    const { location } = await send(form);
    const posted = await messagesOf(location!);
    const scheduled = posted.filter(({ event }) => event === 'calendly.event_scheduled');
    const uri = expect.stringMatching(
      new RegExp(`^${scheduler.url}/scheduled_events/[0-9a-f-]{36}(/invitees/.*)?$`),
    );
    expect(scheduled).toEqual([
      { event: 'calendly.event_scheduled', payload: { event: { uri }, invitee: { uri } } },
    ]);
    expect(JSON.stringify(posted)).not.toMatch(/ann|2026/i);
  });

  it('tell that the list of meetings was seen', async () => {
    const posted = await messagesOf(`/brightboard${embedQuery}`);
    expect(posted).toContainEqual({ event: 'calendly.profile_page_viewed', payload: {} });
  });

  it('are not sent outside a frame or without embed_domain', async () => {
    expect(await messagesOf(`${consultationPath}${embedQuery}`, false)).toEqual([]);
    expect(await messagesOf(`${consultationPath}?embed_type=Inline&tz=UTC`)).toEqual([]);
  });
});

describe('headers', () => {
  it('allow framing by the listed sites only, on every page, without cookies', async () => {
    for (const path of [consultationPath, '/nothing', '/brightboard']) {
      const { headers } = await getPage(scheduler.url + path);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain(`frame-ancestors ${siteOrigin} http://127.0.0.1:4321`);
      expect(policy).toContain("default-src 'none'");
      expect(policy).not.toContain('unsafe');
      expect(headers.get('x-frame-options')).toBeNull();
      expect(headers.get('set-cookie')).toBeNull();
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('same-origin');
      expect(headers.get('cache-control')).toBe('no-store');
    }
  });

  it.each(['', '&background_color=000&text_color=fff', `&time=${tuesdayAtTen}`])(
    'allow exactly the sheet and the scripts that stand in the page%s',
    async (more) => {
      const { text, headers } = await getPage(scheduler.url + consultationPath + embedQuery + more);
      const policy = headers.get('content-security-policy') ?? '';
      const blocks = [...text.matchAll(/<(style|script)>(.*?)<\/\1>/gs)];
      expect(blocks.length).toBeGreaterThanOrEqual(2);
      for (const [, kind, content = ''] of blocks) {
        const hash = createHash('sha256').update(content).digest('base64');
        const sources = policy.split('; ').find((directive) => directive.startsWith(`${kind}-src `));
        expect(sources).toContain(`'sha256-${hash}'`);
      }
      expect(text).not.toMatch(/ style=|\son[a-z]+="|<script [^>]|<link rel="stylesheet/);
      expect(text).toMatch(/^<!doctype html>\s?<html lang="en">/);
      expect(text.match(/<h1/g)).toHaveLength(1);
      expect(text.match(/<main/g)).toHaveLength(1);
      expect(text).toContain('Demonstration scheduler');
    },
  );
});

describe('the public next times', () => {
  it('are the next free starts, readable by the listed sites', async () => {
    const api = `${scheduler.url}/api/brightboard/school-districts/next`;
    const page = await getPage(`${api}?limit=2`, { headers: { origin: siteOrigin } });
    expect(page.headers.get('access-control-allow-origin')).toBe(siteOrigin);
    expect(page.headers.get('vary')).toBe('Origin, Accept-Encoding');
    expect(JSON.parse(page.text)).toEqual({
      event: 'school-districts',
      minutes: 30,
      times: ['2026-11-20T19:00:00Z', '2026-11-20T19:30:00Z'],
      links: ['2026-11-20T19:00:00Z', '2026-11-20T19:30:00Z'].map(
        (time) => `${scheduler.url}/brightboard/school-districts?time=${time}#form`,
      ),
    });
    const stranger = await getPage(api, { headers: { origin: 'https://example.org' } });
    expect(stranger.headers.get('access-control-allow-origin')).toBeNull();
    expect((JSON.parse(stranger.text) as { times: string[] }).times).toHaveLength(3);
  });

  it('come with a sign of life', async () => {
    const health = await getPage(`${scheduler.url}/health`);
    expect([health.status, health.text]).toEqual([200, 'ok\n']);
  });
});
