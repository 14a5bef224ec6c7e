import { describe, expect, it } from 'vitest';
import { readRoutes } from '../../model/read-routes.ts';
import { editDistance, likelyDestination } from './likely-destination.ts';

const pages = readRoutes().map(({ path }) => path);

describe('editDistance', () => {
  it('counts letters to change', () => {
    expect(editDistance('', 'abc')).toBe(3);
    expect(editDistance('kitten', 'sitting')).toBe(3);
    expect(editDistance('same', 'same')).toBe(0);
  });
});

describe('likelyDestination', () => {
  it.each([
    ['/sat-perp', '/sat-prep'],
    ['/faqs', '/faq'],
    ['/FAQ/', '/faq'],
    ['/sat_prep.html', '/sat-prep'],
    ['/free-consultaton', '/free-consultation'],
    ['/meet-our-teacher', '/meet-our-teachers'],
    ['/florida-consulation', '/florida-consultation'],
    ['/subjects//science', '/subjects/science'],
  ])('takes %s for %s', (typed, meant) => {
    expect(likelyDestination(typed, pages)).toEqual({ kind: 'page', path: meant });
  });

  it('sends blog addresses to the blog', () => {
    expect(likelyDestination('/blog/12', pages)).toEqual({ kind: 'blog' });
    expect(likelyDestination('/blog', pages)).toEqual({ kind: 'blog' });
  });

  it('knows what /download-website was', () => {
    expect(likelyDestination('/download-website', pages)).toEqual({ kind: 'download' });
  });

  it.each(['/wp-admin', '/x', '/%E0%A4%A', `/${'a'.repeat(5000)}`])('suggests nothing for %s', (path) => {
    expect(likelyDestination(path, pages)).toBeNull();
  });
});
