import { describe, expect, it } from 'vitest';
import { RateLimit } from './rate-limit.ts';

describe('rate limit', () => {
  it('allows so many per minute and says how long to wait', () => {
    const limit = new RateLimit(3);
    expect([1, 2, 3].map(() => limit.secondsToWait('a', 0))).toEqual([0, 0, 0]);
    expect(limit.secondsToWait('a', 0)).toBe(20);
    expect(limit.secondsToWait('b', 0)).toBe(0);
    expect(limit.secondsToWait('a', 20_000)).toBe(0);
  });

  it('remembers a bounded number of addresses, the busiest ones last to go', () => {
    const limit = new RateLimit(1);
    limit.secondsToWait('busy', 0);
    for (let count = 0; count < 10_000; count += 1) {
      limit.secondsToWait(`address ${count}`, 0);
      if (count % 500 === 0) limit.secondsToWait('busy', 0);
    }
    expect(limit.size).toBe(2000);
    expect(limit.secondsToWait('busy', 0)).toBeGreaterThan(0);
  });
});
