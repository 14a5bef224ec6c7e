import { describe, expect, it } from 'vitest';
import type { NextTime, SchedulerProvider } from '../provider.ts';
import { getProvider } from './registry.ts';

const [calendly, local, cal, iframe, google] = ['calendly', 'local', 'cal', 'iframe', 'google'].map(
  getProvider,
) as [SchedulerProvider, SchedulerProvider, SchedulerProvider, SchedulerProvider, SchedulerProvider];
const now = new Date('2026-11-20T15:00:00Z');
const iso = (times: NextTime[] = []) => times.map(({ instant }) => instant.toISOString());
const calendlyUrl = 'https://calendly.com/brightboard/free-consultation';
const localUrl = 'http://localhost:4322/brightboard/free-consultation';
const calUrl = 'https://cal.com/brightboard/15min';
const googleUrl = 'https://calendar.google.com/calendar/appointments/schedules/abc';
const theme = { background: '#ffffff', text: '#16213e', primary: '#2346c7' };

it('promises a mail only for services that send one', () => {
  expect(JSON.stringify(local.labels)).not.toMatch(/check your (e?mail)/i);
  expect(calendly.labels).toBeUndefined();
});

describe('the frame’s URL', () => {
  const frameOf = (provider: SchedulerProvider, url: string) => {
    const frame = provider.frame(`${url}?utm_content=%2F`, theme);
    return { ...frame, parameters: Object.fromEntries(new URL(String(frame?.url)).searchParams) };
  };

  it.each([
    [
      'calendly',
      calendlyUrl,
      {
        embed_type: 'Inline',
        hide_gdpr_banner: '1',
        background_color: 'ffffff',
        text_color: '16213e',
        primary_color: '2346c7',
      },
    ],
    ['local', localUrl, { embed_type: 'Inline' }],
    // Google documents one parameter, and takes color, height and zone from the account and the visitor's browser.
    ['google', googleUrl, { gv: 'true' }],
    ['iframe', 'https://book.example.org/a', {}],
  ])('of %s has the parameters that the service documents, and what it had', (id, url, parameters) => {
    const frame = frameOf(getProvider(id), url);
    expect(String(frame.url).split('?')[0]).toBe(url);
    expect(frame.parameters).toEqual({ utm_content: '/', ...parameters });
  });

  it('takes the visitor’s zone where the service takes one, and the page’s host', () => {
    expect(frameOf(local, localUrl)).toMatchObject({ zoneParameter: 'tz', hostParameter: 'embed_domain' });
    expect(frameOf(calendly, calendlyUrl)).toMatchObject({ hostParameter: 'embed_domain' });
    for (const provider of [google, iframe]) {
      expect(frameOf(provider, googleUrl).zoneParameter).toBeUndefined();
      expect(frameOf(provider, googleUrl).hostParameter).toBeUndefined();
    }
  });

  it('keeps what the owner’s booking URL says of colors', () => {
    const url = calendly.frame(`${calendlyUrl}?primary_color=ff0000`, theme)?.url;
    expect(new URL(String(url)).searchParams.getAll('primary_color')).toEqual(['ff0000']);
  });

  it('is left to Cal.com’s own script', () => {
    expect(cal.frame(calUrl, theme)).toBeNull();
  });
});

describe('what the policy allows', () => {
  it.each([
    [calendly, calendlyUrl, ['https://assets.calendly.com'], ['https://calendly.com']],
    [calendly, 'https://www.calendly.com/a/b', ['https://assets.calendly.com'], ['https://calendly.com']],
    [local, localUrl, ['http://localhost:4322'], ['http://localhost:4322']],
    [cal, 'https://www.cal.com/a/b', ['https://app.cal.com'], ['https://app.cal.com']],
    [cal, 'https://book.example.org/a/b', ['https://book.example.org'], ['https://book.example.org']],
    [google, googleUrl, [], ['https://calendar.google.com']],
    [iframe, 'https://book.example.org/a', [], ['https://book.example.org']],
  ])('is exactly the origins of its scripts and frames', (provider, url, script, frame) => {
    expect({ script: [], ...provider.sources(url) }).toMatchObject({ script, frame });
    if (provider.messages) expect([provider.messages.origin(url)]).toEqual(frame);
    if (provider.script) expect(new URL(provider.script.url(url)).origin).toBe(script[0]);
  });
});

describe('next available times', () => {
  it('are asked for by account and event', () => {
    expect(local.nextTimes?.request(localUrl, now)?.url).toBe(
      'http://localhost:4322/api/brightboard/free-consultation/next?limit=120',
    );
    expect(local.nextTimes?.request('http://localhost:4322/brightboard', now)).toBeNull();
    const request = cal.nextTimes?.request('https://www.cal.com/rosalind/call', now);
    expect(request?.headers).toEqual({ 'cal-api-version': '2024-09-04' });
    expect(request?.url).toBe(
      'https://api.cal.com/v2/slots?eventTypeSlug=call&username=rosalind&start=2026-11-20&end=2026-12-04',
    );
    for (const url of ['https://cal.example.com/rosalind/call', 'https://cal.com/team/bright/call'])
      expect(cal.nextTimes?.request(url, now)).toBeNull();
  });

  const [sooner, later] = ['2026-11-21T15:00:00.000Z', '2026-11-21T15:30:00.000Z'] as const;
  it.each<[SchedulerProvider, unknown, string[]]>([
    [local, { times: [later, sooner] }, [sooner, later]],
    [cal, { status: 'success', data: { a: [{ start: later }], b: [{ start: sooner }] } }, [sooner, later]],
    ...[undefined, null, [], { times: 'soon' }, { times: [5, 'soon'] }].map(
      (answer): [SchedulerProvider, unknown, string[]] => [local, answer, []],
    ),
    ...[null, { status: 'error', data: {} }, { status: 'success', data: { a: 1, b: [2] } }].map(
      (answer): [SchedulerProvider, unknown, string[]] => [cal, answer, []],
    ),
  ])('are read, earliest first, or are none', (provider, answer, expected) => {
    expect(iso(provider.nextTimes?.read(answer, localUrl))).toEqual(expected);
  });

  it.each([
    ['http://localhost:4322/form', 'http://localhost:4322/form'],
    ['https://evil.example/', undefined],
    ['javascript:alert(1)', undefined],
    ['http://localhost:4322@evil.example/', undefined],
    ['blob:http://localhost:4322/form', undefined],
    [7, undefined],
  ])('lead to %s only where it is of the service', (link, expected) => {
    const found = local.nextTimes?.read({ times: [sooner], links: [link] }, localUrl);
    expect(found?.map((time) => time.link)).toEqual([expected]);
  });
});
