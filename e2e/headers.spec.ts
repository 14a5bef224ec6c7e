import { expect, test } from '@playwright/test';
import { builtPages, routes } from './built-pages.ts';
import { schedulerOrigin } from './scheduler-page.ts';

const always = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
};

for (const [path, status] of [
  ['/', 200],
  ['/free-consultation', 200],
  ['/free-consultation/', 308],
  ['/favicon.svg', 200],
  ['/no-such-page', 404],
  ['/%E0%A4%A', 404],
  ['/..%2f..%2fpackage.json', 404],
  ['/home', 308],
] as const) {
  test(`${path} answers ${status} with the security headers`, async ({ request }) => {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status()).toBe(status);
    const headers = answer.headers();
    for (const [name, value] of Object.entries(always)) expect(headers[name]).toBe(value);
    expect(headers['strict-transport-security']).toMatch(/max-age=\d{8}/);
    expect(headers['permissions-policy']).toContain('camera=()');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  });
}

test('pages are asked for again, hashed files are kept for a year', async ({ request }) => {
  const home = await request.get('/');
  expect(home.headers()['cache-control']).toBe('no-cache');
  const [font = ''] = /\/_assets\/[^)"]+\.woff2/.exec(await home.text()) ?? [];
  const answer = await request.get(font);
  expect(answer.headers()['cache-control']).toContain('immutable');
});

test('an unchanged page answers 304', async ({ request }) => {
  const { etag } = (await request.get('/')).headers();
  const again = await request.get('/', { headers: { 'If-None-Match': String(etag) } });
  expect(again.status()).toBe(304);
  expect(again.headers()['content-security-policy']).toBeTruthy();
});

test('pages come precompressed', async ({ request }) => {
  for (const encoding of ['br', 'gzip']) {
    const answer = await request.get('/', { headers: { 'Accept-Encoding': encoding } });
    expect(answer.headers()['content-encoding']).toBe(encoding);
    expect(answer.headers()['vary']).toBe('Accept-Encoding');
  }
  const plain = await request.get('/', { headers: { 'Accept-Encoding': 'identity' } });
  expect(plain.headers()['content-encoding']).toBeUndefined();
});

test('every page carries its own policy, with the services it embeds and no others', () => {
  for (const { path, root, html } of builtPages()) {
    const [charset, policy] = root.querySelectorAll('head > *');
    expect([path, charset?.getAttribute('charset')]).toEqual([path, 'utf-8']);
    expect([path, policy?.getAttribute('http-equiv')]).toEqual([path, 'Content-Security-Policy']);
    const sources = policy?.getAttribute('content') ?? '';
    expect(sources).toContain("default-src 'none'");
    expect(sources).not.toMatch(/'unsafe-|\*/);
    const embeds = (origin: string) => [path, sources.includes(origin)];
    expect(embeds(schedulerOrigin)).toEqual([
      path,
      routes.find((route) => route.path === path)?.scheduler !== undefined,
    ]);
    expect(embeds('https://widget.trustpilot.com')).toEqual([path, path === '/testimonials']);
    const player = html.replace(sources, '').includes('youtube-nocookie.com/embed');
    expect(embeds('https://www.youtube-nocookie.com')).toEqual([path, player]);
  }
});

test('no page breaks its own content security policy', async ({ page }) => {
  const violations: string[] = [];
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) violations.push(message.text());
  });
  for (const path of ['/', '/free-consultation', '/testimonials', '/are-you-a-teacher', '/no-such-page']) {
    await page.goto(path);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.waitForLoadState('networkidle');
  }
  expect(violations).toEqual([]);
});
