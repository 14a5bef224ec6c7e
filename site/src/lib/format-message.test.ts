import { expect, it } from 'vitest';
import { formatMessage } from './format-message.ts';

it('puts each value in the place of its name, as often as it occurs', () => {
  expect(formatMessage('{shown} of {total}, of {total}', { shown: 3, total: 18 })).toBe('3 of 18, of 18');
});

it('reads nothing into a value', () => {
  expect(formatMessage('about {name}', { name: '$& {total}' })).toBe('about $& {total}');
});

it('leaves what it was given no value for', () => {
  expect(formatMessage('{count} {toString}', { count: 1 })).toBe('1 {toString}');
});
