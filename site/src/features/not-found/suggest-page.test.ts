import { expect, it } from 'vitest';
import type { Route, RoutePath } from '../../model/routes.ts';
import { knownPages, likelyPage } from './suggest-page.ts';

const addresses: [path: RoutePath, aliasOf?: RoutePath][] = [
  ['/'],
  ['/free-consultation'],
  ['/meet-our-teachers'],
  ['/faq'],
  ['/download'],
  ['/state-tutoring'],
  ['/subjects/mathematics'],
  ['/math-tutoring', '/subjects/mathematics'],
  ['/subjects/science'],
  ['/science-tutoring', '/subjects/science'],
  ['/sat-prep'],
  ['/sat-consultation'],
];
const pages = knownPages(
  addresses.map(([path, aliasOf]): Route => ({ path, kind: 'faq', ...(aliasOf ? { aliasOf } : {}) })),
);

it.each([
  ['/sat', '/sat-prep'],
  ['/SAT_prep.html', '/sat-prep'],
  ['/faqs/', '/faq'],
  ['/free-consultaton', '/free-consultation'],
  ['/teachers', '/meet-our-teachers'],
  ['/mathmatics', '/subjects/mathematics'],
  ['/download-website', '/download'],
])('takes %s for %s', (typed, meant) => {
  expect(likelyPage(typed, pages)).toBe(meant);
});

it.each(['/wp-admin', '/cat', '/%E0%A4%A', `/${'a'.repeat(5000)}`])('suggests nothing for %s', (path) => {
  expect(likelyPage(path, pages)).toBeUndefined();
});
