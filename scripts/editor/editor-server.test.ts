import { request } from 'node:http';
import type { AddressInfo, Server } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../processes.ts';
import { ContentStore } from './content-store.ts';
import { createEditorServer } from './editor-server.ts';

const options = {
  store: new ContentStore(join(root, 'site/content')),
  bundle: join(root, 'scripts/editor'),
  config: {},
  port: 0,
  onSave: () => undefined,
};
let server: Server;

beforeAll(async () => {
  server = createEditorServer(options);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  options.port = (server.address() as AddressInfo).port;
});
afterAll(() => server.close());

function call(
  path: string,
  method: string,
  headers: Record<string, string>,
  body = '',
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port: options.port, path, method, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
    });
    sent.on('error', reject).end(body);
  });
}

const host = () => `localhost:${options.port}`;
const question = JSON.stringify({ action: 'getEntry', params: { path: 'faq/1.yaml' } });

describe('the editor’s server', () => {
  it('answers its own page', async () => {
    const { status, text } = await call(
      '/api/v1',
      'POST',
      { host: host(), origin: `http://${host()}` },
      question,
    );
    expect(status).toBe(200);
    expect(text).toContain('What is {{business.name}}?');
  });

  it.each([
    ['another website', () => ({ host: host(), origin: 'https://elsewhere.example' })],
    ['a call that names no page', () => ({ host: host() })],
    [
      'a name that is made to point here',
      () => ({
        host: `elsewhere.example:${options.port}`,
        origin: `http://elsewhere.example:${options.port}`,
      }),
    ],
  ])('refuses %s', async (_who, headers) => {
    expect((await call('/api/v1', 'POST', headers(), question)).status).toBe(403);
  });

  it('serves nothing but its page and the editor’s own files', async () => {
    expect((await call('/', 'GET', { host: host() })).status).toBe(200);
    for (const path of [
      '/cms/package.json',
      '/cms/..%2fpackage.json',
      '/cms/../../package.json',
      '/site/content/faq.yaml',
    ]) {
      expect((await call(path, 'GET', { host: host() })).status, path).toBe(404);
    }
  });

  it('answers a malformed call with an error and goes on', async () => {
    const own = { host: host(), origin: `http://${host()}` };
    expect((await call('/api/v1', 'POST', own, '{')).status).toBe(500);
    expect(
      (await call('/api/v1', 'POST', own, JSON.stringify({ action: 'format', params: {} }))).status,
    ).toBe(422);
    expect((await call('/', 'GET', { host: host() })).status).toBe(200);
  });
});
