import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Booking } from '../src/booking.ts';
import { calendarFile } from '../src/ics.ts';
import { createRateLimit } from '../src/rate-limit.ts';
import {
  bookTime,
  consultationPath,
  formOf,
  getPage,
  nextStarts,
  openForm,
  plainText,
  postForm,
  send,
  startForTest,
  tuesdayAtTen,
} from './booking-client.ts';

let url: string;

beforeEach(async () => {
  url = await startForTest();
});

/** The status of a request that `fetch` would not send, such as one for another host. */
async function rawStatus(target: string, headers: Record<string, string>, method = 'GET') {
  const sent = request(target, { headers, method }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return response.resume().statusCode;
}

describe('a form of another site', () => {
  it.each([
    ['no Origin', {}],
    ['Origin null', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
    ['a forged Origin', { origin: 'https://evil.example' }],
    ['another port', { origin: 'http://localhost:1' }],
    ['the website', { origin: 'http://localhost:4321', 'sec-fetch-site': 'same-site' }],
  ])('is refused with %s, to book and to cancel', async (_, headers: Record<string, string>) => {
    const page = await bookTime(url, tuesdayAtTen);
    const body = () => new URLSearchParams({ name: 'x' });
    for (const target of [url + consultationPath, `${page}/cancel`, `${page}/reschedule`]) {
      expect((await getPage(target, { method: 'POST', body: body(), headers })).status).toBe(403);
    }
    expect((await getPage(page)).text).not.toContain('event_canceled');
  });

  it('is refused from the public host without TLS', async () => {
    const own = await startForTest({ SCHEDULER_PUBLIC_URL: 'https://book.example' });
    const statusOf = (origin: string) =>
      rawStatus(own + consultationPath, { host: 'book.example', origin }, 'POST');
    expect(await statusOf('http://book.example')).toBe(403);
    expect(await statusOf('https://book.example')).not.toBe(403);
  });

  it('is refused in another type, so that no script of another site needs no permission', async () => {
    const page = await bookTime(url, tuesdayAtTen);
    const headers = { 'content-type': 'application/json' };
    expect((await getPage(`${page}/cancel`, { method: 'POST', body: '{}', headers })).status).toBe(415);
  });
});

describe('requests', () => {
  it('for another host are refused', async () => {
    expect(await rawStatus(`${url}/health`, { host: 'evil.example' })).toBe(421);
    expect(await rawStatus(`${url}/health`, { host: '127.0.0.1:4700' })).toBe(200);
  });

  it('for fewer than one next time are for one', async () => {
    expect(await nextStarts(url, -1)).toHaveLength(1);
  });

  it('have answers for other methods, long bodies and unknown paths', async () => {
    const put = await getPage(url + consultationPath, { method: 'PUT' });
    expect([put.status, put.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
    const large = await send(await openForm(url, tuesdayAtTen), { note: 'x'.repeat(17_000) });
    expect(large.status).toBe(413);
    const unknown = '/x /brightboard/x /bookings/x /bookings/x/cancel /assets/../config.yaml /%00 /%zz';
    for (const path of unknown.split(' ')) expect((await getPage(url + path)).status, path).toBe(404);
  });

  it('find policy, no HSTS and no cache for bookings', async () => {
    const page = await getPage(await bookTime(url, tuesdayAtTen));
    expect(page.headers.get('content-security-policy')).toMatch(
      /default-src 'none'.*frame-ancestors http:\/\/localhost:4321/,
    );
    expect(page.headers.get('content-security-policy')).not.toContain('unsafe');
    expect(page.headers.get('strict-transport-security')).toBeNull();
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.text).not.toMatch(/ style="| on\w+="|<style/);
    const inline = [...page.text.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text = '']) => text);
    const hashes = inline.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
    expect(page.headers.get('content-security-policy')).toContain(`script-src 'self' ${hashes.join(' ')};`);
  });
});

it('script and headers in every field and parameter stay text', async () => {
  const evil = `"><script>alert('x')</script>\r\nSet-Cookie: a=b`;
  const names = 'tz name email date time duration embed_domain embed_type utm_source gclid';
  const paths = [consultationPath, `${consultationPath}/zone`, '/brightboard', '/nowhere', '/'];
  const pages = paths.flatMap((path) =>
    names.split(' ').map((name) => getPage(`${url}${path}?${new URLSearchParams({ [name]: evil })}`)),
  );
  const form = await openForm(url, tuesdayAtTen);
  for (const field of ['name', 'email', 'note', 'time', 'submission_id', 'sequence'])
    pages.push(send(form, { [field]: evil }));
  for (const page of await Promise.all(pages)) {
    expect(page.status).toBeLessThan(500);
    expect(page.text).not.toContain('<script>alert');
    expect(page.headers.get('set-cookie')).toBeNull();
  }
  const name = `<b>'; DROP TABLE bookings;--`;
  const page = await getPage(await bookTime(url, '2026-11-24T18:00:00Z', { name }));
  expect(plainText(page.text)).toContain(name);
});

it('a name is stored without characters that nobody sees', async () => {
  const page = await getPage(
    await bookTime(url, tuesdayAtTen, { name: '\u061cAnn\ufff9 \u{e0041}Lee\u202e' }),
  );
  expect(plainText(page.text)).toContain('Ann Lee');
  expect(page.text).not.toMatch(/[\u061c\ufff9\u202e\u{e0041}]/u);
  const form = await openForm(url, '2026-11-24T18:00:00Z');
  expect((await send(form, { name: '\u2060\ufeff' })).status).toBe(422);
});

it('logs hold no secret and nothing that was typed', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const page = await bookTime(url, tuesdayAtTen);
  const question = formOf(await getPage(`${page}/cancel`));
  vi.spyOn(Map, 'groupBy').mockImplementation(() => {
    throw new Error('Ann ann@example.com');
  });
  const failed = await getPage(`${url}${consultationPath}?email=ann@example.com`);
  expect(failed.status).toBe(500);
  expect(failed.text).not.toMatch(/\.ts:|ann@/);
  await postForm(question.action, {});
  expect(log).toHaveBeenCalledOnce();
  expect(log.mock.calls.join()).not.toMatch(/ann/i);
  expect(log.mock.calls.join()).toContain('GET /:account/:event');
});

it('the calendar file says how to join, and has no quotes in a parameter, whatever the business is called', () => {
  const times = { startMs: 0, endMs: 1, createdAtMs: 0, changedAtMs: 0, cancelledAtMs: null };
  const booking = { ...times, id: 'id', eventName: 'Call', sequence: 0 } as Booking;
  const business = { name: 'The "Best" Ünïversity', email: 'a@b.com' };
  const said = { place: 'call', joining: 'By link', pageUrl: 'https://a.test/x' };
  const file = calendarFile(booking, { business, ...said });
  for (const text of ['CN="The Best Ünïversity"', 'By link']) expect(file).toContain(text);
});

it('the rate limit refills evenly, says how long to wait and remembers a bounded number of addresses', () => {
  const limit = createRateLimit(3, 60_000);
  expect([1, 2, 3].map(() => limit.secondsToWait('a', 0))).toEqual([0, 0, 0]);
  expect(limit.secondsToWait('a', 0)).toBe(20);
  expect(limit.secondsToWait('a', 20_000)).toBe(0);
  for (let count = 0; count < 3_000; count += 1) limit.secondsToWait(`address ${count}`, 0);
  expect(limit.size()).toBe(2_000);
});
