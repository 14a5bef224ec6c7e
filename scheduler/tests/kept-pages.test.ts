import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RunningScheduler } from '../src/start-scheduler.ts';
import {
  consultationPath,
  friday,
  tuesdayAtTen,
  formToken,
  getPage,
  linksTo,
  openForm,
  send,
  startForTest,
} from './booking-client.ts';

let scheduler: RunningScheduler;
let nowMs: number;

beforeEach(async () => {
  nowMs = Date.parse(friday);
  scheduler = await startForTest({ now: { now: () => nowMs } });
});

afterEach(() => scheduler.close());

/** The bytes of an answer as they travel. */
async function travelled(path: string, encoding: string) {
  const { hostname, port } = new URL(scheduler.url);
  const asked = request({ hostname, port, path, headers: { 'accept-encoding': encoding } }).end();
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  const headers = { ...response.headers, date: 'now' };
  return {
    bytes: Buffer.concat(chunks),
    encoding: response.headers['content-encoding'] ?? 'identity',
    headers,
  };
}

const embedQuery =
  '?embed_domain=localhost%3A4321&embed_type=Inline&utm_source=website&utm_medium=embed&utm_content=%2F&tz=America%2FNew_York';

const events = [
  ['free-consultation', '%2Ffree-consultation'],
  ['test-prep', '%2Fsat-consultation'],
  ['school-districts', '%2Flos-angeles-consultation'],
].map(([event, page = '']) => `/brightboard/${event}${embedQuery.replace('%2F&', `${page}&`)}`);
const shown = ['', '&month=2026-12', '&month=2027-01', '&date=2026-11-24', `&time=${tuesdayAtTen}`];

describe('what travels', () => {
  it.each(events.flatMap((event) => shown.map((place) => event + place)))(
    'is one small document from the first answer on: %s',
    async (path) => {
      const brotli = await travelled(path, 'gzip, deflate, br');
      expect(brotli.encoding).toBe('br');
      expect(brotli.bytes.length).toBeLessThanOrEqual(2048);
      const gzip = await travelled(path, 'gzip');
      expect(gzip.encoding).toBe('gzip');
      expect(gzip.bytes.length).toBeLessThanOrEqual(2650);
    },
  );

  it('is as small for next free times', async () => {
    const { bytes } = await travelled(`/api${consultationPath}/next?limit=3&tz=America%2FNew_York`, 'br');
    expect(bytes.length).toBeLessThanOrEqual(2048);
  });

  it('is smaller than in a hurry, once there is time for it', async () => {
    const sizes = async () => {
      const asked = shown.map((place) => travelled(events[0] + place, 'br'));
      return (await Promise.all(asked)).map(({ bytes }) => bytes.length);
    };
    expect(Math.max(...(await sizes()))).toBeGreaterThan(2048);
    await vi.waitFor(async () => expect(Math.max(...(await sizes()))).toBeLessThanOrEqual(2048), {
      timeout: 20_000,
      interval: 300,
    });
  });

  it('is, kept, what was answered first, with the same headers', async () => {
    for (const path of [events[0]!, `${events[0]}&date=2026-11-24`, `/api${consultationPath}/next`]) {
      for (const encoding of ['br', 'gzip', 'identity']) {
        const [first, again] = [await travelled(path, encoding), await travelled(path, encoding)];
        expect(again.bytes).toEqual(first.bytes);
        expect(again.headers).toEqual(first.headers);
      }
    }
  });

  it('needs nothing else, and is as it is for who takes no encoding', async () => {
    const plain = await travelled(consultationPath + embedQuery, 'br;q=0, gzip;q=0');
    expect(plain.encoding).toBe('identity');
    expect(plain.bytes.toString()).not.toMatch(/<link rel="stylesheet|<script src/);
  });

  it('is the same a second time, except for the form’s ticket', async () => {
    const first = await travelled(consultationPath + embedQuery, 'gzip');
    expect((await travelled(consultationPath + embedQuery, 'gzip')).bytes).toEqual(first.bytes);
    const path = `${consultationPath}?time=${tuesdayAtTen}`;
    const forms = [];
    for (const encoding of ['gzip', 'gzip', 'br', 'br']) {
      const { bytes } = await travelled(path, encoding);
      forms.push((encoding === 'br' ? brotliDecompressSync(bytes) : gunzipSync(bytes)).toString());
    }
    const tokens = forms.map((text) => /name="token" value="([^"]*)"/.exec(text)![1]!);
    expect(new Set(tokens).size).toBe(4);
    expect(new Set(forms.map((text, index) => text.replace(tokens[index]!, ''))).size).toBe(1);
    for (const token of tokens) {
      expect((await send({ action: scheduler.url + path, token })).status).toBe(
        token === tokens[0] ? 303 : 409,
      );
    }
  });
});

describe('a page that is kept', () => {
  const ten = async () =>
    linksTo(await getPage(`${scheduler.url}${consultationPath}?date=2026-11-24`), /10:00 AM$/);

  it('changes with each booking and cancellation', async () => {
    expect(await ten()).toHaveLength(1);
    const { location } = await send(await openForm(scheduler.url, tuesdayAtTen));
    expect(await ten()).toHaveLength(0);
    const question = await getPage(`${scheduler.url}${location}/cancel`);
    await send({ action: `${scheduler.url}${location}/cancel`, token: formToken(question) });
    expect(await ten()).toHaveLength(1);
  });

  it('changes when a time becomes too close, and when a day is over', async () => {
    const page = () => getPage(scheduler.url + consultationPath);
    expect(linksTo(await page(), /2:00 PM$/)).toHaveLength(1);
    nowMs = Date.parse('2026-11-20T15:00:01Z');
    expect(linksTo(await page(), /2:00 PM$/)).toHaveLength(0);
    nowMs = Date.parse('2026-11-23T12:00:00Z');
    expect(linksTo(await page(), /November <\/span>2[0-2]$/)).toHaveLength(0);
  });

  it('is made for the origin that asks and for the address alone', async () => {
    const api = `${scheduler.url}/api${consultationPath}/next`;
    const allowed = async (origin: string) =>
      (await getPage(api, { headers: { origin } })).headers.get('access-control-allow-origin');
    expect(await allowed('http://localhost:4321')).toBe('http://localhost:4321');
    expect(await allowed('https://example.org')).toBeNull();
    expect(await allowed('http://127.0.0.1:4321')).toBe('http://127.0.0.1:4321');
  });
});
