import { describe, expect, it } from 'vitest';
import type { NextTime, SchedulerProvider } from '../provider.ts';
import { getProvider, providers } from './registry.ts';

const [calendly, local, cal, iframe, google] = ['calendly', 'local', 'cal', 'iframe', 'google'].map(
  getProvider,
) as [SchedulerProvider, SchedulerProvider, SchedulerProvider, SchedulerProvider, SchedulerProvider];
const now = new Date('2026-11-20T15:00:00Z');
const iso = (times: NextTime[] = []) => times.map(({ instant }) => instant.toISOString());
const calendlyUrl = 'https://calendly.com/brightboard/free-consultation';
const theme = { background: '#ffffff', text: '#16213e', primary: '#2346c7' };
const localUrl = 'http://localhost:4322/brightboard/free-consultation';

describe.each([
  ['calendly', calendly, calendlyUrl],
  ['local', local, localUrl],
])('%s', (_name, provider, url) => {
  it('takes messages from the booking page’s own origin', () => {
    expect(provider.messages?.origin(url)).toBe(new URL(url).origin);
  });

  it.each([
    ['calendly.profile_page_viewed', 'choosing'],
    ['calendly.event_type_viewed', 'choosing'],
    ['calendly.date_and_time_selected', 'chosen'],
  ])('reads %s as %s', (event, kind) => {
    expect(provider.messages?.read({ event, payload: {} })).toEqual({ kind });
  });

  it('reads a booking that names its event and its invitee', () => {
    const payload = { event: { uri: 'https://x/events/1' }, invitee: { uri: 'https://x/invitees/1' } };
    expect(provider.messages?.read({ event: 'calendly.event_scheduled', payload })).toEqual({
      kind: 'booked',
    });
  });

  it('reads heights, which are strings, and keeps them within 400 and 2400 px', () => {
    const read = (height: unknown) =>
      provider.messages?.read({ event: 'calendly.page_height', payload: { height } });
    expect(read('1200px')).toEqual({ kind: 'height', pixels: 1200 });
    expect(read('2px')).toEqual({ kind: 'height', pixels: 400 });
    expect(read('99999px')).toEqual({ kind: 'height', pixels: 2400 });
    expect(read(1200)).toBeNull();
    expect(read('1200')).toBeNull();
    expect(read('-5px')).toBeNull();
  });

  it.each([
    null,
    undefined,
    'calendly.event_type_viewed',
    42,
    [],
    {},
    { event: 'calendly.event_type_viewed' },
    { event: 'calendly.event_type_viewed', payload: null },
    { event: 'calendly.event_type_viewed', payload: [] },
    { event: 'calendly.event_scheduled', payload: {} },
    { event: 'calendly.event_scheduled', payload: { event: { uri: 1 }, invitee: { uri: 'x' } } },
    { event: 'calendly.prefill', payload: {} },
    { event: 'other.event_type_viewed', payload: {} },
  ])('takes %j for no message', (data) => {
    expect(provider.messages?.read(data)).toBeNull();
  });
});

describe('calendly', () => {
  it('loads the vendor’s script and allows exactly its origins', () => {
    expect(calendly.script?.url(calendlyUrl)).toBe('https://assets.calendly.com/assets/external/widget.js');
    expect(calendly.sources(calendlyUrl)).toEqual({
      script: ['https://assets.calendly.com'],
      frame: ['https://calendly.com'],
      style: ['https://assets.calendly.com'],
      connect: [],
    });
  });
});

describe('calendly’s frame', () => {
  const parametersOf = (url: string) => new URL(String(calendly.frame(url, theme)?.url)).searchParams;

  it('has the site’s colors and no cookie banner', () => {
    expect(Object.fromEntries(parametersOf(calendlyUrl))).toEqual({
      embed_type: 'Inline',
      hide_gdpr_banner: '1',
      background_color: 'ffffff',
      text_color: '16213e',
      primary_color: '2346c7',
    });
  });

  it('keeps what the owner’s booking URL says', () => {
    expect(parametersOf(`${calendlyUrl}?primary_color=ff0000`).getAll('primary_color')).toEqual(['ff0000']);
  });
});

