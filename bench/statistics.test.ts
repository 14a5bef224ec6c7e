import { expect, it } from 'vitest';
import { median, medians } from './statistics.ts';

it('takes the middle, whatever the order', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([10, 9, 1, 5])).toBe(7);
  expect(median([])).toBeNaN();
});

it('takes medians key by key', () => {
  expect(
    medians([
      { a: 1, b: 10 },
      { a: 3, b: 30 },
      { a: 2, b: 0 },
    ]),
  ).toEqual({ a: 2, b: 10 });
});
