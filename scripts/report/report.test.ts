import { describe, expect, it } from 'vitest';
import { readLook } from './access-log.ts';
import { readExport } from './booking-export.ts';
import { reportPage } from './report-page.ts';
import { reportRows, type Booked } from './visits.ts';

const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1';
const nginx = (
  time: string,
  target: string,
  { agent = phone, status = 200, purpose = '-', address = '203.0.113.7' } = {},
) => `${address} - - [${time}] "GET ${target} HTTP/2.0" ${status} 5120 "-" "${agent}" "${purpose}"`;
const caddy = (ts: number, uri: string, headers: Record<string, string[]> = {}) =>
  JSON.stringify({
    ts,
    status: 200,
    request: { remote_ip: '203.0.113.9', method: 'GET', uri, headers: { 'User-Agent': [phone], ...headers } },
  });

const places = {
  pages: new Set(['/', '/sat-prep', '/sat-consultation', '/contact-us']),
  calendarPages: new Set(['/sat-consultation']),
  calendars: new Set(['/brightboard/free-consultation']),
};
const looks = (...lines: string[]) => lines.map(readLook).filter((look) => look !== null);
const booking = (at: string, page: string, tracking = {}): Booked => ({
  createdAtMs: Date.parse(at),
  tracking: { utm_source: 'website', utm_content: page, ...tracking },
});
const counted = (lines: string[], bookings: Booked[] = []) =>
  reportRows(looks(...lines), bookings, places).map(({ week, landing, campaign, visits, shown, booked }) =>
    [week, landing, campaign, visits, shown, booked].join(' '),
  );

