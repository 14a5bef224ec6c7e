import { expect, it } from 'vitest';
import { fillIn } from './fill-in.ts';

it('puts each value in the place of its name, as often as it occurs', () => {
  expect(fillIn('{shown} of {total}, of {total}', { shown: 3, total: 18 })).toBe('3 of 18, of 18');
});

it('reads nothing into a value', () => {
  expect(fillIn('about {name}', { name: '$& {total}' })).toBe('about $& {total}');
});

it('leaves what it was given no value for', () => {
  expect(fillIn('{count} {toString}', { count: 1 })).toBe('1 {toString}');
});
