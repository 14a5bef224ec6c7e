import { expect, it } from 'vitest';
import { examFacts, type ExamFacts } from '../../model/exam.ts';
import {
  axisMinutes,
  describeSections,
  earlierLength,
  formatLength,
  secondsPerQuestion,
} from './exam-timing.ts';

/** An exam with an optional section today, whose earlier sections leave 10 of its 150 minutes open. */
const facts: ExamFacts = examFacts.parse({
  score: { min: 1, max: 9, unit: 'points' },
  today: {
    minutes: 60,
    minutesWithOptional: 90,
    sections: [
      { name: 'Drawing', minutes: 60, questions: 7 },
      { name: 'Song', minutes: 30, optional: true },
    ],
    checked: { asOf: '2026-01-02', source: 'Board', url: 'https://board.example/test' },
  },
  earlier: { minutes: 150, sections: [{ name: 'Drawing', minutes: 140, remark: 'unscored' }] },
});
const { today, earlier } = facts;
const shown = (length: string | undefined) => length?.replaceAll('\u00a0', ' ');

it('draws all formats of some exams on the axis of the longest', () => {
  expect(axisMinutes([{ facts: { today } }])).toBe(90);
  expect(axisMinutes([{ facts: { today } }, { facts }])).toBe(150);
  expect(
    axisMinutes([
      { facts: { today: { ...today, minutes: undefined, minutesWithOptional: undefined, sections: [] } } },
    ]),
  ).toBe(0);
});

it('tells sections in words, with what is optional or has a remark', () => {
  expect(describeSections('Today', today.sections)).toBe(
    'Today: Drawing 60 minutes, Song 30 minutes (optional).',
  );
  expect(describeSections('Drawing', earlier?.sections ?? [])).toBe('Drawing: 140 minutes (unscored).');
});

it('gives the length with optional sections, and of an earlier format what its sections add up to', () => {
  expect(shown(formatLength(today))).toBe('1 hr, or 1 hr 30 min with Song');
  expect(shown(earlier && earlierLength(earlier))).toBe('2 hr 30 min, parts add up to 2 hr 20 min');
  expect(formatLength({ ...today, minutes: undefined })).toBeUndefined();
});

it('rounds the seconds for each question, where questions are given', () => {
  expect(today.sections.map(secondsPerQuestion)).toEqual([514, undefined]);
});
