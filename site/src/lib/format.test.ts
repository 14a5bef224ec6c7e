import { describe, expect, it } from 'vitest';
import {
  clockLabel,
  durationLabel,
  formatMessage,
  minutesLabel,
  numbersWithUnits,
  numbersWithWords,
  unbroken,
} from './format.ts';

const spaces = (text: string) => text.replaceAll('\u00a0', ' ');

describe('a duration', () => {
  it.each([
    [20, '20 min'],
    [60, '1 hr'],
    [185, '3 hr 5 min'],
  ])('of %i minutes reads %s', (minutes, label) => {
    expect(spaces(durationLabel(minutes))).toBe(label);
  });

  it('keeps minutes as given where that is asked for', () => {
    expect(spaces(minutesLabel(155))).toBe('155 min');
  });

  it('stands on one line', () => {
    expect(durationLabel(185)).not.toContain(' ');
  });

  it.each([
    [5, '0:05'],
    [65, '1:05'],
    [180, '3:00'],
  ])('of %i minutes is %s on a clock', (minutes, label) => {
    expect(clockLabel(minutes)).toBe(label);
  });
});

it('puts each value in the place of its name, as often as it occurs', () => {
  expect(formatMessage('{shown} of {total}, of {total}', { shown: 3, total: 18 })).toBe('3 of 18, of 18');
});

it('reads nothing into a value', () => {
  expect(formatMessage('about {name}', { name: '$& {total}' })).toBe('about $& {total}');
});

it('leaves what it was given no value for', () => {
  expect(formatMessage('{count} {toString}', { count: 1 })).toBe('1 {toString}');
});

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
