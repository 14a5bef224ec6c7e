import { expect, it } from 'vitest';
import {
  calledName,
  clockLabel,
  durationLabel,
  formatMessage,
  minutesLabel,
  typeset,
  typesetDisplay,
} from './format.ts';

it.each([
  [20, '20~min'],
  [60, '1~hr'],
  [185, '3~hr~5~min'],
])('writes %i minutes as %s, on one line', (minutes, label) => {
  expect(durationLabel(minutes)).toBe(label.replaceAll('~', '\u00A0'));
});

it('formats minutes since midnight as a time on a clock of twelve hours', () => {
  expect([0, 540, 588, 720, 785].map(clockLabel)).toEqual(['12:00', '9:00', '9:48', '12:00', '1:05']);
});

it.each([
  ['Rosalind Avery', 'Rosalind'],
  ['Dr. Mary Lee', 'Dr. Lee'],
  ['Cher', 'Cher'],
])('calls %s %s', (name, called) => {
  expect(calledName({ name })).toBe(called);
});

it('keeps minutes as given where that is asked for', () => {
  expect(minutesLabel(155)).toBe('155\u00A0min');
});

it.each([
  ['{shown} of {total}, of {total}', '3 of $& {total}, of $& {total}'],
  ['{count} {toString}', '{count} {toString}'],
])('fills %s with the values that it is given, and reads nothing into them', (template, message) => {
  expect(formatMessage(template, { shown: 3, total: '$& {total}' })).toBe(message);
});

it.each([
  ['Two sections in 2 hours 14 minutes', 'Two sections in 2~hours 14~minutes'],
  ['Today, since March 2024 · By level', 'Today, since March~2024 · By level'],
  ['School entrance, grades 2–12', 'School entrance, grades~2|–|12'],
  ['In 2026–27, grades K–12', 'In~2026|–|27, grades~K|–|12'],
  ['Reading, pre-K–2', 'Reading, pre-K|–|2'],
  ['Earlier, 2015 to 2022', 'Earlier, 2015~to~2022'],
  ['*Subject-Specific* Tutoring & Homeschooling', '*Subject-Specific* Tutoring &~Homeschooling'],
  ['+3, +5, +7 …', '+3, +5, +7~…'],
  ['SAT - 400 Questions', 'SAT - 400 Questions'],
])('lets no line of “%s” end where it would be hard to read', (text, joined) => {
  expect(typeset(text)).toBe(joined.replaceAll('~', '\u00A0').replaceAll('|', '\u2060'));
});

it('keeps words joined by a hyphen on one line in display size only', () => {
  expect(typesetDisplay('A six-week plan for grades 2–4')).toBe(
    'A six-\u2060week plan for grades\u00A02\u2060–\u20604',
  );
  expect(typeset('A six-week plan')).toBe('A six-week plan');
});
