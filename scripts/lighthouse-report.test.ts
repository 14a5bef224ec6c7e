import { expect, it } from 'vitest';
import { belowFull, decidedMedian, lighthouseMarkdown, type RouteScores } from './lighthouse-report.ts';

const route = (
  path: string,
  scores: Partial<RouteScores['scores']> = {},
  failed: string[] = [],
): RouteScores => ({
  path,
  performanceRuns: [100, 100],
  scores: { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100, ...scores },
  failed,
});

it('takes the median of three, and needs no third run when two agree', () => {
  expect(decidedMedian([100])).toBeUndefined();
  expect(decidedMedian([100, 99])).toBeUndefined();
  expect(decidedMedian([99, 99])).toBe(99);
  expect(decidedMedian([98, 100, 99])).toBe(99);
});

it('reports that all is well, with a row for each route', () => {
  const text = lighthouseMarkdown([route('/'), route('/faq')], 'On a phone.');
  expect(text).toContain('On a phone.');
  expect(text).toContain('All 2 routes have 100 in every category.');
  expect(text).toContain('| `/faq` | 100 (100, 100) | 100 | 100 | 100 |');
});

it('names the route, the category and the audits that cost points', () => {
  const failed = ['seo: canonical (Points elsewhere)', 'performance: x'];
  const routes = [route('/'), route('/faq', { seo: 92 }, failed)];
  expect(belowFull(routes)).toEqual(['/faq: seo 92 (seo: canonical (Points elsewhere))']);
  expect(lighthouseMarkdown(routes, '')).toContain('- /faq: seo 92');
});