describe('calendly with www.', () => {
  it('stands where its address leads to', () => {
    const address = 'https://www.calendly.com/brightboard/free-consultation';
    expect(calendly.messages?.origin(address)).toBe('https://calendly.com');
    expect(calendly.sources(address).frame).toEqual(['https://calendly.com']);
  });
});

describe('the registry', () => {
  it('holds every service once, by the name of its file', () => {
    const ids = providers.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(getProvider(id).id).toBe(id);
    expect(() => getProvider('no-such-service')).toThrow('no-such-service');
  });

  it('promises a mail only for services that send one', () => {
    expect(JSON.stringify(local.labels)).not.toMatch(/check your (e?mail)/i);
    expect(calendly.labels.booked).toMatch(/email/);
  });
});

describe('local', () => {
  const ask = (address: string) => local.nextTimes?.request(address, now);
  const read = (answer: unknown) => iso(local.nextTimes?.read(answer, localUrl));

  it('is asked for three times of the account and event in the booking address', () => {
    expect(ask('http://localhost:4322/brightboard/test-prep')).toEqual({
      url: 'http://localhost:4322/api/brightboard/test-prep/next?limit=3',
      headers: {},
    });
    expect(ask('http://localhost:4322/brightboard')).toBeNull();
  });

  it('says when a booking is cancelled, which Calendly does not', () => {
    const data = { event: 'calendly.event_canceled', payload: {} };
    expect(local.messages?.read(data)).toEqual({ kind: 'canceled' });
    expect(calendly.messages?.read(data)).toBeNull();
    expect(local.messages?.read({ event: 'calendly.event_type_viewed', payload: {} })).toEqual({
      kind: 'choosing',
    });
  });

  it('tells with each time where its form stands, where the service says so', () => {
    const times = ['2026-11-21T15:30:00Z', '2026-11-21T15:00:00Z'];
    const links = ['http://localhost:4322/later', 'http://localhost:4322/sooner'];
    const found = local.nextTimes?.read({ times, links }, localUrl) ?? [];
    expect(found.map(({ link }) => link)).toEqual([links[1], links[0]]);
  });

  it.each(['https://evil.example/', 'javascript:alert(1)', 'http://localhost:4322@evil.example/', 7])(
    'drops the link %s, which is not of the service',
    (link) => {
      const found = local.nextTimes?.read({ times: ['2026-11-21T15:00:00Z'], links: [link] }, localUrl);
      expect(found?.map((time) => time.link)).toEqual([undefined]);
    },
  );

  it('has a frame that the page draws, also without JavaScript', () => {
    const frame = local.frame('http://localhost:4322/brightboard/test-prep?utm_content=%2F', theme);
    expect(frame?.url).toContain('/brightboard/test-prep?utm_content=%2F&embed_type=Inline');
    expect(frame?.hostParameter).toBe('embed_domain');
    expect(frame?.withoutScript).toBe(true);
  });

  it('answers with instants', () => {
    const times = ['2026-11-21T15:30:00Z', '2026-11-21T15:00:00Z'];
    expect(read({ event: 'test-prep', minutes: 15, times })).toEqual([
      '2026-11-21T15:00:00.000Z',
      '2026-11-21T15:30:00.000Z',
    ]);
  });

  it.each([undefined, null, [], { times: 'soon' }, { times: [5, 'soon'] }])(
    'makes no times of %j',
    (answer) => {
      expect(read(answer)).toEqual([]);
    },
  );

  it('has everything on its own origin', () => {
    expect(local.script?.url(localUrl)).toBe('http://localhost:4322/assets/external/widget.js');
    expect(local.sources(localUrl).script).toEqual(['http://localhost:4322']);
  });
});

