import { describe, expect, it } from 'vitest';
import { blockingTime } from './page-timings.ts';

describe('the blocking time', () => {
  it('is what long tasks take beyond 50 ms', () => {
    const longTasks = [
      { start: 600, duration: 80 },
      { start: 900, duration: 51 },
    ];
    expect(blockingTime({ fcp: 500, longTasks })).toBe(31);
  });

  it('counts no task before the first paint, and only the rest of one that reaches beyond it', () => {
    const longTasks = [
      { start: 100, duration: 300 },
      { start: 400, duration: 200 },
      { start: 470, duration: 60 },
    ];
    expect(blockingTime({ fcp: 500, longTasks })).toBe(50);
  });
});
