import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filesOf } from '../scripts/installed.ts';
import { redirects } from '../site/src/model/routes.ts';
import { ask } from './ask.ts';
import { buildFolder } from './build-folder.ts';
import { comparable, hostQuestions, pagesOf } from './host-comparison.ts';
import { headerRules, redirectRules } from './host-rules.ts';
import type { StartedHost } from './listen.ts';
import { startCaddy, startNginx, startOwnServer } from './started-hosts.ts';

let own: StartedHost;
beforeAll(async () => {
  own = await startOwnServer();
});
afterAll(() => own.stop());

describe('_headers and _redirects', () => {
  it('are short enough for Cloudflare Pages, which leaves out what is too much', () => {
    expect(headerRules.length + redirectRules.size).toBeLessThanOrEqual(12);
    for (const { headers } of headerRules) {
      for (const value of Object.values(headers)) expect(value.length).toBeLessThan(1_900);
    }
  });

  it('set nothing twice for one address but the policy, whose values such a host joins', () => {
    const all = headerRules.flatMap(({ headers }) => Object.keys(headers));
    const twice = all.filter((name, index) => all.indexOf(name) !== index);
    expect([...new Set(twice)].sort()).toEqual(['Content-Security-Policy']);
    expect(headerRules.find(({ path }) => path === '/*')?.headers).not.toHaveProperty('Cache-Control');
  });

  it('hold every redirect of the route table, with and without a slash', () => {
    const wanted = redirects.flatMap(({ from, to }): [string, string][] => [
      [from, to],
      [`${from}/`, to],
    ]);
    expect([...redirectRules]).toEqual(wanted);
  });
});

describe('npm start', () => {
  it('answers every page with its file, and with the same headers, which know nothing of its content', async () => {
    const ownHeaders = ['etag', 'date', 'content-length', 'last-modified'];
    const seen = new Set<string>();
    for (const page of pagesOf()) {
      const { status, headers, body } = await ask(own.origin, page);
      const file = page === '/' ? 'index.html' : `${page}.html`;
      expect([page, status, body.equals(readFileSync(join(buildFolder, file)))]).toEqual([page, 200, true]);
      seen.add(JSON.stringify(Object.entries(headers).filter(([name]) => !ownHeaders.includes(name))));
    }
    expect([...seen]).toHaveLength(1);
    expect([...seen][0]).not.toMatch(/sha256|script-src|https?:/);
  });

  it.each([
    ['/sat-prep/', '/sat-prep'],
    ['/sat-prep.html?a=1', '/sat-prep?a=1'],
    ['/sat-prep/index', '/sat-prep'],
    ['/subjects/science/', '/subjects/science'],
    ['/index', '/'],
    ['/index.html?a=1', '/?a=1'],
    ['/home?utm_source=flyer', '/?utm_source=flyer'],
    ['/home/', '/'],
  ])('sends %s on to %s', async (from, to) => {
    const { status, headers } = await ask(own.origin, from);
    expect([status, headers.location]).toEqual([308, to]);
  });
});

const hosts = [
  { name: 'nginx', installed: filesOf('nginx') !== undefined, start: startNginx },
  { name: 'Caddy', installed: filesOf('caddy') !== undefined, start: startCaddy },
];

describe.each(hosts)('$name', ({ installed, start }) => {
  let host: StartedHost;
  beforeAll(async () => {
    if (installed) host = await start();
  });
  afterAll(() => host?.stop());

  it.skipIf(!installed)('answers as npm start does', async () => {
    for (const question of hostQuestions()) {
      expect(await comparable(host.origin, question)).toEqual(await comparable(own.origin, question));
    }
  });

  it.skipIf(!installed)('answers 304 for what is unchanged, with its headers', async () => {
    for (const path of ['/', '/sat-prep', '/favicon.svg', '/site.webmanifest']) {
      for (const encoding of ['identity', 'gzip']) {
        const first = await ask(host.origin, path, { headers: { 'Accept-Encoding': encoding } });
        const headers = { 'Accept-Encoding': encoding, 'If-None-Match': String(first.headers.etag) };
        const again = await ask(host.origin, path, { headers });
        expect([path, again.status, again.body.length]).toEqual([path, 304, 0]);
        for (const name of ['cache-control', 'content-security-policy', 'x-content-type-options']) {
          expect([name, again.headers[name]]).toEqual([name, first.headers[name]]);
        }
      }
    }
  });

  const ways =
    '/../package.json /..%2f..%2fpackage.json /%2e%2e/%2e%2e/package.json /_assets/..%2f..%2fpackage.json ' +
    '/..%5c..%5cpackage.json /%00 /sat-prep%00.html /%E0%A4%A';
  it.skipIf(!installed).each(ways.split(' '))('does not lead out of the build by %s', async (path) => {
    const { status, body } = await ask(host.origin, path);
    expect([400, 404]).toContain(status);
    expect(body.toString()).not.toMatch(/"workspaces"|root:x:/);
  });
});
