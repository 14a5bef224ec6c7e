import { describe, expect, it } from 'vitest';
import {
  median,
  overallRatio,
  paintRatio,
  shortfalls,
  type BenchResults,
  type PageRuns,
} from './bench-results.ts';
import { blockingTime, type LoadFigures } from './devices.ts';

const usual: LoadFigures = { fcp: 400, lcp: 400, tbt: 0, cls: 0 };
const load = (figures: Partial<LoadFigures>): LoadFigures => ({ ...usual, ...figures });
const page = (...site: LoadFigures[]): PageRuns => ({ path: '/faq', site, twin: [usual] });
const unmeasured: BenchResults = { taken: '', machine: '', loadBefore: 0, conditions: '' };

it('takes the middle, whatever the order', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([10, 9, 1, 5])).toBe(7);
  expect(median([])).toBeNaN();
});

describe('the ratio', () => {
  it('of a page is that of medians, whatever single runs did', () => {
    expect(paintRatio(page(load({ fcp: 440 }), load({ fcp: 9000 }), load({ fcp: 420 })), 'fcp')).toBe(1.1);
  });

  it('of all pages treats twice as slow and twice as fast alike', () => {
    const [slow, fast] = [page(load({ fcp: 800 })), page(load({ fcp: 200 }))];
    expect(overallRatio([slow, fast], 'fcp')).toBeCloseTo(1);
    expect(overallRatio([slow, slow], 'fcp')).toBeCloseTo(2);
    expect(overallRatio([slow, fast], 'lcp')).toBeCloseTo(1);
  });
});

it('counts as blocking what long tasks take beyond 50 ms after the first paint', () => {
  const longTasks = [
    { start: 100, duration: 300 },
    { start: 470, duration: 90 },
    { start: 900, duration: 51 },
  ];
  expect(blockingTime({ fcp: 500, longTasks })).toBe(11);
});

describe('the shortfalls', () => {
  const click = (prerendered: number) => ({
    from: '/',
    to: '/faq',
    runs: [{ painted: 90, largest: 90, prerendered }],
    oneLine: [{ painted: 90, largest: 90, prerendered }],
  });

  it('are none when every target is met', () => {
    const pages = [page(load({ lcp: 400 }), load({ tbt: 0 }), load({ tbt: 0 }), load({ tbt: 20 }))];
    expect(shortfalls({ ...unmeasured, pages, clicks: [click(1), click(1)] })).toEqual([]);
  });

  it('name a page that is painted late after a click', () => {
    const late = { ...click(1), runs: [{ painted: 153, largest: 153, prerendered: 1 }] };
    expect(shortfalls({ ...unmeasured, clicks: [late] })).toEqual([
      '/ to /faq: first paint, ms: 153, at most 150 is wanted.',
      "/ to /faq: first paint : page of one line's: 1.7, at most 1.2 is wanted.",
    ]);
  });

  it('name a touch that is answered late', () => {
    const touch = { path: '/faq', what: 'open a question' };
    const touches = [
      { ...touch, runs: [96, 104, 400] },
      { ...touch, runs: [100] },
    ];
    expect(shortfalls({ ...unmeasured, touches })).toEqual([
      '/faq: open a question, ms: 104, at most 100 is wanted.',
    ]);
  });

  it('name pages that paint late together, and one that keeps every third visitor waiting', () => {
    const pages = [page(load({ lcp: 440, tbt: 20 }), load({ lcp: 440, tbt: 20 }), load({ lcp: 440 }))];
    expect(shortfalls({ ...unmeasured, pages })).toEqual([
      '/faq: blocking time, ms: 20, at most 0 is wanted.',
      "all pages: LCP : twins': 1.1, at most 1 is wanted.",
    ]);
  });

  it('leave out a shift that the table shows as none', () => {
    expect(shortfalls({ ...unmeasured, pages: [page(load({ cls: 0.0002 }))] })).toEqual([]);
  });

  it('name the page and each target it misses, and a page that was not prerendered', () => {
    const pages = [page(load({ fcp: 464, tbt: 12, cls: 0.01 }))];
    expect(shortfalls({ ...unmeasured, pages, clicks: [click(0)] })).toEqual([
      "/faq: FCP : twin's: 1.16, at most 1.15 is wanted.",
      '/faq: blocking time, ms: 12, at most 0 is wanted.',
      '/faq: layout shift: 0.01, at most 0 is wanted.',
      "all pages: FCP : twins': 1.16, at most 1 is wanted.",
      '/ to /faq: was not prerendered before the click.',
    ]);
  });
});
