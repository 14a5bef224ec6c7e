import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ask } from './ask.ts';
import { errorHeaders } from './host-rules.ts';
import { listen } from './listen.ts';
import { converse, responseHeads } from './raw-connection.ts';
import { createSiteServer } from './site-server.ts';

/** Short enough for a test, and still far longer than an answer takes. */
const limits = { headers: 400, request: 600, keepAlive: 400, silence: 800, checkEvery: 50 };

let server: Server;
let stop: () => Promise<void>;
let port: number;
let origin: string;
const failures: unknown[] = [];
const noteFailure = (error: unknown) => failures.push(error);

beforeAll(async () => {
  process.on('uncaughtExceptionMonitor', noteFailure);
  process.on('unhandledRejection', noteFailure);
  server = createSiteServer(limits);
  stop = await listen(server, 0);
  ({ port } = server.address() as AddressInfo);
  origin = `http://127.0.0.1:${port}`;
});

afterAll(async () => {
  process.off('uncaughtExceptionMonitor', noteFailure);
  process.off('unhandledRejection', noteFailure);
  await stop();
});

afterEach(async () => {
  expect(failures).toEqual([]);
  expect((await ask(origin, '/')).status).toBe(200);
});

const request = (line: string, ...headers: string[]) =>
  [line, 'Host: localhost', 'Connection: close', ...headers, '', ''].join('\r\n');
const get = (path: string, ...headers: string[]) => request(`GET ${path} HTTP/1.1`, ...headers);

const secrets = [/root:x:/, /"workspaces"/, /PRIVATE KEY/, /site\/content/, /^\s+at .+:\d+:\d+\)?$/m];
/** What every answer carries, whatever it is: files have caching of their own, and drawings a policy. */
const always = Object.entries(errorHeaders).filter(([name]) => !/^C(ache|ontent)-/.test(name));

/** Holds for every answer of the server, whatever it was asked. */
function expectSafe(text: string): void {
  for (const secret of secrets) expect(text).not.toMatch(secret);
  for (const head of responseHeads(text)) {
    for (const [name, value] of always) expect(head).toContain(`${name}: ${value}\r\n`);
    expect(head).toMatch(/Content-Security-Policy: [^\r]*frame-ancestors 'none'/);
  }
}

async function expectStatus(text: string, ...statuses: number[]): Promise<void> {
  const answer = await converse(port, text);
  const [head = 'no answer'] = responseHeads(answer.text);
  expect(statuses.map((status) => `HTTP/1.1 ${status}`)).toContain(head.slice(0, 12));
  expect(answer.ended).toBe(true);
  expectSafe(answer.text);
}

describe('paths that try to leave the build', () => {
  const up = '.. %2e%2e %2E%2E .%2e %252e%252e %c0%ae%c0%ae %e0%80%ae%e0%80%ae ..%00 .... %uff0e%uff0e'.split(
    ' ',
  );
  const slashes = '/ %2f %2F %252f \\ %5c %c0%af %e0%80%af // /./'.split(' ');
  const targets = 'package.json etc/passwd site/.build/x.json site/content/settings.yaml'.split(' ');
  const ways = up.flatMap((step) => slashes.map((slash) => `${step}${slash}`));

  it.each(ways)('%s', async (way) => {
    for (const target of targets) {
      for (const start of ['/', '/_assets/', '/subjects/']) {
        await expectStatus(get(`${start}${way.repeat(3)}${target}`), 404, 400);
      }
    }
  });

  const odd = [
    '/sat-prep%00.html /sat-prep.html%00 /%00 /sat-prep\0 /% /%zz /%E0%A4%A /%ff%fe /C:/windows/win.ini /.git/config',
    '/.env /sat-prep.html.br /index.html.gz //etc/passwd /// /__proto__ /constructor /sat-prep;x=1 /sat-prep/..',
    '/_assets /_assets/ /_headers /404 /404.html sat-prep http://[::1 *',
  ];
  it.each(odd.join(' ').split(' '))('%s', async (path) => {
    await expectStatus(get(path), 404, 400);
  });
});

describe('headers that ask for trouble', () => {
  it.each([
    'bytes=0-0',
    'bytes=0-',
    'bytes=-1',
    'bytes=9999999-',
    'bytes=5-1',
    'bytes=0-18446744073709551615',
    'pages=1-2',
    `bytes=${Array.from({ length: 1_300 }, (_, n) => `${n}-${n}`).join(',')}`,
  ])('Range: %.60s is left alone: the whole file comes', async (range) => {
    const whole = await ask(origin, '/sat-prep');
    const answer = await ask(origin, '/sat-prep', { headers: { Range: range } });
    expect(answer.status).toBe(200);
    expect(answer.body.equals(whole.body)).toBe(true);
  });

  it.each([
    ['Accept-Encoding', `${'gzip;q=0,'.repeat(1_000)}br;q=nonsense`],
    ['Accept-Encoding', ';;;q=,,,=;*;q=0'],
    ['If-None-Match', '"'.repeat(5_000)],
    ['If-None-Match', 'W/"x", '.repeat(1_000)],
    ['If-Modified-Since', 'never'],
    ['Cookie', '\u00ff'.repeat(500)],
  ])('%s: %.30s', async (name, value) => {
    expect((await ask(origin, '/sat-prep', { headers: { [name]: value } })).status).toBe(200);
  });

  it('a redirect cannot be made to lead elsewhere, or to hold a header of its own', async () => {
    for (const query of ['//evil.example', '%0d%0aSet-Cookie:x=1', 'a=https://evil.example/']) {
      const answer = await converse(port, get(`/home?${query}`));
      expect(answer.text).toContain(`\r\nLocation: /?${query}\r\n`);
      expect(answer.text).not.toMatch(/^Set-Cookie/im);
    }
  });
});

