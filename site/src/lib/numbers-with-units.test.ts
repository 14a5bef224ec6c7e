import { expect, it } from 'vitest';
import { numbersWithUnits } from './numbers-with-units.ts';

it('keeps a number and what it counts on one line', () => {
  expect(numbersWithUnits('Two sections in 2 hours 14 minutes')).toBe(
    'Two sections in 2\u00A0hours 14\u00A0minutes',
  );
});

it('leaves a number alone before a name, and words without one', () => {
  expect(numbersWithUnits('Today, since March 2024 · By level')).toBe('Today, since March 2024 · By level');
});
