import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { getContent } from '../content-reader/content-cache.ts';
import { routeTable } from '../model/routes.ts';
import { speculationRules } from './speculation-rules.ts';

const origin = 'https://www.example.com';

function isPrerendered(address: string): boolean {
  const matches = (pattern: string) => new URLPattern(pattern, origin).test(new URL(address, origin).href);
  return speculationRules.prerender.some(({ where: { and } }) =>
    and.every((rule) => ('not' in rule ? !matches(rule.not.href_matches) : matches(rule.href_matches))),
  );
}

it('every page may be made ready, with a campaign in its address as well', () => {
  for (const { path } of routeTable(getContent()))
    for (const address of [path, `${path}?utm_source=letter`])
      expect(isPrerendered(address), address).toBe(true);
});

it('no file may be, and no other site', () => {
  const files = globSync('**/*.*', { cwd: join(process.cwd(), 'site/public') });
  expect(files.length).toBeGreaterThan(0);
  for (const address of [...files.map((file) => `/${file}`), '/sitemap.xml', 'https://example.org/faq'])
    expect([address, isPrerendered(address)]).toEqual([address, false]);
});
