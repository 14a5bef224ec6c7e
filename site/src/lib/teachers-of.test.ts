import { expect, it } from 'vitest';
import type { Teacher } from '../model/teacher.ts';
import { gradesOfTeam, licensedIn, teachersOf, withLowestGrade } from './teachers-of.ts';

const teacher = (name: string, specialties: string[], founder = false) =>
  ({ name, specialties, founder }) as Teacher;

const team = [
  teacher('Founder', ['latin'], true),
  teacher('Second', ['greek', 'latin']),
  teacher('First', ['latin', 'greek']),
  teacher('Neither', ['music']),
];
const namesOf = (teachers: Teacher[]) => teachersOf({ id: 'latin' }, teachers).map(({ name }) => name);

it('sorts teachers with the subject as main specialty first, and the founder last where few teach it', () => {
  expect(namesOf(team)).toEqual(['First', 'Second', 'Founder']);
});

it('begins with the founder where it is nobody else’s main specialty', () => {
  const others = ['Second', 'Third', 'Fourth'].map((name) => teacher(name, ['greek', 'latin']));
  expect(namesOf([...others, teacher('Founder', ['latin'], true)])).toEqual([
    'Founder',
    'Second',
    'Third',
    'Fourth',
  ]);
});

it('leaves the founder out where three others teach the subject', () => {
  expect(namesOf([...team, teacher('Third', ['greek', 'latin'])])).toEqual(['First', 'Second', 'Third']);
});

it.each([
  ['Biology', ['Ana']],
  ['Earth Science', ['Ben']],
  ['Elementary Science', ['Cy']],
  ['ESL Support', ['Cy']],
  ['Advanced Placement', []],
])('finds whose degree or license names %s', (title, names) => {
  const team = [
    { name: 'Ana', credentials: 'M.Ed., licensed in biology, grades 6–12' },
    { name: 'Ben', credentials: 'M.S. Geology, licensed in earth science and microbiology' },
    { name: 'Cy', credentials: 'M.A., licensed in elementary education and ESL' },
  ] as Teacher[];
  expect(licensedIn(title, team).map(({ name }) => name)).toEqual(names);
});

const licensed = (name: string, from: number, to: number) => ({ name, grades: { from, to } }) as Teacher;

it('has the grades of a team from the lowest to the highest, unless one of it names none', () => {
  const team = [licensed('High', 9, 12), licensed('Low', 0, 6)];
  expect(gradesOfTeam(team)).toEqual({ from: 0, to: 12 });
  expect(gradesOfTeam([...team, { name: 'Any' } as Teacher])).toBeUndefined();
  expect(gradesOfTeam([])).toBeUndefined();
});

it('puts a teacher of the lowest grade among the first, in place of the last of them', () => {
  const team = [licensed('A', 6, 12), licensed('B', 7, 12), licensed('C', 8, 12), licensed('Low', 0, 6)];
  const namesWith = (count: number, teachers = team) =>
    withLowestGrade(teachers, count).map(({ name }) => name);
  expect(namesWith(2)).toEqual(['A', 'Low', 'B', 'C']);
  expect(namesWith(4)).toEqual(['A', 'B', 'C', 'Low']);
  expect(namesWith(2, [])).toEqual([]);
});
