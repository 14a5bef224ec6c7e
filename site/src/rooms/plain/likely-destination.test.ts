import { describe, expect, it } from 'vitest';
import { editDistance, likelyDestination } from './likely-destination.ts';

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
    expect(likelyDestination(typed)).toEqual({ kind: 'page', path: meant });
  });

  it('sends blog addresses to the blog', () => {
    expect(likelyDestination('/blog/12')).toEqual({ kind: 'blog' });
    expect(likelyDestination('/blog')).toEqual({ kind: 'blog' });
  });

  it('knows what /download-website was', () => {
    expect(likelyDestination('/download-website')).toEqual({ kind: 'download' });
  });

  it.each(['/wp-admin', '/x', '/%E0%A4%A', `/${'a'.repeat(5000)}`])('suggests nothing for %s', (path) => {
    expect(likelyDestination(path)).toBeNull();
  });
});
