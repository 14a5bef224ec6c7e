import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  bookTime,
  consultationPath,
  formOf,
  getPage,
  openForm,
  plainText,
  postForm,
  send,
  startForTest,
  tuesdayAtEleven,
  tuesdayAtTen,
} from './booking-client.ts';

let url: string;

beforeEach(async () => {
  url = await startForTest();
});

/** The status of a request that `fetch` would not send, such as one for another host. */
async function rawStatus(target: string, headers: Record<string, string>, method = 'GET', body = '') {
  const sent = request(target, { headers, method }).end(body);
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return response.resume().statusCode;
}

it.each([
  {},
  { origin: 'null', 'sec-fetch-site': 'cross-site' },
  { origin: 'https://evil.example' },
  { origin: 'http://localhost:1' },
  { origin: 'http://localhost:4321', 'sec-fetch-site': 'same-site' },
  // A simple request's type to a browser, and a form to a reader that trims it.
  { origin: 'https://evil.example', 'content-type': '\u00a0application/x-www-form-urlencoded' },
  { origin: 'https://evil.example', 'content-type': 'text/plain' },
])('a form of another site is refused: %j', async (headers: Record<string, string>) => {
  const page = await bookTime(url, tuesdayAtTen);
  const { action, fields } = await openForm(url, tuesdayAtEleven);
  const body = new URLSearchParams({ ...fields, name: 'Ann', email: 'ann@example.com' }).toString();
  for (const target of [action, `${page}/cancel`, `${page}/reschedule`])
    expect(await rawStatus(target, headers, 'POST', body)).toBe(403);
  expect((await getPage(`${url}${consultationPath}?time=${tuesdayAtEleven}`)).status).toBe(200);
  expect((await getPage(page)).text).not.toContain('event_canceled');
});

describe('requests', () => {
  it('for another host are refused', async () => {
    expect(await rawStatus(`${url}/health`, { host: 'evil.example' })).toBe(421);
    expect(await rawStatus(`${url}/health`, { host: '127.0.0.1:4700' })).toBe(200);
  });

  it('have answers for other methods, long bodies and unknown paths', async () => {
    expect((await getPage(url + consultationPath, { method: 'PUT' })).status).toBe(404);
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

it('clients that break off in their body write nothing into the log', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const booking = new URL(await bookTime(url, tuesdayAtTen)).pathname;
  for (const target of [consultationPath, `${booking}/reschedule`]) {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    const head = [
      `POST ${target} HTTP/1.1`,
      ...['Host: localhost', 'Origin: http://localhost', 'Content-Length: 99'],
      'Content-Type: application/x-www-form-urlencoded',
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\nname=`);
    await pause(50);
    socket.destroy();
  }
  await pause(100);
  expect(log.mock.calls).toEqual([]);
});
