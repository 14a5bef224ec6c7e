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
async function travelled(path: string, encoding: string): Promise<{ bytes: Buffer; encoding: string }> {
  const { hostname, port } = new URL(scheduler.url);
  const headers = { 'accept-encoding': encoding };
  const asked = request({ hostname, port, path, headers }).end();
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  return { bytes: Buffer.concat(chunks), encoding: response.headers['content-encoding'] ?? 'identity' };
}

const embedQuery =
  '?embed_domain=localhost%3A4321&embed_type=Inline&utm_source=website&utm_medium=embed&utm_content=%2F&tz=America%2FNew_York';

describe('what travels', () => {
  it.each(['', '&month=2026-12', '&month=2027-01', '&date=2026-11-23'])(
    'is one small document whatever is shown (%j), in the encoding that the client takes',
    async (shown) => {
      const path = consultationPath + embedQuery + shown;
      const brotli = await travelled(path, 'gzip, deflate, br');
      expect(brotli.encoding).toBe('br');
      expect(brotli.bytes.length).toBeLessThanOrEqual(2300);
      const gzip = await travelled(path, 'gzip');
      expect(gzip.encoding).toBe('gzip');
      expect(gzip.bytes.length).toBeLessThanOrEqual(2650);
    },
  );

  it('is smaller still for those who ask again, and says the same', async () => {
    const first = await travelled(consultationPath + embedQuery, 'br');
    const again = () => travelled(consultationPath + embedQuery, 'br');
    await vi.waitFor(async () => expect((await again()).bytes.length).toBeLessThanOrEqual(2048), {
      timeout: 20_000,
      interval: 300,
    });
    const [text, smaller] = [first, await again()].map(({ bytes }) => brotliDecompressSync(bytes).toString());
    expect(smaller).toBe(text);
  });

  it.each(['br', 'gzip'])('is a small form, too, in %s', async (encoding) => {
    const form = await travelled(`${consultationPath}${embedQuery}&time=${tuesdayAtTen}`, encoding);
    expect(form.encoding).toBe(encoding);
    expect(form.bytes.length).toBeLessThanOrEqual(encoding === 'br' ? 2048 : 2600);
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
