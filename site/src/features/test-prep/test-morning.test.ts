import { expect, it } from 'vitest';
import { momentAt } from './test-morning.ts';

const parts = [
  { name: 'Reading', start: 0, minutes: 60, tip: 'Find the line.' },
  { name: 'Math', start: 70, minutes: 50 },
];

it('describes the progress in a section, with the teacher’s tip', () => {
  expect(momentAt(parts, 30)).toEqual({
    clock: '9:30',
    sentence: 'At 9:30 your child is halfway through Reading.',
    tip: '“Find the line.”',
  });
  expect(momentAt(parts, 119).sentence).toBe('At 10:59 your child is about to finish Math.');
});

it('describes a break and the end of the test', () => {
  expect(momentAt(parts, 65).sentence).toContain('break');
  const end = { clock: '11:00', sentence: 'By 11:00 it’s over.' };
  expect(momentAt(parts, 120)).toEqual({ ...end, tip: '“Done. Go have lunch.”' });
  expect(momentAt(parts.slice(1), 120)).toEqual({ ...end, tip: '' });
});
