import { expect, it } from 'vitest';
import type { Teacher } from '../model/teacher.ts';
import { teachersOf } from './teachers-of.ts';

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
