import { describe, expect, it } from 'vitest';
import {
  belowFull,
  isDecided,
  lighthouseMarkdown,
  medianScore,
  type RouteScores,
} from './lighthouse-report.ts';

const full = { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 };
const route = (
  path: string,
  scores: Partial<RouteScores['scores']> = {},
  failed: string[] = [],
): RouteScores => ({
  path,
  performanceRuns: [100, 100],
  scores: { ...full, ...scores },
  failed,
});

describe('the median of three', () => {
  it('needs no third run when two agree', () => {
    expect(isDecided([100])).toBe(false);
    expect(isDecided([100, 100])).toBe(true);
    expect(isDecided([100, 99])).toBe(false);
    expect(isDecided([100, 99, 98])).toBe(true);
  });

  it('is the middle one', () => {
    expect(medianScore([98, 100, 99])).toBe(99);
    expect(medianScore([99, 99])).toBe(99);
  });
});

describe('the report', () => {
  it('says that all is well, with a row for each route', () => {
    const text = lighthouseMarkdown([route('/'), route('/faq')], '2026-11-20', 'On a phone.');
    expect(text).toContain('on 2026-11-20. On a phone.');
    expect(text).toContain('All 2 routes have 100 in every category.');
    expect(text).toContain('| `/faq` | 100 (100, 100) | 100 | 100 | 100 |');
  });

  it('names the route, the category and the audits that cost points', () => {
    const routes = [
      route('/'),
      route('/faq', { seo: 92 }, ['seo: canonical (Points elsewhere)', 'performance: x']),
    ];
    expect(belowFull(routes)).toEqual(['/faq: seo 92 (seo: canonical (Points elsewhere))']);
    expect(lighthouseMarkdown(routes, '2026-11-20', '')).toContain('- /faq: seo 92');
  });
});
