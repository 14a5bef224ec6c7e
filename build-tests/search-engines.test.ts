import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readSettings } from '../site/src/content-reader/read-settings.ts';
import { builtPage, builtPages, dist, mainPathOf, mainPaths, type BuiltPage } from '../e2e/built-pages.ts';

const { origin } = readSettings();
const mainPages = () => mainPaths.map(builtPage);
const meta = (page: BuiltPage, name: string) =>
  page.root.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');

function sitemap() {
  const found = readFileSync(join(dist, 'sitemap.xml'), 'utf8').matchAll(
    /<loc>([^<]+)<\/loc>(?:<lastmod>([^<]+)<\/lastmod>)?/g,
  );
  return [...found].map(([, url = '', day]) => [url.replace(origin, ''), day] as const);
}

it('titles and descriptions are unique and of a length that search results show', () => {
  const pages = mainPages();
  const titles = pages.map(({ root }) => root.querySelector('title')?.text);
  const descriptions = pages.map((page) => meta(page, 'description'));
  for (const texts of [titles, descriptions]) expect(texts).toEqual([...new Set(texts)]);
  for (const title of titles) expect((title ?? '').length).toBeLessThanOrEqual(60);
});

it('every page names its main address, and an alias is the very page that it names', () => {
  for (const { path, root } of builtPages()) {
    const main = mainPathOf.get(path) ?? path;
    expect(root.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(origin + main);
    expect(root.querySelector('main')?.text).toBe(builtPage(main).root.querySelector('main')?.text);
  }
});

it('sitemap and robots name each page once, by its main address', () => {
  const listed = sitemap().map(([path]) => path);
  expect(listed.sort()).toEqual([...mainPaths].sort());
  expect(readFileSync(join(dist, 'robots.txt'), 'utf8')).toContain(`Sitemap: ${origin}/sitemap.xml`);
});

it('a build that has not passed the launch check keeps search engines out and says what it is', () => {
  for (const page of [...builtPages(), builtPage('/404')]) {
    expect(meta(page, 'robots'), page.path).toBe('noindex');
    expect(page.root.querySelector('body')?.text, page.path).not.toMatch(/are samples|launch-check/);
    const footer = page.root.querySelector('footer')?.text;
    if (footer) expect(footer, page.path).toContain('Preview');
  }
});

it('the sitemap dates a page by the latest day that stands on it, and no other page', () => {
  const dates = new Map(sitemap());
  for (const path of ['/sat-prep', '/sat-consultation', '/florida-consultation', '/privacy-policy'])
    expect(dates.get(path), path).toMatch(/^20\d\d-\d\d-\d\d$/);
  expect([dates.has('/podcast'), dates.get('/podcast')]).toEqual([true, undefined]);
});

it('there is a favicon.ico of one PNG, and a security.txt that expires within a year', () => {
  const icon = readFileSync(join(dist, 'favicon.ico'));
  expect([...icon.subarray(0, 6)]).toEqual([0, 0, 1, 0, 1, 0]);
  expect(icon.subarray(icon.readUInt32LE(18) + 1, icon.readUInt32LE(18) + 4).toString()).toBe('PNG');
  expect(icon.readUInt32LE(14) + icon.readUInt32LE(18)).toBe(icon.length);
  const fields = new Map(
    readFileSync(join(dist, '.well-known/security.txt'), 'utf8')
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/) as [string, string]),
  );
  expect(fields.get('Contact')).toBe('mailto:support@example.com');
  const left = Date.parse(String(fields.get('Expires'))) - Date.now();
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThan(366 * 86_400_000);
});

it('every page has a share picture of its own, of 1200 by 630 pixels', () => {
  const pictures = mainPages().map((page) => {
    expect(meta(page, 'twitter:card')).toBe('summary_large_image');
    expect(meta(page, 'og:url')).toBe(page.root.querySelector('link[rel=canonical]')?.getAttribute('href'));
    const png = readFileSync(join(dist, String(meta(page, 'og:image')).replace(origin, '')));
    expect([png.readUInt32BE(16), png.readUInt32BE(20)], page.path).toEqual([1200, 630]);
    return png.toString('base64');
  });
  expect(new Set(pictures).size).toBe(pictures.length);
});

it('the manifest names icons that exist', () => {
  const manifest = readFileSync(join(dist, 'site.webmanifest'), 'utf8');
  const { icons } = JSON.parse(manifest) as { icons: { src: string }[] };
  for (const { src } of icons) expect(statSync(join(dist, src)).size).toBeGreaterThan(500);
});

it('marks what is written in Spanish, where there is some', () => {
  const spanish = mainPages().filter(({ root }) => root.querySelector('main [lang=es]')?.text.trim());
  expect(spanish.map(({ path }) => path).sort()).toEqual(['/free-consultation', '/state-tutoring']);
});
