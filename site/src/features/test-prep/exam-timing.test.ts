import { expect, it } from 'vitest';
import { examFacts, gradesIn, withTaughtLevels, type ExamFacts } from '../../model/exam.ts';
import {
  axisMinutes,
  earlierInShort,
  formatLength,
  gradesOf,
  levelLength,
  levelsByGrade,
  levelSections,
  longestFormat,
  secondsPerQuestion,
  sectionsOf,
  timed,
} from './exam-timing.ts';
import { gradeChoices } from './test-prep-page.tsx';

/** An exam with an optional section after a break, and a longer earlier format. */
const facts: ExamFacts = examFacts.parse({
  score: { min: 1, max: 9, unit: 'points' },
  today: {
    minutes: 60,
    minutesWithOptional: 90,
    sections: [
      { name: 'Drawing', minutes: 60, questions: 7, breakAfter: 10 },
      { name: 'Song', minutes: 30, optional: true },
    ],
    levels: [
      { name: 'Lower', grades: 'Entering 2–4', minutes: 50, minutesFrom: 40 },
      { name: 'Upper', grades: 'Entering 5–6', minutes: 60 },
    ],
    checked: { asOf: '2026-01-02', source: 'Board', url: 'https://board.example/test' },
  },
  earlier: { minutes: 140, sections: [{ name: 'Drawing', minutes: 140, scored: false }] },
});
const { today } = facts;
const [lower, upper] = today.levels;
const shown = (length: string | undefined) => length?.replaceAll('\u00a0', ' ');

it('makes the axis as long as the longest format with its breaks, rounded up to half an hour', () => {
  expect(axisMinutes([{ facts: { today } }])).toBe(120);
  expect(axisMinutes([{ facts: { today } }, { facts }])).toBe(150);
  const open = { ...today, minutes: undefined, minutesWithOptional: undefined, sections: [], levels: [] };
  expect(axisMinutes([{ facts: { today: open } }])).toBe(0);
});

it('starts a section after the one before it and its break', () => {
  expect(timed(today.sections).map(({ start }) => start)).toEqual([0, 70]);
});

it('gives the length with optional sections, and the range of a level whose time varies', () => {
  expect(shown(formatLength(today))).toBe('1 hr, or 1 hr 30 min with Song');
  expect(formatLength({ ...today, minutes: undefined })).toBeUndefined();
  expect(lower && shown(levelLength(lower))).toBe('40 to 50 min');
});

it.each([
  [[1, 3], ['Lower']],
  [
    [0, 12],
    ['Lower', 'Upper'],
  ],
  [
    [9, 12],
    ['Lower', 'Upper'],
  ],
] as const)('keeps the levels that children take in the grades %j, or all', (grades, kept) => {
  expect(withTaughtLevels({ facts }, grades).facts.today.levels.map(({ name }) => name)).toEqual(kept);
});

it('finds the level of each grade: the first of two, and none of unknown grades or length', () => {
  const level = (name: string, grades: string, minutes?: number) => ({ name, grades, minutes, sections: [] });
  const levels = [
    level('Primary', 'Entering 2–4', 60),
    level('Middle', 'Grades 3–5', 70),
    level('Upper', 'Grade 6'),
    level('Adult', 'Later', 80),
  ];
  const found = levelsByGrade({ ...today, levels });
  expect(found.map(({ level: { name }, grades }) => [name, ...grades])).toEqual([
    ['Primary', 1, 2, 3],
    ['Middle', 4, 5],
  ]);
});

it('labels an earlier length with its years if known, without the text in brackets', () => {
  expect(shown(earlierInShort({ minutes: 140, years: 'until 2025 (in schools until 2026)' }))).toBe(
    'Earlier, until 2025: 2 hr 20 min',
  );
});

it('gives an exam without sections one for the whole test, and a level its own sections', () => {
  const whole = sectionsOf({ ...today, sections: [] });
  expect(whole.map(({ name, minutes }) => [name, minutes])).toEqual([['Whole test', 60]]);
  const names = today.levels.map((level) => levelSections(level, today).map(({ name }) => name));
  expect(names).toEqual([['Whole test, at most'], ['Drawing', 'Song']]);
});

it('reads the grades of a level, or none without a number', () => {
  expect(upper && gradesIn(upper.grades)).toEqual([5, 6]);
  expect(gradesIn('Entering 5')).toEqual([5]);
  expect(gradesIn('Adults')).toEqual([]);
});

it.each([
  // One prepares a year before, too.
  [{ from: 11, to: 12 }, [0, 12], [10, 11, 12]],
  [{ from: 11, to: 12 }, [0, 11], [10, 11]],
  [{ from: 0, to: 1 }, [0, 11], [0, 1]],
  // Its levels are for those who enter grades 2 to 6.
  [undefined, [0, 12], [1, 2, 3, 4, 5]],
] as const)(
  'an exam with the usual grades %j, where %j are taught, is for %j',
  (usualGrades, taught, grades) => expect(gradesOf({ usualGrades, facts }, taught)).toEqual(grades),
);

it.each([
  [
    [
      { from: 10, to: 12 },
      { from: 12, to: 12 },
    ],
    ['All', '9', '10', '11', '12'],
  ],
  [
    [
      { from: 11, to: 12 },
      { from: 11, to: 12 },
    ],
    [],
  ],
  [[{ from: 11, to: 12 }, undefined], []],
])('offers a choice of grades only if it changes which exams are shown: %j', (usual, labels) => {
  const unleveled = { ...facts, today: { ...facts.today, levels: [] } };
  const exams = usual.map((usualGrades) => ({ usualGrades, facts: unleveled }));
  expect(gradeChoices(exams, [0, 12]).map(({ label }) => label)).toEqual(labels);
});

it('takes the longest listed level for the length of an exam, with its sections', () => {
  expect(longestFormat(today)).toMatchObject({ minutes: 60, sections: today.sections });
  const short = longestFormat({ ...today, levels: today.levels.slice(0, 1) });
  expect([short.minutes, short.sections.map(({ name }) => name)]).toEqual([50, ['Whole test, at most']]);
  expect(longestFormat({ ...today, levels: [] })).toMatchObject({ minutes: 60 });
});

it('rounds the seconds for each question, where questions are given', () => {
  expect(today.sections.map(secondsPerQuestion)).toEqual([514, undefined]);
});
