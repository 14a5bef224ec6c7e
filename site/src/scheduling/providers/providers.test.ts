import { expect, it } from 'vitest';
import { scriptedSchedulers } from '../../model/settings.ts';
import { getProvider, providers } from './registry.ts';

const [calendly, local] = [getProvider('calendly'), getProvider('local')];
const calendlyUrl = 'https://calendly.com/brightboard/free-consultation';
const localUrl = 'http://localhost:4322/brightboard/free-consultation';
const googleUrl = 'https://calendar.google.com/calendar/appointments/schedules/abc';
const ownUrl = 'https://book.example.org/a/b';
const theme = { background: '#ffffff', text: '#16213e', primary: '#2346c7' };
const colors = { background_color: 'ffffff', text_color: '16213e', primary_color: '2346c7' };
const inline = { embed_type: 'Inline' };
const host = { hostParameter: 'embed_domain', needsScript: true };

it.each([
  ['calendly', calendlyUrl, { ...inline, hide_gdpr_banner: '1', ...colors }, host],
  ['local', localUrl, inline, { ...host, needsScript: false, zoneParameter: 'tz' }],
  ['google', googleUrl, { gv: 'true' }, { needsScript: true }],
  ['iframe', ownUrl, {}, { needsScript: true }],
])('the frame of %s has the parameters of its service beside its own', (id, url, parameters, inBrowser) => {
  const { url: frameUrl = '', probe, ...rest } = getProvider(id).frame(`${url}?utm_content=%2F`, theme) ?? {};
  expect(frameUrl.split('?')[0]).toBe(url);
  expect(Object.fromEntries(new URL(frameUrl).searchParams)).toEqual({ utm_content: '/', ...parameters });
  expect(rest).toEqual(inBrowser);
  expect(probe !== undefined).toBe(id === 'local');
});

it('the frame of Calendly keeps the colors of the owner’s booking URL', () => {
  const url = calendly.frame(`${calendlyUrl}?primary_color=ff0000`, theme)?.url ?? '';
  expect(new URL(url).searchParams.getAll('primary_color')).toEqual(['ff0000']);
});

it.each([
  ['calendly', calendlyUrl, ['https://assets.calendly.com'], 'https://calendly.com'],
  ['calendly', 'https://www.calendly.com/a/b', ['https://assets.calendly.com'], 'https://calendly.com'],
  ['local', localUrl, ['http://localhost:4322'], 'http://localhost:4322'],
  ['cal', 'https://www.cal.com/a/b', ['https://app.cal.com'], 'https://app.cal.com'],
  ['cal', ownUrl, ['https://book.example.org'], 'https://book.example.org'],
  ['google', googleUrl, [], 'https://calendar.google.com'],
  ['iframe', ownUrl, [], 'https://book.example.org'],
])('the policy with %s at %s allows the origins of its script and frame alone', (id, url, script, frame) => {
  const provider = getProvider(id);
  expect({ script: [], ...provider.sources(url) }).toMatchObject({ script, frame: [frame] });
  expect(provider.messages?.origin(url) ?? frame).toBe(frame);
  expect(provider.script ? [new URL(provider.script.url(url)).origin] : []).toEqual(script);
});

it.each([
  ['local', localUrl, 'http://localhost:4322/api/brightboard/free-consultation/next?limit=120'],
  ['local', 'http://localhost:4322/brightboard', undefined],
  [
    'cal',
    'https://www.cal.com/rosalind/call',
    'https://api.cal.com/v2/slots?eventTypeSlug=call&username=rosalind&start=2026-11-20&end=2026-12-04',
  ],
  ['cal', 'https://cal.example.com/rosalind/call', undefined],
  ['cal', 'https://cal.com/team/bright/call', undefined],
])('%s is asked for the next times of %s by account and event', (id, url, expected) => {
  const request = getProvider(id).nextTimes?.request(url, new Date('2026-11-20T15:00:00Z'));
  expect(request?.url).toBe(expected);
});

const [sooner, later] = ['2026-11-21T15:00:00.000Z', '2026-11-21T15:30:00.000Z'] as const;
it.each<[id: string, answer: unknown, expected: string[]]>([
  ['local', { times: [later, sooner] }, [sooner, later]],
  ['local', undefined, []],
  ['local', { times: [5, 'soon'] }, []],
  ['cal', { status: 'success', data: { a: [{ start: later }], b: [{ start: sooner }] } }, [sooner, later]],
  ['cal', { status: 'success', data: { a: 1, b: [2] } }, []],
])(
  'times of %s are read earliest first, and none from an answer of another shape',
  (id, answer, expected) => {
    const times = getProvider(id).nextTimes?.read(answer, localUrl);
    expect(times?.map(({ instant }) => instant.toISOString())).toEqual(expected);
  },
);

it.each(['https://evil.example/', 'javascript:alert(1)', 'http://localhost:4322@evil.example/', 7])(
  'a time does not lead to %s, which is not of the service',
  (link) => {
    const own = 'http://localhost:4322/form';
    const found = local.nextTimes?.read({ times: [sooner, later], links: [own, link] }, localUrl);
    expect(found?.map((time) => time.link)).toEqual([own, undefined]);
  },
);

it('texts know which services have a script of their own', () => {
  expect(providers.filter(({ script }) => script).map(({ id }) => id)).toEqual(scriptedSchedulers);
});
