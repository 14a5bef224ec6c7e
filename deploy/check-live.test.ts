import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { createServer as createDoor, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../scripts/processes.ts';
import { selfSigned } from './self-signed.ts';
import { createSiteServer } from './site-server.ts';

const site = createSiteServer();
const folder = mkdtempSync(join(tmpdir(), 'live-'));
const names = 'DNS:www.example.com,DNS:example.com,DNS:www.youtube.com';
const good = selfSigned(folder, names, 90);

/** What is wrong at the moment: answers in place of what is asked for, a name that leads nowhere, what is gone. */
let broken: Record<string, string> = {};
let apex = 'example.com';
let isGone = (url: string) => url.startsWith('/gone');
/** The only page of a smaller site, in place of the built one. */
let page: string | undefined;
let silentlyAsked = 0;

/** Every other site and service. */
const outside: RequestListener = ({ method, url = '' }, response) => {
  if (url.startsWith('/silent')) silentlyAsked += 1;
  else if (url.startsWith('/refuses') || method === 'HEAD')
    response.writeHead(method === 'HEAD' ? 405 : 403).end();
  else response.writeHead(isGone(url) ? 404 : 200).end('An answer');
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

const plain = createServer(answerOn(false));
const secure = createSecureServer(good, answerOn(true));
/** One port for both protocols. */
const door = createDoor((socket) => {
  socket
    .once('error', () => socket.destroy())
    .once('data', (first) => {
      socket.pause();
      socket.unshift(first);
      (first[0] === 22 ? secure : plain).emit('connection', socket);
      process.nextTick(() => socket.resume());
    });
});
beforeAll(() => new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve)));
afterAll(() => {
  door.close();
  rmSync(folder, { recursive: true });
});

/** Has a process reach that port whatever it asks for. */
const everywhere = () => `import { Socket } from 'node:net';
  const { connect } = Socket.prototype;
  Socket.prototype.connect = function (...asked) {
    Object.assign(asked.flat()[0], { host: '127.0.0.1', port: ${(door.address() as AddressInfo).port} });
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
  broken = { '/faq': '/gone', '/home?a=1': '/faq', '/sat-prep': '/favicon.svg' };
  isGone = () => true;
  const { code, output } = await check(origin, '--skip=links');
  broken = {};
  isGone = (url) => url.startsWith('/gone');
  expect(code).toBe(1);
  expect(output).toContain('\n/faq: status 404');
  expect(output).toMatch(/\/home\?a=1: status 200/);
  expect(output).toContain("/sat-prep: Content-Security-Policy is default-src 'none'");
  expect(output).toMatch(row('events', 3, 3));
  expect(output).toMatch(/\| videos +\| +(\d+) \| +\1 \|/);
});

describe('a certificate', () => {
  const others = '--skip=files,redirects,errors,events,videos,links';
  it.each([
    ['that has ended', names, -1, /certificate has expired/],
    ['of another name', 'DNS:other.example.com', 90, /does not match certificate's altnames/],
    ['that ends soon', names, 5, /4 days are left/],
  ])('%s is said, beside the pages', async (_, certified, days, said) => {
    secure.setSecureContext(selfSigned(folder, certified, days));
    const { code, output } = await check(secureOrigin, others);
    expect(output).toMatch(row('pages', /\d{2,}/, 0));
    expect(output).toMatch(row('certificate', 1, 1));
    expect(output).toMatch(said);
    expect(code).toBe(1);
  });

  it('is asked of the bare domain, too, which leads to the site', async () => {
    secure.setSecureContext(selfSigned(folder, 'DNS:www.example.com', 90));
    const without = await check(secureOrigin, others);
    expect(without.output).toMatch(row('names', 2, 1));
    apex = '';
    secure.setSecureContext(selfSigned(folder, names, 90));
    const { output } = await check(secureOrigin, others);
    apex = 'example.com';
    expect(output).toContain('https://example.com/sat-prep?a=1: status 200');
  });
});

describe('a link to another site', () => {
  const only = '--skip=pages,files,redirects,errors,names,certificate,events,videos';
  afterAll(() => (page = undefined));

  it('is wrong where that is gone, not where it refuses programs', async () => {
    const links = ['/fine', '/gone', '/refuses'].map((path) => `<a href="http://other.test${path}">A</a>`);
    page = links.join('');
    const { code, output } = await check(origin, only);
    expect(output).toMatch(row('links', 3, 1));
    expect(output).toContain('http://other.test/gone: status 404');
    expect(code).toBe(1);
  });

  it('is asked once and not waited for without end', async () => {
    page = '<a href="http://other.test/silent">A</a>';
    const { code, output } = await check(origin, only, '--seconds=1');
    expect(output).toMatch(row('links', 1, 1));
    expect(output).toContain('http://other.test/silent: no answer');
    expect([code, silentlyAsked]).toEqual([1, 1]);
  });
});

it('asks which site, and knows its checks', async () => {
  expect((await check()).output).toContain('Which site?');
  expect((await check(origin, '--skip=nothing')).output).toContain('pages, files, redirects');
});
