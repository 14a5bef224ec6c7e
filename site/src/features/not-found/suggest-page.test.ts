import { expect, it } from 'vitest';
import { getContent } from '../../model/content-cache.ts';
import { mainRoutes, routeTable } from '../../model/routes.ts';
import { knownPage, likelyDestination } from './suggest-page.ts';

const routes = routeTable(getContent());
const names: Record<string, string[]> = {
  '/free-consultation': ['Book a Free 15-Minute Consultation'],
  '/subjects/mathematics': ['Online Math Tutoring, Grades K–12', 'Mathematics', 'Math'],
  '/testimonials': ['Parent & Student Testimonials'],
  '/schedule': ['Session Types and Scheduling'],
};
const pages = mainRoutes(routes).map(({ path }) => knownPage(path, routes, names[path] ?? []));

it.each([
  ['/sat-perp', '/sat-prep'],
  ['/faqs', '/faq'],
  ['/FAQ/', '/faq'],
  ['/sat_prep.html', '/sat-prep'],
  ['/free-consultaton', '/free-consultation'],
  ['/subjects//science', '/subjects/science'],
])('takes %s for %s', (typed, meant) => {
  expect(likelyDestination(typed, pages)).toEqual({ kind: 'page', path: meant });
});

it.each([
  ['/sat', '/sat-prep'],
  ['/ACT', '/act-prep'],
  ['/psat-tutoring', '/psat-prep'],
  ['/math', '/subjects/mathematics'],
  ['/maths', '/subjects/mathematics'],
  ['/subjects/math', '/subjects/mathematics'],
  ['/tutoring/science', '/subjects/science'],
  ['/teachers', '/meet-our-teachers'],
  ['/terms', '/terms-of-service'],
  ['/districts', '/school-districts'],
  ['/florida', '/florida-consultation'],
  ['/new-hampshire/tutors', '/new-hampshire-consultation'],
  ['/book', '/free-consultation'],
  ['/consultation', '/free-consultation'],
])('guesses from the words of %s that %s is meant', (typed, meant) => {
  expect(likelyDestination(typed, pages)).toEqual({ kind: 'page', path: meant });
});

it('leads from a mistyped alias to its page', () => {
  expect(likelyDestination('/mathmatics', pages)).toEqual({ kind: 'page', path: '/subjects/mathematics' });
});

it('sends blog addresses to the blog', () => {
  expect(likelyDestination('/blog/12', pages)).toEqual({ kind: 'blog' });
  expect(likelyDestination('/blog', pages)).toEqual({ kind: 'blog' });
});

it('knows what /download-website was', () => {
  expect(likelyDestination('/download-website', pages)).toEqual({ kind: 'download' });
});

it.each(['/wp-admin', '/cat', '/login', '/x', '/%E0%A4%A', `/${'a'.repeat(5000)}`])(
  'suggests nothing for %s',
  (path) => {
    expect(likelyDestination(path, pages)).toBeNull();
  },
);
