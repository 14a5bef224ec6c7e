/** Compares responses of nginx and Apache, configured with the generated files, with those of the preview server. */
import { createHash } from 'node:crypto';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildFiles, buildFolder } from '../tools/serve/build-folder.ts';
import { listen, type StartedHost } from '../tools/serve/listen.ts';
import { createSiteServer } from '../tools/serve/site-server.ts';
import { programFiles } from '../tools/test/programs.ts';
import { sendRequest, type RequestOptions } from '../tools/hosts/send-request.ts';
import { headersAt, redirectRules, type Headers } from '../tools/hosts/host-rules.ts';
import { hostFiles } from '../tools/hosts/write-host-files.ts';
import { startWebServer } from './start-web-server.ts';

/** Sends a request like an HTTPS proxy in front of the server. */
const sendThroughProxy = (origin: string, path: string, options: RequestOptions = {}) =>
  sendRequest(origin, path, { ...options, headers: { 'X-Forwarded-Proto': 'https', ...options.headers } });

/** Headers that may differ between servers, and the one that the preview server doesn't send. */
const own =
  'strict-transport-security accept-ranges allow connection content-length date etag keep-alive last-modified server transfer-encoding vary';

/** The parts of a response that must be the same on all servers. */
async function comparable(origin: string, path: string, options?: RequestOptions): Promise<object> {
  const { status, headers, body } = await sendThroughProxy(origin, path, options);
  const isFile = status === 200 || status === 404;
  const left = isFile ? own : `${own} content-type`;
  const kept = Object.entries(headers).filter(([name]) => !left.split(' ').includes(name));
  return {
    request: [path.slice(0, 80), options],
    status,
    ...Object.fromEntries(kept.map(([name, value]) => [name, String(value).replace(origin, '')])),
    ...(isFile ? { body: createHash('sha256').update(body).digest('hex').slice(0, 12) } : {}),
  };
}

const words = (text: string) => text.split(/\s+/);
const lowerCase = (headers: Headers) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
const hidden = words('.env .git/config .well-known/security.txt');
const oddPaths = words(
  '/index /index.html?a=1 /no-such.svg /no-such/ /no-such.html /404 /404/ /404.html /sat-prep.html.br /index.html.gz ' +
    '// //sat-prep //sat-prep/ /favicon.svg/ /_assets/ /_assets /?utm_source=a&x=%2F..%2F /sat-prep?a=1 ' +
    '/no-such-page /blog/12 /subjects/latin /sat-prep/x /_assets/none.js /_headers /_redirects /vercel.json /.htaccess ' +
    '/home?a=%0d%0aSet-Cookie:x=1',
);

/** The requests to each server: all pages and files, and unusual or hidden paths. */
function requests(): [path: string, options?: RequestOptions][] {
  const build = buildFiles();
  const pages = build
    .filter((file) => file.endsWith('.html') && !/^(?:index|404)\.html$/.test(file))
    .map((file) => `/${file.replace('.html', '')}`);
  const files = build.filter((file) => !file.endsWith('.html')).map((file) => `/${file}`);
  const sample = ['/', '/sat-prep', '/favicon.svg', ...files.filter((_, index) => index % 9 === 0)];
  const ends = words('/ /?a=1 .html .html?a=1 /index /index.html');
  const paths = [
    ...['/', ...pages, ...files, ...pages.flatMap((page) => ends.map((end) => page + end))],
    ...[...redirectRules.keys()].flatMap((path) => [path, `${path}?a=1&b=%2F`]),
    ...[...oddPaths, ...hidden.map((file) => `/${file}`), `/${'a/'.repeat(1_000)}`],
  ];
  return [
    ...paths.map((path): [string] => [path]),
    ...sample.map((path): [string, RequestOptions] => [path, { method: 'HEAD' }]),
    ...['br', 'gzip', 'identity', 'br;q=0, gzip', 'gzip, deflate, br;q=0.5'].flatMap((encoding) =>
      sample.map((path): [string, RequestOptions] => [path, { headers: { 'Accept-Encoding': encoding } }]),
    ),
    ...['POST', 'PUT', 'DELETE'].map((method): [string, RequestOptions] => ['/sat-prep', { method }]),
    ['/_assets/none.js', { method: 'POST' }],
  ];
}

describe.each(['nginx', 'Apache'] as const)('%s', (name) => {
  const check = it.skipIf(!programFiles(name));
  let site: string;
  let host: StartedHost;
  let preview: StartedHost;
  beforeAll(async () => {
    site = mkdtempSync(join(tmpdir(), 'site-'));
    // The workers of Apache run as another user.
    chmodSync(site, 0o755);
    cpSync(buildFolder, site, { recursive: true });
    for (const file of hidden) {
      mkdirSync(dirname(join(site, file)), { recursive: true });
      writeFileSync(join(site, file), 'text');
    }
    preview = await listen(createSiteServer(site), 0);
    host = await startWebServer(name, site);
  });
  afterAll(async () => {
    await host[Symbol.asyncDispose]();
    await preview[Symbol.asyncDispose]();
    rmSync(site, { recursive: true });
  });

  check('answers every request as the preview server does', async () => {
    const answersOf = async (origin: string) => {
      const answers: object[] = [];
      for (const request of requests()) answers.push(await comparable(origin, ...request));
      return answers;
    };
    expect(await answersOf(host.origin)).toEqual(await answersOf(preview.origin));
  });

  check(
    'sends the headers of the table, each once, with what is whole, unchanged, or asked for in part',
    async () => {
      for (const path of ['/', '/sat-prep', '/favicon.svg', '/site.webmanifest']) {
        const { etag } = (await sendThroughProxy(host.origin, path)).headers;
        for (const headers of [{}, { 'If-None-Match': String(etag) }, { Range: 'bytes=9999999-' }]) {
          const answer = await sendThroughProxy(host.origin, path, { headers });
          if ('If-None-Match' in headers)
            expect([path, answer.status, answer.body.length]).toEqual([path, 304, 0]);
          expect([path, headers, answer.headers]).toMatchObject([path, headers, lowerCase(headersAt(path))]);
        }
      }
      expect((await sendThroughProxy(preview.origin, '/')).headers).not.toHaveProperty(
        'strict-transport-security',
      );
    },
  );

  check('does not lead out of the build', async () => {
    const paths = words(
      '/../package.json /..%2f..%2fpackage.json /%2e%2e/%2e%2e/package.json /_assets/..%2f..%2fpackage.json ' +
        `/..%5c..%5cpackage.json /%00 /sat-prep%00.html /%E0%A4%A /${'a'.repeat(300)}`,
    );
    for (const path of paths) {
      const { status, body } = await sendThroughProxy(host.origin, path);
      expect([400, 403, 404], path).toContain(status);
      expect(body.toString(), path).not.toMatch(/"workspaces"|root:x:/);
    }
  });

  check('leads other names, or plain HTTP, to the site, and names no version of nginx', async () => {
    const { status, headers } = await sendRequest(host.origin, '/faq?a=1', {
      headers: { Host: 'example.com' },
    });
    expect([status, headers.location]).toEqual([301, expect.stringMatching(/example\.com\/faq\?a=1$/)]);
    const { server } = (await sendThroughProxy(host.origin, '/')).headers;
    if (name === 'nginx') expect([server, headers['server']]).toEqual(['nginx', 'nginx']);
  });
});

it.each(Object.entries(hostFiles))('%s is what the table says', (file, text) => {
  const written = readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');
  expect(written, 'Run `npm run hosts` and commit what it writes.').toBe(text);
});