describe('cal', () => {
  const url = 'https://cal.com/brightboard/15min';
  const message = (type: string, data: unknown = {}) => ({
    type,
    namespace: 'booking',
    fullType: `CAL:booking:${type}`,
    data,
  });

  it('takes messages from the embed’s origin', () => {
    expect(cal.messages?.origin(url)).toBe('https://app.cal.com');
    expect(cal.messages?.origin('https://book.example.org/brightboard/15min')).toBe(
      'https://book.example.org',
    );
  });

  const ask = (address: string) => cal.nextTimes?.request(address, now);
  const read = (answer: unknown) => iso(cal.nextTimes?.read(answer, url));

  it('is asked for the slots of the next fourteen days', () => {
    const request = ask('https://www.cal.com/rosalind/free-consultation');
    expect(request?.headers).toEqual({ 'cal-api-version': '2024-09-04' });
    expect(request?.url).toBe(
      'https://api.cal.com/v2/slots?eventTypeSlug=free-consultation&username=rosalind&start=2026-11-20&end=2026-12-04',
    );
  });

  it.each(['https://cal.example.com/rosalind/call', 'https://cal.com/team/bright/call'])(
    'is asked no times for %s',
    (address) => {
      expect(ask(address)).toBeNull();
    },
  );

  it('answers with slots by day', () => {
    const data = {
      '2026-11-23': [{ start: '2026-11-23T14:00:00.000Z' }],
      '2026-11-21': [{ start: '2026-11-21T15:00:00.000Z' }, { start: '2026-11-21T15:30:00.000Z' }],
    };
    expect(read({ status: 'success', data })).toEqual([
      '2026-11-21T15:00:00.000Z',
      '2026-11-21T15:30:00.000Z',
      '2026-11-23T14:00:00.000Z',
    ]);
  });

  it.each([
    null,
    { status: 'error', data: {} },
    { status: 'success' },
    { status: 'success', data: { a: 1, b: [2] } },
  ])('makes no times of %j', (answer) => {
    expect(read(answer)).toEqual([]);
  });

  it('reads ready, booked and heights', () => {
    expect(cal.messages?.read(message('linkReady'))).toEqual({ kind: 'choosing' });
    expect(cal.messages?.read(message('bookingSuccessfulV2', { uid: 'x' }))).toEqual({ kind: 'booked' });
    expect(cal.messages?.read(message('__dimensionChanged', { iframeHeight: 900 }))).toEqual({
      kind: 'height',
      pixels: 900,
    });
  });

  it('takes failures, other namespaces and other shapes for no message', () => {
    expect(cal.messages?.read(message('linkFailed'))).toBeNull();
    expect(cal.messages?.read({ ...message('linkReady'), namespace: 'other' })).toBeNull();
    expect(cal.messages?.read({ ...message('linkReady'), fullType: 'CAL::linkReady' })).toBeNull();
    expect(cal.messages?.read(message('__dimensionChanged', { iframeHeight: '900px' }))).toBeNull();
    expect(cal.messages?.read('linkReady')).toBeNull();
  });
});

describe('iframe', () => {
  const url = 'https://calendar.google.com/calendar/appointments/abc';

  it('sets the frame itself, brings no script and knows no messages', () => {
    expect(iframe.script).toBeNull();
    expect(iframe.frame(url, theme)?.url).toBe(url);
    expect(iframe.messages).toBeNull();
    expect(iframe.nextTimes).toBeNull();
    expect(iframe.sources(url)).toEqual({
      script: [],
      frame: ['https://calendar.google.com'],
      style: [],
      connect: [],
    });
  });
});

describe('google', () => {
  it('is framed as Google’s own embed code does', () => {
    const url = 'https://calendar.google.com/calendar/appointments/schedules/abc';
    expect(google.frame(url, theme)?.url).toBe(`${url}?gv=true`);
    expect(google.sources(url).frame).toEqual(['https://calendar.google.com']);
  });
});
