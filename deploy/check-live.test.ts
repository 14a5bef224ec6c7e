import { execFile } from 'node:child_process';
import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../scripts/processes.ts';
import { readRoutes } from '../site/src/model/read-routes.ts';
import { buildFolder } from './build-folder.ts';
import { listen, type StartedHost } from './listen.ts';
import { selfSigned } from './self-signed.ts';
import { createSiteServer } from './site-server.ts';

const site = createSiteServer();
const folder = mkdtempSync(join(tmpdir(), 'live-'));
const names = 'DNS:www.example.com,DNS:example.com,DNS:www.youtube.com';

/** What is wrong at the moment: answers in place of what is asked for, a name that leads nowhere, what is gone. */
let broken: Record<string, string> = {};
let apex = 'example.com';
let gone = /^\/gone/;
/** The only page of a smaller site, in place of the built one. */
let page: string | undefined;
let silentlyAsked = 0;

/** Every other site and service. */
const outside: RequestListener = ({ method, url = '' }, response) => {
  if (url === '/silent') silentlyAsked += 1;
  else if (method === 'HEAD') response.writeHead(405).end();
  else if (url === '/refuses') response.writeHead(403).end();
  else response.writeHead(gone.test(url) ? 404 : 200).end('An answer');
};

const answerOn =
  (isSecure: boolean): RequestListener =>
  (request, response) => {
    const { url = '', headers } = request;
    const name = headers.host ?? '';
    if (name === apex || (name === 'www.example.com' && !isSecure)) {
      response.writeHead(301, { Location: `https://www.example.com${url}` }).end();
    } else if (!/^127|example/.test(name)) outside(request, response);
    else if (page !== undefined) {
      response.end(url === '/' ? page : '<loc>https://www.example.com/</loc>');
    } else site.emit('request', Object.assign(request, { url: broken[url] ?? url }), response);
  };

const secure = createSecureServer(selfSigned(folder, names, 90), answerOn(true));
let hosts: StartedHost[];
beforeAll(async () => {
  hosts = [await listen(createServer(answerOn(false)), 0), await listen(secure as unknown as Server, 0)];
});
afterAll(async () => {
  for (const { stop } of hosts) await stop();
  rmSync(folder, { recursive: true });
});

/** Has a process reach our two servers whatever it asks for. */
const everywhere = () => `import { Socket } from 'node:net';
  const { connect } = Socket.prototype;
  const [plain, secure] = ${JSON.stringify(hosts.map(({ origin: at }) => new URL(at).port))};
  Socket.prototype.connect = function (...asked) {
    const [options] = asked.flat();
    Object.assign(options, { host: '127.0.0.1', port: Number(options.port) === 443 ? secure : plain });
    return connect.apply(this, asked);
  };`;
const check = (...asked: string[]) =>
  new Promise<{ code: number; output: string }>((resolve) => {
    const env = {
      ...process.env,
      NODE_EXTRA_CA_CERTS: join(folder, 'fullchain.pem'),
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(everywhere())}`,
    };
    const script = ['scripts/check-live.ts', ...asked];
    const child = execFile(process.execPath, script, { cwd: root, env }, (_, stdout, stderr) =>
      resolve({ code: child.exitCode ?? 1, output: stdout + stderr }),
    );
  });
const origin = 'http://127.0.0.1';
const secureOrigin = 'https://www.example.com';

const row = (name: string, asked: number | RegExp, wrong: number) =>
  new RegExp(`\\| ${name} +\\| +${asked instanceof RegExp ? asked.source : asked} \\| +${wrong} \\|`);

it('finds nothing wrong with the site as it is built, on HTTPS', async () => {
  const { code, output } = await check(secureOrigin, '--skip=links');
  expect(output).toMatch(row('pages', /\d{2,}/, 0));
  expect(output).toMatch(row('files', /\d{2,}/, 0));
  for (const [name, asked] of Object.entries({ names: 2, certificate: 1, events: 3, videos: /\d+/ }))
    expect(output).toMatch(row(name, asked, 0));
  expect(code).toBe(0);
});

it('names each answer that is wrong, and fails', async () => {
  broken = { '/faq': '/gone', '/home?a=1': '/faq', '/sat-prep': '/favicon.svg', '/_assets/none.js': '/faq' };
  const aliases = readRoutes().filter(({ aliasOf }) => aliasOf);
  for (const { path } of aliases) broken[path] = '/gone';
  const [islands = ''] = globSync('_assets/faq-browser.*.js', { cwd: buildFolder });
  broken[`/${islands}`] = '/faq';
  gone = /^/;
  const { code, output } = await check(origin, '--skip=links');
  broken = {};
  gone = /^\/gone/;
  expect(code).toBe(1);
  expect(output).toContain('\n/faq: status 404');
  for (const { path } of aliases) expect(output).toContain(`\n${path}: status 404`);
  expect(output).toContain(`\n/${islands}: `);
  expect(output).toMatch(/\/home\?a=1: status 200/);
  expect(output).toContain('/_assets/none.js: status 200');
  expect(output).toContain("/sat-prep: Content-Security-Policy is default-src 'none'");
  expect(output).toMatch(row('events', 3, 3));
  expect(output).toMatch(/\| videos +\| +(\d+) \| +\1 \|/);
});

describe('on HTTPS', () => {
  const others = '--skip=files,redirects,errors,events,videos,links';
  it.each([
    ['a certificate that has ended', names, -1, 'certificate', /certificate has expired/],
    [
      'a certificate of another name',
      'DNS:other.test',
      90,
      'certificate',
      /does not match certificate's altnames/,
    ],
    ['a certificate that ends soon', names, 5, 'certificate', /4 days are left/],
    ['a bare domain without one', 'DNS:www.example.com', 90, 'names', /https:\/\/example\.com.*altnames/],
  ])('%s is said, beside the pages', async (_, certified, days, wrong, said) => {
    secure.setSecureContext(selfSigned(folder, certified, days));
    const { code, output } = await check(secureOrigin, others);
    expect(output).toMatch(row('pages', /\d{2,}/, 0));
    expect(output).toMatch(row(wrong, /[12]/, 1));
    expect(output).toMatch(said);
    expect(code).toBe(1);
  });

  it('a bare domain that does not lead to the site is said', async () => {
    secure.setSecureContext(selfSigned(folder, names, 90));
    apex = '';
    expect((await check(secureOrigin, others)).output).toContain(
      'https://example.com/sat-prep?a=1: status 200',
    );
  });
});

it('a link is wrong where it is gone or silent, not where it refuses programs, and is asked once', async () => {
  const links = ['/fine', '/gone', '/refuses', '/silent'].map(
    (path) => `<a href="http://other.test${path}">A</a>`,
  );
  page = links.join('');
  const only = '--skip=pages,files,redirects,errors,names,certificate,events,videos';
  const { code, output } = await check(origin, only, '--seconds=1');
  page = undefined;
  expect(output).toMatch(row('links', 4, 2));
  expect(output).toContain('http://other.test/gone: status 404');
  expect(output).toContain('http://other.test/silent: no answer');
  expect([code, silentlyAsked]).toEqual([1, 1]);
});

it('asks which site, and knows its checks', async () => {
  expect((await check()).output).toContain('Which site?');
  expect((await check(origin, '--skip=nothing')).output).toContain('pages, files, redirects');
});
