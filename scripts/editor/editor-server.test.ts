import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../processes.ts';
import { ContentStore } from './content-store.ts';
import { editorApp } from './editor-server.ts';

const app = editorApp({
  store: new ContentStore(join(root, 'site/content')),
  bundle: join(root, 'scripts/editor'),
  config: {},
  port: 4323,
  onSave: () => undefined,
});
const own = 'http://localhost:4323';
const question = JSON.stringify({ action: 'getEntry', params: { path: 'faq/1.yaml' } });

const get = (path: string, at = own) => app.request(at + path);
const post = (body: string, origin?: string, at = own) =>
  app.request(`${at}/api/v1`, {
    method: 'POST',
    body,
    headers: { 'Content-Length': String(body.length), ...(origin ? { Origin: origin } : {}) },
  });

describe('the editor’s server', () => {
  it('answers its own page', async () => {
    const response = await post(question, own);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('What is {{business.name}}?');
  });

  it.each([
    ['another website', 'https://elsewhere.example', own],
    ['a call that names no page', undefined, own],
    ['a name that is made to point here', 'http://elsewhere.example:4323', 'http://elsewhere.example:4323'],
  ])('refuses %s', async (_who, origin, at) => {
    expect((await post(question, origin, at)).status).toBe(403);
  });

  it('serves nothing but its page and the editor’s own files, under a strict policy', async () => {
    const { status, headers } = await get('/');
    expect(status).toBe(200);
    expect(headers.get('Content-Security-Policy')).toMatch(/^default-src 'self';.*frame-ancestors 'none'/);
    const paths =
      '/cms/package.json /cms/..%2fpackage.json /cms/../../package.json /cms/none.js /site/content/faq.yaml';
    for (const path of paths.split(' ')) expect((await get(path)).status, path).toBe(404);
  });

  it('answers what is malformed or too large with an error and goes on', async () => {
    expect((await post('{', own)).status).toBe(500);
    expect((await post(JSON.stringify({ action: 'format', params: {} }), own)).status).toBe(422);
    expect((await post(question.padEnd(2_000_001), own)).status).toBe(413);
    expect((await get('/')).status).toBe(200);
  });
});
