import { expect, it } from 'vitest';
import { longestTitle, pageTitle } from './page-title.ts';

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
