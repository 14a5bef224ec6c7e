import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { ask, type Answer } from './ask.ts';
import { buildFolder, notFoundFile, pagesOf, type BuiltSite } from './built-site.ts';
import { contentTypes, namedContentTypes } from './file-store.ts';
import { everywhere, hashedFolder } from './headers.ts';

/** What a host may do in its own way. */
export interface HostManner {
  /** The encodings whose precompressed copies it sends. */
  encodings: readonly ('br' | 'gzip')[];
  /** Whether /sat-prep/ is the page, or sends on to it. */
  slash: 'same' | 'sent on';
  /** Whether the configuration says everything about the host, or it also has habits of its own. */
  configured: 'fully' | 'partly';
  /** Whether it refuses what is no request (400) before it looks at its configuration, so without our headers. */
  refusesUnread: boolean;
}

/** One thing that holds on every host of the site. */
export interface Expectation {
  name: string;
  /** @throws AssertionError that says where it does not hold. */
  check(origin: string): Promise<void>;
}

const stored = (file: string) => readFileSync(join(buildFolder, file));
const unpack = { br: brotliDecompressSync, gzip: gunzipSync } as const;

function expectSecurityHeaders(answer: Answer, where: string): void {
  for (const [name, value] of Object.entries(everywhere)) {
    assert.equal(answer.headers[name.toLowerCase()], value, `${name} of ${where}`);
  }
  const policy = String(answer.headers['content-security-policy']);
  assert.match(policy, /frame-ancestors 'none'/, `Content-Security-Policy of ${where}`);
}

function expectHeadersOf(site: BuiltSite, file: string, answer: Answer, manner: HostManner): void {
  for (const [name, value] of Object.entries(site.headersOf(file))) {
    const got = String(answer.headers[name.toLowerCase()]);
    // A host with rules by address sends the policy of every address beside the page's own.
    if (manner.configured === 'partly' && name === 'Content-Security-Policy') {
      assert.ok(got.includes(value), `${name} of ${file}: ${got}`);
    } else assert.equal(got, value, `${name} of ${file}`);
  }
  const type = namedContentTypes[file] ?? contentTypes[extname(file)] ?? '';
  assert.equal(answer.headers['content-type']?.toLowerCase(), type, `Content-Type of ${file}`);
}

function samples<T>(all: readonly T[], most: number): T[] {
  const step = Math.max(1, Math.ceil(all.length / most));
  return all.filter((_, index) => index % step === 0);
}

