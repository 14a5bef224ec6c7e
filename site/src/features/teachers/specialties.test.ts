import { describe, expect, it } from 'vitest';
import type { Teacher } from '../../model/teacher.ts';
import { founderFirst, specialtyChoices, specialtyTags, teacherGrades, truncateBio } from './specialties.ts';

const teacher = (id: string, order: number, further: Partial<Teacher> = {}) =>
  ({ id, order, founder: false, specialties: [], ...further }) as unknown as Teacher;

it('leaves a bio of 200 characters whole, and cuts a longer one there, never within a character', () => {
  const bio = `${'a'.repeat(199)}🧮`;
  expect(truncateBio(bio)).toBeNull();
  expect(truncateBio(`${bio}bc`)).toBe(`${bio}…`);
});

it('cuts a bio where a sentence ends at 200 characters, else before a word', () => {
  const sentence = `${'a'.repeat(192)} words.`;
  expect(truncateBio(`${sentence} More.`)).toBe(`${sentence}…`);
  expect(truncateBio(`a${sentence}, More.`)).toBe(`a${'a'.repeat(192)}…`);
});

it('puts the founder first, whatever the order says', () => {
  const sorted = founderFirst([teacher('b', 2), teacher('a', 1), teacher('f', 9, { founder: true })]);
  expect(sorted.map(({ id }) => id)).toEqual(['f', 'a', 'b']);
});

describe('specialties', () => {
  const tags = specialtyTags(
    [{ id: 'math', shortName: 'Math', color: 'blue' }],
    [
      { id: 'ap', examName: 'AP exam', shortName: 'AP' },
      { id: 'sat', examName: 'SAT', shortName: undefined },
    ],
    { reading: 'Reading' },
  );

  it('have the short name and color of their subject, or the name of their exam', () => {
    expect(tags).toEqual({
      math: { label: 'Math', color: 'blue' },
      reading: { label: 'Reading' },
      ap: { label: 'AP' },
      sat: { label: 'SAT' },
    });
  });

  const teachers = [
    teacher('a', 1, { specialties: ['sat', 'math'], grades: { from: 0, to: 1 } }),
    teacher('b', 2, { specialties: ['math'], grades: { from: 1, to: 12 } }),
  ];

  it('are offered after all, when they occur, with the number of teachers', () => {
    expect(specialtyChoices(teachers, tags, 'All')).toEqual([
      { value: 'all', label: 'All', count: 2 },
      { value: 'math', label: 'Math', color: 'blue', count: 2 },
      { value: 'sat', label: 'SAT', count: 1 },
    ]);
  });

  it('go with the grades that somebody is licensed for, unless each has the same', () => {
    const labels = { all: 'Any', grade: 'Grade {grade}' };
    expect(teacherGrades(teachers, labels, [0, 2])).toEqual([
      { value: 'all', label: 'Any', count: 2 },
      { value: '0', label: 'Grade K', count: 1 },
      { value: '1', label: 'Grade 1', count: 2 },
      { value: '2', label: 'Grade 2', count: 1 },
    ]);
    // A license without grades is for all of them.
    expect(teacherGrades([teacher('a', 1), teacher('b', 2)], labels, [0, 12])).toEqual([]);
  });
});