describe('a line of the log', () => {
  it('is read as nginx writes it, with the moment in its own zone, and as Caddy does', () => {
    const read = { visitor: `203.0.113.7 ${phone}`, target: '/faq?utm_source=x', ahead: false };
    const line = nginx('22/Nov/2026:10:00:00 -0500', '/faq?utm_source=x');
    expect(readLook(line)).toEqual({ ...read, atMs: Date.parse('2026-11-22T15:00:00Z') });
    expect(readLook(line.replace(/ "-"$/, ''))).toMatchObject(read);
    expect(readLook(caddy(1_795_359_600.5, '/faq'))).toMatchObject({
      atMs: 1_795_359_600_500,
      target: '/faq',
    });
  });

  it.each([
    nginx('22/Nov/2026:10:00:00 +0000', '/', { purpose: 'prefetch;prerender' }),
    caddy(1_795_359_600, '/', { 'Sec-Purpose': ['prefetch'] }),
  ])('tells what was fetched ahead', (line) => expect(readLook(line)).toMatchObject({ ahead: true }));

  it.each([
    [
      'a robot',
      nginx('22/Nov/2026:10:00:00 +0000', '/', { agent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' }),
    ],
    ['no browser', nginx('22/Nov/2026:10:00:00 +0000', '/', { agent: '-' })],
    ['an error', nginx('22/Nov/2026:10:00:00 +0000', '/nowhere', { status: 404 })],
    ['broken', '{"ts": 17'],
    ['no request', '203.0.113.7 - - [22/Nov/2026:10:00:00 +0000] "\\x16\\x03" 400 0 "-" "-"'],
  ])('that is %s counts for nothing', (_, line) => expect(readLook(line)).toBeNull());
});

describe('the report', () => {
  it('leads from an advertisement over two pages to the booking', () => {
    const lines = [
      nginx('18/Nov/2026:10:00:00 +0000', '/sat-prep?utm_campaign=fall&utm_source=mail'),
      nginx('18/Nov/2026:10:05:00 +0000', '/sat-consultation?utm_campaign=fall'),
      nginx('18/Nov/2026:10:05:01 +0000', '/sat-consultation', { address: '198.51.100.1' }),
    ];
    const made = booking('2026-11-18T10:08:00Z', '/sat-consultation', { utm_campaign: 'fall' });
    expect(counted(lines, [made])).toEqual([
      '2026-11-16 /sat-consultation - 1 1 0',
      '2026-11-16 /sat-prep fall 1 1 1',
    ]);
  });

  it('finds the visit whose page for booking was fetched ahead, and shows no visit for that alone', () => {
    const lines = [
      nginx('18/Nov/2026:10:00:00 +0000', '/sat-prep?utm_campaign=fall'),
      nginx('18/Nov/2026:10:05:00 +0000', '/sat-consultation', { purpose: 'prefetch;prerender' }),
    ];
    const made = booking('2026-11-18T10:08:00Z', '/sat-consultation', { utm_campaign: 'fall' });
    expect(counted(lines, [made])).toEqual(['2026-11-16 /sat-prep fall 1 1 1']);
    expect(counted(lines)).toEqual(['2026-11-16 /sat-prep fall 1 0 0']);
    expect(counted(lines.slice(1))).toEqual([]);
  });

  it('prefers a visit that opened the page to one that fetched it ahead, which lengthens none', () => {
    const ahead = { purpose: 'prefetch', address: '198.51.100.1' };
    const lines = [
      nginx('18/Nov/2026:10:00:00 +0000', '/sat-consultation'),
      nginx('18/Nov/2026:10:01:00 +0000', '/', { address: ahead.address }),
      nginx('18/Nov/2026:10:20:00 +0000', '/sat-consultation', ahead),
      nginx('18/Nov/2026:10:40:00 +0000', '/', { address: ahead.address }),
    ];
    expect(counted(lines, [booking('2026-11-18T10:30:00Z', '/sat-consultation')])).toEqual([
      '2026-11-16 / - 2 0 0',
      '2026-11-16 /sat-consultation - 1 1 1',
    ]);
  });

  it('begins a new visit after half an hour, and a new week on Monday', () => {
    const at = (time: string) => nginx(`${time} +0000`, '/');
    expect(
      counted([at('22/Nov/2026:23:00:00'), at('22/Nov/2026:23:29:00'), at('23/Nov/2026:00:00:00')]),
    ).toEqual(['2026-11-16 / - 1 0 0', '2026-11-23 / - 1 0 0']);
  });

  it('takes the calendar’s own request for a calendar shown, and keeps a booking without a visit', () => {
    const lines = [
      nginx('18/Nov/2026:10:00:00 +0000', '/contact-us?gclid=1'),
      nginx('18/Nov/2026:10:01:00 +0000', '/brightboard/free-consultation?embed_domain=x'),
    ];
    expect(counted(lines, [booking('2026-11-18T12:00:00Z', '/sat-consultation')])).toEqual([
      '2026-11-16 /contact-us Google ad 1 1 0',
      '2026-11-16 /sat-consultation - 0 0 1',
    ]);
  });

  it('is a page that loads nothing, and shows a campaign’s name as text', () => {
    const lines = [nginx('18/Nov/2026:10:00:00 +0000', '/?utm_campaign=%3Cscript%3E')];
    const page = reportPage('Maple & Sons', reportRows(looks(...lines), [], places), []);
    expect(page).toContain('aria-label="Visits 1, Calendar shown 0, Booked 0"');
    expect(page).toContain('Maple &#38; Sons');
    expect(page).not.toMatch(/<script|src=|href=|url\(/);
    expect(reportPage('Nobody', [], [])).toContain('nothing to show yet');
  });
});

describe('an export of a hosted service', () => {
  const header = 'Invitee Name,Event Created Date & Time,UTM Campaign,UTM Source,UTM Medium,UTM Content';
  const row = '"Hill, ""Ada""\r\nof Naples",2026-11-18T10:08:00Z,fall,website,booking,/sat-consultation';

  it('is read with its commas, quotes and line ends, whatever the case of its columns', () => {
    const made = booking('2026-11-18T10:08:00Z', '/sat-consultation', { utm_campaign: 'fall' });
    expect(readExport('a.csv', `\uFEFF${header}\r\n${row}\r\n`)).toEqual([made]);
    const own = 'createdAt,utm_source,utm_campaign,utm_content\n2026-11-18 10:08 AM,,,"/a"';
    const createdAtMs = new Date(2026, 10, 18, 10, 8).getTime();
    expect(readExport('a.csv', own)).toEqual([{ createdAtMs, tracking: { utm_content: '/a' } }]);
  });

  it.each([
    [
      header.replace('UTM Content', 'Notes'),
      'export.csv has no column utm_content; it has Invitee Name, Event',
    ],
    [`${header}\n"A",soon,,,,`, 'export.csv: "soon" under Event Created Date & Time is no time'],
  ])('names what cannot be read: %s', (text, words) =>
    expect(() => readExport('export.csv', text)).toThrow(words),
  );
});
