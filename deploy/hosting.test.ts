import { chmodSync, cpSync, mkdirSync, mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filesOf } from '../scripts/installed.ts';
import { redirects } from '../site/src/model/routes.ts';
import { ask } from './ask.ts';
import { comparable, hostQuestions } from './host-comparison.ts';
import { headerRules, headersAt, redirectRules } from './host-rules.ts';
import { listen, type StartedHost } from './listen.ts';
import { createSiteServer } from './site-server.ts';
import { startApache, startCaddy, startNginx } from './started-hosts.ts';

let own: StartedHost;
beforeAll(async () => {
  own = await listen(createSiteServer(), 0);
});
afterAll(() => own[Symbol.asyncDispose]());

const textOf = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');

describe('_headers and _redirects', () => {
  it('set no header twice for one path but the policy, whose values such a host joins', () => {
    const all = headerRules.flatMap(({ headers }) => Object.keys(headers));
    const twice = all.filter((name, index) => all.indexOf(name) !== index);
    expect([...new Set(twice)].sort()).toEqual(['Content-Security-Policy']);
    expect(headerRules.find(({ path }) => path === '/*')?.headers).not.toHaveProperty('Cache-Control');
  });

  it('leave subdomains to the owner', () => {
    const lifetime = /max-age=31536000(?!, immutable)[^"\n]*/g;
    for (const file of ['_headers', 'Caddyfile', '.htaccess', 'vercel.json', 'nginx/site.conf'])
      expect(textOf(file).match(lifetime), file).toEqual(['max-age=31536000']);
  });
});

describe('vercel.json and _redirects', () => {
  const vercel = JSON.parse(textOf('vercel.json')) as {
    redirects: object[];
    headers: { source: string; headers: { key: string; value: string }[] }[];
  };

  it('have the headers of _headers', () => {
    const rules = vercel.headers.map((rule) => ({
      path: rule.source.replace('(.*)', '*').replace('\\.', '.'),
      headers: Object.fromEntries(rule.headers.map(({ key, value }) => [key, value])),
    }));
    expect(rules).toEqual(headerRules);
  });

  it('have the redirects of the route table; Vercel takes a slash at the end for the same path', () => {
    const permanent = redirects.map(({ from, to }) => ({ source: from, destination: to, permanent: true }));
    expect(vercel.redirects).toEqual(permanent);
    const lines = [...redirectRules].map(([from, to]) => `${from} ${to} 301`);
    expect(textOf('_redirects').match(/^\/.*$/gm)).toEqual(lines);
  });
});

const hosts = [
  { name: 'nginx', installed: filesOf('nginx') !== undefined, start: startNginx },
  { name: 'Caddy', installed: filesOf('caddy') !== undefined, start: startCaddy },
  { name: 'Apache', installed: filesOf('apache') !== undefined, start: startApache },
];

/** Apache has no compressed copies, and says 403 of a file name that is too long for a disk. */
const isComparable = (name: string, { path, headers }: ReturnType<typeof hostQuestions>[number]): boolean =>
  name !== 'Apache' || (headers?.['Accept-Encoding'] === undefined && path.length < 250);

describe.each(hosts)('$name', ({ name, installed, start }) => {
  const check = it.skipIf(!installed);
  let host: StartedHost;
  beforeAll(async () => {
    if (installed) host = await start();
  });
  afterAll(() => host?.[Symbol.asyncDispose]());

  check('answers every request as the preview server does', async () => {
    const questions = hostQuestions().filter((one) => isComparable(name, one));
    const answersOf = async (origin: string) => {
      const answers: object[] = [];
      for (const question of questions) answers.push(await comparable(origin, question));
      return answers;
    };
    expect(await answersOf(host.origin)).toEqual(await answersOf(own.origin));
  });

  check('has browsers insist on HTTPS, which the preview server never does', async () => {
    const header = 'strict-transport-security';
    const sent = headersAt('/sat-prep')['Strict-Transport-Security'];
    expect((await ask(host.origin, '/sat-prep')).headers[header]).toBe(sent);
    expect((await ask(own.origin, '/sat-prep')).headers).not.toHaveProperty(header);
  });

  check('answers 304 for what is unchanged, with its headers', async () => {
    for (const path of ['/', '/sat-prep', '/favicon.svg', '/site.webmanifest']) {
      const first = await ask(host.origin, path);
      const headers = { 'If-None-Match': String(first.headers.etag) };
      const again = await ask(host.origin, path, { headers });
      expect([path, again.status, again.body.length]).toEqual([path, 304, 0]);
      for (const header of ['cache-control', 'content-security-policy', 'x-content-type-options'])
        expect([path, header, again.headers[header]]).toEqual([path, header, first.headers[header]]);
    }
  });

  const ways =
    '/../package.json /..%2f..%2fpackage.json /%2e%2e/%2e%2e/package.json /_assets/..%2f..%2fpackage.json ' +
    '/..%5c..%5cpackage.json /%00 /sat-prep%00.html /%E0%A4%A';
  check.each(ways.split(' '))('does not lead out of the build by %s', async (path) => {
    const { status, body } = await ask(host.origin, path);
    expect([400, 403, 404]).toContain(status);
    expect(body.toString()).not.toMatch(/"workspaces"|root:x:/);
  });

  check('shows no hidden file and none for other hosts, but what is public by its name', async () => {
    const statuses = { '.env': 404, '.git/config': 404, _headers: 404, '.well-known/security.txt': 200 };
    using temporary = mkdtempDisposableSync(join(tmpdir(), 'hidden-'));
    const folder = temporary.path;
    // The web servers' worker processes run as other users.
    chmodSync(folder, 0o755);
    cpSync(new URL('.htaccess', import.meta.url), join(folder, '.htaccess'));
    for (const file of Object.keys(statuses)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), 'text');
    }
    await using served = await start(folder);
    for (const [file, status] of Object.entries(statuses))
      expect([file, (await ask(served.origin, `/${file}`)).status]).toEqual([file, status]);
  });

  check('turns no query into a header', async () => {
    const { headers } = await ask(host.origin, '/home?a=%0d%0aSet-Cookie:x=1');
    expect(headers).not.toHaveProperty('set-cookie');
    expect(headers.location).toMatch(/\/\?a=%0d%0aSet-Cookie:x=1$/i);
  });
});
