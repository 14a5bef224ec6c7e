import { expect, it } from 'vitest';
import { numbersWithUnits, numbersWithWords, unbroken } from './non-breaking.ts';

it('keeps a number and what it counts on one line', () => {
  expect(numbersWithUnits('Two sections in 2 hours 14 minutes')).toBe(
    'Two sections in 2\u00A0hours 14\u00A0minutes',
  );
});

it('leaves a number alone before a name, and words without one', () => {
  expect(numbersWithUnits('Today, since March 2024 · By level')).toBe('Today, since March 2024 · By level');
});

it('keeps a number with the words around it, and a range in one piece', () => {
  expect(numbersWithWords('School entrance, grades 2–12')).toBe('School entrance, grades\u00A02–\u206012');
  expect(numbersWithWords('College admission, scored 400–1600')).toBe(
    'College admission, scored\u00A0400–\u20601600',
  );
  expect(numbersWithWords('Earlier, 2015 to 2022')).toBe('Earlier,\u00A02015\u00A0to\u00A02022');
});

it('keeps a duration in one piece', () => {
  expect(unbroken('3 h 25 min')).toBe('3\u00A0h\u00A025\u00A0min');
});