describe('what is no usual request', () => {
  const manyHeaders = Array.from({ length: 3_000 }, (_, n) => `X-${n}: y`);
  const post = (...headers: string[]) => request('POST / HTTP/1.1', ...headers);

  it.each([
    ['a whole address as the path, no way to another host', get('http://example.com/'), 404],
    ['a host as the path', get('//evil.example/home'), 404],
    ['an address of 2,000 characters', get(`/${'a'.repeat(2_000)}`), 404],
    ['an address of 15,000 characters', get(`/${'a'.repeat(15_000)}`), 404],
    ['an address of 17,000 characters', get(`/${'a'.repeat(17_000)}`), 431],
    ['an address of a million characters', get(`/${'a'.repeat(1_000_000)}`), 431],
    ['one long header', get('/', `Cookie: ${'c'.repeat(20_000)}`), 431],
    ['many short headers', get('/', ...manyHeaders), 431],
    ['a long query, which changes nothing', get(`/sat-prep?${'q=%2e%2e/&'.repeat(1_000)}`), 200],
    ['an expectation', get('/', 'Expect: miracles'), 417],
    ['an offer to change the protocol, which is left alone', get('/', 'Upgrade: websocket'), 200],
    ...['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND'].map(
      (method) => [method, request(`${method} / HTTP/1.1`), 405] as const,
    ),
    ['CONNECT', 'CONNECT example.com:443 HTTP/1.1\r\nHost: x\r\n\r\n', 405],
    ['an unknown method', request('BREW / HTTP/1.1'), 400],
    ['no HTTP at all', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n', 400],
    ['HTTP/2 without agreement', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400],
    ['HTTP/9.9', request('GET / HTTP/9.9'), 400],
    ['a broken header', get('/', 'No colon here'), 400],
    ['a NUL in a header', get('/', 'X: a\0b'), 400],
    ['a missing host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['two lengths', post('Content-Length: 3', 'Content-Length: 5'), 400],
    ['a length and chunks', post('Content-Length: 3', 'Transfer-Encoding: chunked'), 400],
    ['a negative length', post('Content-Length: -1'), 400],
    ['a body with broken chunks', `${post('Transfer-Encoding: chunked')}zz\r\n`, 405],
  ] as const)('%s', async (_, text, status) => {
    await expectStatus(text, status);
  });

  it('garbage after requests costs only its own connection', async () => {
    const good = 'GET /favicon.svg HTTP/1.1\r\nHost: x\r\n\r\n';
    const answer = await converse(port, `${good.repeat(3)}\0\xff garbage \r\n\r\n${good}`);
    expect(answer.ended).toBe(true);
    expect(responseHeads(answer.text)[0]).toMatch(/^HTTP\/1\.1 200 /);
    expectSafe(answer.text);
  });

  it('fifty requests at once are all answered, in order', async () => {
    const paths = Array.from({ length: 50 }, (_, n) => (n % 2 === 0 ? '/sat-prep' : '/no-such-page'));
    const all = paths.map((path) => `HEAD ${path} HTTP/1.1\r\nHost: x\r\n\r\n`).join('');
    const { text } = await converse(port, all);
    expect(responseHeads(text).map((head) => head.slice(9, 12))).toEqual(
      paths.map((path) => (path === '/sat-prep' ? '200' : '404')),
    );
    expectSafe(text);
  });
});

describe('clients that take their time', () => {
  it('headers that never end are cut off, with an answer', async () => {
    const { text, ended } = await converse(port, 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ');
    expect([ended, text.slice(0, 12)]).toEqual([true, 'HTTP/1.1 408']);
    expectSafe(text);
  });

  it('so are headers that arrive letter by letter', async () => {
    const { ended } = await converse(port, (socket) => {
      socket.write('GET / HTTP/1.1\r\nHost: x\r\nX: ');
      const timer = setInterval(() => socket.write('a'), 40);
      socket.once('close', () => clearInterval(timer));
    });
    expect(ended).toBe(true);
  });

  it.each([
    ['a connection that says nothing', ''],
    ['a body that never comes', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n'],
    ['a connection kept without use', 'GET / HTTP/1.1\r\nHost: x\r\n\r\n'],
  ])('%s is ended', async (_, text) => {
    expect((await converse(port, text)).ended).toBe(true);
  });

  it('a client that never reads its answers is let go', async () => {
    const many = 'GET /meet-our-teachers HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(200);
    const open = await new Promise<number>((resolve) => {
      void converse(port, (socket) => {
        socket.pause();
        socket.write(many);
        setTimeout(() => server.getConnections((_, count) => resolve(count)), 2_500);
      });
    });
    expect(open).toBe(0);
  });

  it('a hundred slow clients keep nobody else waiting', async () => {
    const slow = Array.from({ length: 100 }, () => converse(port, 'GET / HTTP/1.1\r\nX: '));
    const answer = await ask(origin, '/sat-prep');
    expect(answer.status).toBe(200);
    expect((await Promise.all(slow)).every(({ ended }) => ended)).toBe(true);
  });

  it('leaves no connection behind', async () => {
    await pause(1_200);
    expect(await new Promise((resolve) => server.getConnections((_, count) => resolve(count)))).toBe(0);
  });
});
