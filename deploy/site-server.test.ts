import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ask } from '../tools/hosts/ask.ts';
import { listen, type StartedHost } from './listen.ts';
import { createSiteServer } from './site-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'site-'));
const page = '<!doctype html><title>Page</title>';
let host: StartedHost;
beforeAll(async () => {
  for (const name of ['index.html', 'sat-prep.html', '404.html'])
    writeFileSync(join(folder, name), page + name);
  writeFileSync(join(folder, 'index.html.gz'), 'compressed');
  symlinkSync(join(tmpdir()), join(folder, 'outside.d'), 'junction');
  symlinkSync('/etc/hostname', join(folder, 'hostname.txt'));
  host = await listen(createSiteServer(folder), 0);
});
afterAll(async () => {
  await host[Symbol.asyncDispose]();
  rmSync(folder, { recursive: true });
});

it('sends no precompressed copy to who refuses its encoding', async () => {
  const encodingFor = async (accepted: string) =>
    (await ask(host.origin, '/', { headers: { 'Accept-Encoding': accepted } })).headers['content-encoding'];
  expect(await encodingFor('gzip, br')).toBe('gzip');
  expect(await encodingFor('gzip;q=0')).toBeUndefined();
});

it('answers a range with the whole file, under one ETag', async () => {
  const whole = await ask(host.origin, '/');
  for (const range of ['bytes=0-3', 'bytes=4-7', 'nonsense']) {
    const { status, headers, body } = await ask(host.origin, '/', { headers: { Range: range } });
    expect([status, headers.etag, body.length]).toEqual([200, whole.headers.etag, whole.body.length]);
  }
});

it('follows no symbolic link out of the build', async () => {
  expect((await ask(host.origin, '/hostname.txt')).status).toBe(404);
});

it('keeps what it read at its start: a later build changes nothing under it', async () => {
  const before = await ask(host.origin, '/sat-prep');
  writeFileSync(join(folder, 'faq.html'), page);
  writeFileSync(join(folder, 'sat-prep.html'), 'of another build');
  rmSync(join(folder, 'index.html'));
  expect((await ask(host.origin, '/faq')).status).toBe(404);
  expect((await ask(host.origin, '/')).status).toBe(200);
  expect((await ask(host.origin, '/sat-prep')).body).toEqual(before.body);
});
