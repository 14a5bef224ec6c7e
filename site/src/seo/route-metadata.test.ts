import { expect, it } from 'vitest';
import { latestDay, longestTitle, pageTitle } from './route-metadata.ts';

it('puts the business’s name behind a title', () => {
  expect(pageTitle('SAT Prep with a Licensed Teacher', 'Maple Lane')).toBe(
    'SAT Prep with a Licensed Teacher | Maple Lane',
  );
});

it('leaves the name out where the title has it, or where both are too long for a search result', () => {
  expect(pageTitle('Teach Online with Maple Lane', 'Maple Lane')).toBe('Teach Online with Maple Lane');
  const title = 'x'.repeat(longestTitle - ' | Maple Lane'.length);
  expect(pageTitle(title, 'Maple Lane')).toHaveLength(longestTitle);
  expect(pageTitle(`${title}x`, 'Maple Lane')).toBe(`${title}x`);
});

it('takes the latest day that the text itself names', () => {
  const facts = { today: { checked: { asOf: '2026-11-22' } }, earlier: [{ asOf: '2025-01-01' }] };
  expect(latestDay([{ metadata: { title: 'A' } }, facts])).toBe('2026-11-22');
  expect(latestDay({ metadata: { updated: '2026-12-01' }, effective: '2025-06-01' })).toBe('2026-12-01');
});

it('names no day where the text names none, and takes no other date for one', () => {
  expect(latestDay({ videoPublished: '2026-11-22', title: '2026-11-22' })).toBeUndefined();
  expect(latestDay(undefined)).toBeUndefined();
});
