import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sendRequest } from '../hosts/send-request.ts';
import { listen, type StartedHost } from './listen.ts';
import { createSiteServer } from './site-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'site-'));
let host: StartedHost;
beforeAll(async () => {
  for (const name of ['index.html', 'sat-prep.html', '404.html']) writeFileSync(join(folder, name), name);
  writeFileSync(join(folder, 'index.html.gz'), 'compressed');
  host = await listen(createSiteServer(folder), 0);
});
afterAll(async () => {
  await host[Symbol.asyncDispose]();
  rmSync(folder, { recursive: true });
});

it.each([
  ['gzip, br', 'gzip'],
  ['gzip;q=0', undefined],
])('answers who accepts %s in %s', async (accepted, encoding) => {
  const { headers } = await sendRequest(host.origin, '/', { headers: { 'Accept-Encoding': accepted } });
  expect(headers['content-encoding']).toBe(encoding);
});

it('keeps what it read at its start: a later build changes nothing under it', async () => {
  writeFileSync(join(folder, 'faq.html'), 'of another build');
  writeFileSync(join(folder, 'sat-prep.html'), 'of another build');
  rmSync(join(folder, 'index.html'));
  expect((await sendRequest(host.origin, '/faq')).status).toBe(404);
  expect((await sendRequest(host.origin, '/')).status).toBe(200);
  expect((await sendRequest(host.origin, '/sat-prep')).body.toString()).toBe('sat-prep.html');
});
