import { describe, expect, it } from 'vitest';
import type { Teacher } from '../../model/teacher.ts';
import { filterValues, founderFirst, filterChoices, specialtyTags, truncateBio } from './specialties.ts';

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

  const labels = { all: 'All', grades: '{from} to {to}' };

  it('come after the grades that some teach, two or more of a school’s', () => {
    const teachers = [
      teacher('a', 1, { specialties: ['math'], grades: { from: 0, to: 6 } }),
      teacher('b', 2, { specialties: ['math'], grades: { from: 5, to: 12 } }),
    ];
    expect(filterChoices(teachers, tags, labels)).toMatchObject([
      { value: 'all', count: 2 },
      { value: 'grades-k-5', label: 'K to 5', count: 1 },
      { value: 'grades-6-8', label: '6 to 8', count: 1 },
      { value: 'grades-9-12', label: '9 to 12', count: 1 },
      { value: 'math', count: 2 },
    ]);
    expect(filterValues({ specialties: ['sat'], grades: { from: 5, to: 9 } })).toEqual(['sat', 'grades-6-8']);
    // A license without grades is for all of them.
    expect(filterValues({ specialties: ['sat'] })).toHaveLength(4);
  });

  it('are offered after all, when they occur, with the number of teachers', () => {
    const teachers = [
      teacher('a', 1, { specialties: ['sat', 'math'] }),
      teacher('b', 2, { specialties: ['math'] }),
    ];
    expect(filterChoices(teachers, tags, labels)).toEqual([
      { value: 'all', label: 'All', count: 2 },
      { value: 'math', label: 'Math', color: 'blue', count: 2 },
      { value: 'sat', label: 'SAT', count: 1 },
    ]);
  });
});
