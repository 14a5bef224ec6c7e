import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ask, type Question } from './ask.ts';
import { buildFolder, notFoundFile } from './build-folder.ts';
import { errorHeaders } from './host-rules.ts';
import type { StartedHost } from './listen.ts';
import { startOwnServer } from './started-hosts.ts';

let host: StartedHost;
beforeAll(async () => {
  host = await startOwnServer();
});
afterAll(() => host.stop());
afterEach(async () => {
  expect((await ask(host.origin, '/')).status).toBe(200);
});

const notFound = readFileSync(join(buildFolder, notFoundFile));
const secrets = /root:x:|"workspaces"|PRIVATE KEY|site\/content|^\s+at .+:\d+:\d+\)?$/m;
/** What every answer carries, whatever it is: files have caching of their own, and drawings a policy. */
const always = Object.entries(errorHeaders).filter(([name]) => !/^C(ache|ontent)-/.test(name));

async function expectStatus(
  path: string,
  statuses: readonly number[],
  question: Question = {},
): Promise<void> {
  const { status, headers, body } = await ask(host.origin, path, question);
  expect(statuses, path).toContain(status);
  expect(body.toString(), path).not.toMatch(secrets);
  // What cannot be read as a request is answered by Node, without our headers.
  if (status === 400 || status === 431) return;
  if (status === 404) expect([path, headers['cache-control'], body]).toEqual([path, 'no-store', notFound]);
  for (const [name, value] of always) expect(headers[name.toLowerCase()], path).toBe(value);
  expect(headers['content-security-policy'], path).toContain("frame-ancestors 'none'");
}

it('no path leads out of the build', async () => {
  const up = '.. %2e%2e .%2e %252e%252e %c0%ae%c0%ae ..%00'.split(' ');
  const ways = up.flatMap((step) => ['/', '%2f', '%252f', '\\\\', '%5c', '//'].map((slash) => step + slash));
  for (const way of ways)
    for (const start of ['/', '/_assets/'])
      for (const target of ['package.json', 'site/content/settings.yaml'])
        await expectStatus(`${start}${way.repeat(3)}${target}`, [404, 400]);
});

const odd =
  '/sat-prep%00.html /%00 /% /%zz /%E0%A4%A /%ff%fe /C:/windows/win.ini /.git/config /.env /index.html.gz ' +
  '//etc/passwd /// /__proto__ /constructor /sat-prep;x=1 /_assets /_assets/ /_headers /404 ' +
  '/404.html /no-such-page /no-such/ /_assets/none.js /sat-prep.html.br';
it.each(odd.split(' '))('the page for what is missing, which nobody keeps, stands at %s', async (path) => {
  await expectStatus(path, [404, 400]);
});

describe('what is no usual request', () => {
  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND'])('%s is refused', async (method) => {
    await expectStatus('/', [405], { method });
  });

  it.each([
    ['an address of 15,000 characters', `/${'a'.repeat(15_000)}`, {}, 404],
    ['an address of 17,000 characters', `/${'a'.repeat(17_000)}`, {}, 431],
    ['one long header', '/', { Cookie: 'c'.repeat(20_000) }, 431],
    ['a long query, which changes nothing', `/sat-prep?${'q=%2e%2e/&'.repeat(1_000)}`, {}, 200],
    ['a range of nothing', '/sat-prep', { Range: 'bytes=9999999-' }, 416],
    ['odd encodings', '/sat-prep', { 'Accept-Encoding': `${'gzip;q=0,'.repeat(1_000)}br;q=nonsense` }, 200],
    ['an unchanged page', '/sat-prep', { 'If-None-Match': '*' }, 304],
  ] as const)('%s', async (_, path, headers, status) => {
    await expectStatus(path, [status], { headers });
  });

  it('a query never becomes a header', async () => {
    const { headers } = await ask(host.origin, '/home?a=%0d%0aSet-Cookie:x=1');
    expect(headers.location).toBe('/?a=%0d%0aSet-Cookie:x=1');
    expect(headers).not.toHaveProperty('set-cookie');
  });
});
