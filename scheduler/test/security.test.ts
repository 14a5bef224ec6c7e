import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  bookTime,
  consultationPath,
  getPage,
  openForm,
  plainText,
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
  { origin: 'http://localhost:4321', 'sec-fetch-site': 'same-site' },
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
    expect((await getPage(url + consultationPath, { method: 'PUT', headers: { origin: url } })).status).toBe(
      404,
    );
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
  });
});

it('script and headers in every field and parameter stay text', async () => {
  const evil = `"><script>alert('x')</script>\r\nSet-Cookie: a=b`;
  const names = 'tz name date time embed_domain utm_source';
  const paths = [consultationPath, `${consultationPath}/zone`, '/nowhere'];
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
  vi.spyOn(Map, 'groupBy').mockImplementation(() => {
    throw new Error('Ann ann@example.com');
  });
  const failed = await getPage(`${url}${consultationPath}?email=ann@example.com`);
  expect(failed.status).toBe(500);
  expect(failed.text).not.toMatch(/\.ts:|ann@/);
  expect(log.mock.calls.join()).not.toMatch(/ann/i);
  expect(log.mock.calls.join()).toContain('GET /:account/:event');
});