/** Everything the site asks of a host, whichever it is: its own server, nginx, Caddy or a hosting service. */
export function hostExpectations(site: BuiltSite, manner: HostManner): Expectation[] {
  const redirected = new Set(site.redirects.map(({ from }) => from));
  const pages = pagesOf(site).filter(({ address }) => !redirected.has(address));
  const files = site.files.filter((file) => !file.endsWith('.html'));
  const hashed = files.filter((file) => `/${file}`.startsWith(hashedFolder));
  const plain = files.filter((file) => !hashed.includes(file));
  const packed = [...pages.map(({ file, address }) => ({ file, address }))].concat(
    samples(files, 12).map((file) => ({ file, address: `/${file}` })),
  );

  const expectations: Expectation[] = [
    {
      name: 'every page stands at its address, with its own headers',
      async check(origin) {
        for (const { file, address } of pages) {
          const answer = await ask(origin, address);
          assert.equal(answer.status, 200, address);
          expectHeadersOf(site, file, answer, manner);
          assert.ok(answer.body.equals(stored(file)), `${address} is not ${file}`);
        }
      },
    },
    {
      name: 'an address with a slash leads to the same page, and a query changes nothing',
      async check(origin) {
        for (const { file, address } of samples(pages, 8).filter((page) => page.address !== '/')) {
          const slashed = await ask(origin, `${address}/`);
          if (manner.slash === 'sent on' && [301, 302, 307, 308].includes(slashed.status)) {
            const target = new URL(String(slashed.headers.location), origin).pathname;
            assert.equal(target, address, `where ${address}/ sends on to`);
          } else {
            assert.equal(slashed.status, 200, `${address}/`);
            expectHeadersOf(site, file, slashed, manner);
          }
          const asked = await ask(origin, `${address}?utm_source=test&x=%2F..%2F`);
          assert.equal(asked.status, 200, `${address}?…`);
          assert.ok(asked.body.equals(stored(file)), `${address}?… is not ${file}`);
        }
      },
    },
    {
      name: 'what does not exist is the 404 page, with status 404',
      async check(origin) {
        for (const path of [
          '/no-such-page',
          '/blog/12',
          '/subjects/latin',
          '/_assets/none.js',
          '/sat-prep/x',
        ]) {
          const answer = await ask(origin, path);
          assert.equal(answer.status, 404, path);
          assert.ok(answer.body.equals(stored(notFoundFile)), `${path} is not the 404 page`);
          expectSecurityHeaders(answer, path);
          assert.match(String(answer.headers['content-type']), /^text\/html/, path);
        }
      },
    },
    {
      name: 'redirects are permanent, keep the query and carry the security headers',
      async check(origin) {
        for (const { from, to } of site.redirects) {
          for (const path of [from, `${from}/`, `${from}?a=1&b=%2F`, `${from}/?a=1`]) {
            const answer = await ask(origin, path);
            assert.equal(answer.status, 301, path);
            const target = new URL(String(answer.headers.location), origin);
            assert.equal(target.host, new URL(origin).host, path);
            assert.equal(target.pathname, to, path);
            assert.equal(target.search, path.includes('?') ? path.slice(path.indexOf('?')) : '', path);
            if (manner.configured === 'fully') expectSecurityHeaders(answer, path);
          }
        }
      },
    },
    {
      name: 'hashed files are kept for good, other files are not',
      async check(origin) {
        assert.ok(hashed.length > 0);
        for (const file of [...hashed, ...plain]) {
          const answer = await ask(origin, `/${file}`);
          assert.equal(answer.status, 200, file);
          expectHeadersOf(site, file, answer, manner);
          assert.equal(
            /immutable/.test(String(answer.headers['cache-control'])),
            hashed.includes(file),
            file,
          );
        }
      },
    },
    {
      name: `compressed on request (${manner.encodings.join(', ')}), and only then`,
      async check(origin) {
        for (const { file, address } of packed) {
          for (const encoding of manner.encodings) {
            const answer = await ask(origin, address, { headers: { 'Accept-Encoding': encoding } });
            const copy = join(buildFolder, `${file}.${encoding === 'br' ? 'br' : 'gz'}`);
            if (manner.configured === 'fully') {
              assert.equal(answer.headers['content-encoding'], existsSync(copy) ? encoding : undefined, file);
            }
            if (answer.headers['content-encoding'] !== encoding) continue;
            assert.ok(unpack[encoding](answer.body).equals(stored(file)), `${file} as ${encoding}`);
            assert.match(String(answer.headers.vary), /accept-encoding/i, file);
            if (manner.configured === 'fully') assert.ok(answer.body.equals(readFileSync(copy)), copy);
            expectHeadersOf(site, file, answer, manner);
          }
          const bare = await ask(origin, address, { headers: { 'Accept-Encoding': 'identity' } });
          assert.equal(bare.headers['content-encoding'], undefined, file);
        }
      },
    },
    {
      name: 'an unchanged page or file is answered with 304 and its headers',
      async check(origin) {
        for (const { file, address } of samples(packed, 12)) {
          for (const encoding of ['identity', ...manner.encodings]) {
            const headers = { 'Accept-Encoding': encoding };
            const { etag } = (await ask(origin, address, { headers })).headers;
            assert.ok(etag, `ETag of ${file}`);
            const again = await ask(origin, address, { headers: { ...headers, 'If-None-Match': etag } });
            assert.equal(again.status, 304, `${file} as ${encoding}`);
            assert.equal(again.body.length, 0, file);
            if (manner.configured === 'fully') {
              expectSecurityHeaders(again, `${file} (304)`);
              assert.equal(again.headers['cache-control'], site.headersOf(file)['Cache-Control'], file);
            }
          }
        }
      },
    },
    {
      name: 'HEAD answers like GET, without the body',
      async check(origin) {
        for (const { file, address } of samples(packed, 6)) {
          const answer = await ask(origin, address, { method: 'HEAD' });
          assert.equal(answer.status, 200, address);
          assert.equal(answer.body.length, 0, address);
          expectHeadersOf(site, file, answer, manner);
        }
      },
    },
  ];

  const ofOwnServers: Expectation[] = [
    {
      name: 'the 404 page and the precompressed copies do not stand at their own names',
      async check(origin) {
        for (const path of ['/404', '/404.html', '/sat-prep.html.br', '/index.html.gz']) {
          assert.equal((await ask(origin, path)).status, 404, path);
        }
      },
    },
    {
      name: 'the 404 page comes with its own policy and is asked for again',
      async check(origin) {
        expectHeadersOf(site, notFoundFile, await ask(origin, '/no-such-page'), manner);
      },
    },
    {
      name: 'other methods are refused, with the security headers',
      async check(origin) {
        for (const method of ['POST', 'PUT', 'DELETE']) {
          const answer = await ask(origin, '/sat-prep', { method, headers: { 'Content-Length': '0' } });
          assert.equal(answer.status, 405, method);
          expectSecurityHeaders(answer, method);
        }
      },
    },
    {
      name: 'no way leads out of the build',
      async check(origin) {
        const ways = [
          '/../package.json',
          '/..%2f..%2fpackage.json',
          '/%2e%2e/%2e%2e/package.json',
          '/_assets/..%2f..%2fpackage.json',
        ];
        for (const path of [...ways, '/..%5c..%5cpackage.json', '/%00', '/sat-prep%00.html', '/%E0%A4%A']) {
          const answer = await ask(origin, path);
          assert.ok([400, 404].includes(answer.status), `${path} answers ${answer.status}`);
          if (answer.status !== 400 || !manner.refusesUnread) expectSecurityHeaders(answer, path);
          assert.doesNotMatch(answer.body.toString(), /"workspaces"|root:x:/, path);
        }
      },
    },
  ];
  return manner.configured === 'fully' ? [...expectations, ...ofOwnServers] : expectations;
}
