import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../processes.ts';
import { ContentStore } from './content-store.ts';
import { editorApp } from './editor-server.ts';

const app = editorApp({
  store: new ContentStore(join(root, 'site/content')),
  packages: join(root, 'scripts'),
  config: {},
  port: 4323,
  onSave: () => undefined,
});
const own = 'http://localhost:4323';
const file = '/files/site/content/faq.yaml';

const get = (path: string, at = own) => app.request(at + path);
const put = (body: string, headers: Record<string, string>, at = own) =>
  app.request(at + file, {
    method: 'PUT',
    body,
    headers: { 'Content-Length': String(body.length), ...headers },
  });

it('lends its own page the content', async () => {
  expect(await (await get('/files')).json()).toContain('site/content/faq.yaml');
  const text = await (await get(file)).text();
  expect(text).toContain('What is {{business.name}}?');
  expect((await put(text, { Origin: own })).status).toBe(200);
});

it.each([
  ['another website', { Origin: 'https://elsewhere.example' }, own],
  ['a call that names no page', {}, own],
  ['a name that points here', { Origin: 'http://elsewhere.example:4323' }, 'http://elsewhere.example:4323'],
])('refuses %s', async (_who, headers, at) => {
  expect((await put('[]', { ...headers }, at)).status).toBe(403);
});

it('refuses to write over what something else has changed meanwhile', async () => {
  const refused = await put('[]', { Origin: own, 'If-Match': '"as it was before"' });
  expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining('Reload the page')]);
});

it('serves nothing but its page, the editor’s package and the content, under a strict policy', async () => {
  const { status, headers } = await get('/');
  expect(status).toBe(200);
  expect(headers.get('Content-Security-Policy')).toMatch(/^default-src 'self';.*frame-ancestors 'none'/);
  const paths =
    '/packages/..%2fpackage.json /packages/../../package.json /packages/none.js /site/content/faq.yaml /files/package.json';
  for (const path of paths.split(' ')) expect((await get(path)).status, path).toBe(404);
  expect((await get('/files/site/content/..%2fpackage.json')).status).toBe(422);
});

it('answers what is malformed or too large with an error and goes on', async () => {
  expect((await put('a: "', { Origin: own })).status).toBe(500);
  expect((await put(' '.repeat(30_000_001), { Origin: own })).status).toBe(413);
  expect((await get('/')).status).toBe(200);
});
