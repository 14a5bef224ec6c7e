import { expect, it } from 'vitest';
import { latestDay } from './latest-day.ts';

it('takes the latest day that the text itself names', () => {
  const facts = { today: { checked: { asOf: '2026-11-22' } }, earlier: [{ asOf: '2025-01-01' }] };
  expect(latestDay([{ metadata: { title: 'A' } }, facts])).toBe('2026-11-22');
  expect(latestDay({ metadata: { updated: '2026-12-01' }, effective: '2025-06-01' })).toBe('2026-12-01');
});

it('names no day where the text names none, and takes no other date for one', () => {
  expect(latestDay({ videoPublished: '2026-11-22', title: '2026-11-22' })).toBeUndefined();
  expect(latestDay(undefined)).toBeUndefined();
});
