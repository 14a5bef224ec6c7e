import { describe, expect, it } from 'vitest';
import { overallRatio, pageResult, shortfalls, type BenchResults } from './bench-results.ts';
import type { StepResult } from './next-page.ts';
import type { LoadFigures } from './page-load.ts';

const load = (figures: Partial<LoadFigures> = {}): LoadFigures => ({
  document: 10_000,
  script: 0,
  font: 0,
  image: 0,
  style: 0,
  other: 0,
  elsewhere: 0,
  total: 10_000,
  requests: 1,
  fcp: 400,
  lcp: 400,
  tbt: 0,
  cls: 0,
  script_ms: 0,
  scripts_requested_before_paint: 0,
  ...figures,
});
const none = { count: 0, milliseconds: 0 };
const results = (parts: Partial<BenchResults>): BenchResults => ({
  taken: '',
  machine: '',
  loadBefore: 0,
  conditions: '',
  runs: 3,
  ...parts,
});

describe('the result of a page', () => {
  it('is the ratio of medians, whatever single runs did', () => {
    const site = [load({ fcp: 440 }), load({ fcp: 9000 }), load({ fcp: 420 })];
    const twin = [load({ fcp: 400 }), load({ fcp: 100 }), load({ fcp: 500 })];
    const { ratio } = pageResult('/faq', { site, twin }, none);
    expect(ratio).toEqual({ fcp: 1.1, lcp: 1 });
  });
});

describe('the ratio of all pages', () => {
  it('treats twice as slow and twice as fast alike', () => {
    const slow = pageResult('/faq', { site: [load({ fcp: 800 })], twin: [load()] }, none);
    const fast = pageResult('/', { site: [load({ fcp: 200 })], twin: [load()] }, none);
    expect(overallRatio([slow, fast]).fcp).toBeCloseTo(1);
    expect(overallRatio([slow, slow]).fcp).toBeCloseTo(2);
    expect(overallRatio([slow, fast]).lcp).toBeCloseTo(1);
  });
});

describe('the shortfalls', () => {
  const click = (painted: number, prerendered: number): StepResult => ({
    from: '/',
    to: '/faq',
    withRules: { painted, largest: painted, prerendered },
    withoutRules: { painted: 400, largest: 400, prerendered: 0 },
    oneLine: { painted: 60, largest: 60, prerendered },
  });

  it('are none when every target is met', () => {
    const pages = [pageResult('/faq', { site: [load({ lcp: 460 })], twin: [load()] }, none)];
    expect(shortfalls(results({ pages, clicks: [click(90, 1), click(300, 0)] }))).toEqual([]);
  });

  it('name the page and each target it misses', () => {
    const slow = load({ fcp: 461, tbt: 12, cls: 0.01 });
    const pages = [pageResult('/faq', { site: [slow], twin: [load()] }, { count: 2, milliseconds: 1.5 })];
    expect(shortfalls(results({ pages }))).toEqual([
      "/faq: FCP is 1.15 x the twin's (461 : 400 ms), at most 1.15 is wanted.",
      '/faq: total blocking time is 12 ms (twin 0), 0 is wanted.',
      '/faq: layout shift is 0.0100, 0 is wanted.',
      '/faq: 2 script(s) run before the first paint (1.5 ms), none is wanted.',
    ]);
  });

  it('name a prerendered page that is painted late, and that nothing was prerendered', () => {
    expect(shortfalls(results({ clicks: [click(101, 1)] }))).toEqual([
      '/ to /faq: painted 101 ms after the click, 100 are wanted; a page of one line takes 60 here.',
    ]);
    expect(shortfalls(results({ clicks: [click(300, 0)] }))).toEqual([
      'No page was prerendered before its click.',
    ]);
  });
});
