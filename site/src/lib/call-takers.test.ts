import { expect, it } from 'vitest';
import { callTakers } from './call-takers.ts';

const teacher = (id: string, order: number, specialties: string[], founder = false) => ({
  id,
  order,
  specialties,
  founder,
});
const team = [
  ...['b', 'c', 'd', 'e', 'f', 'g'].map((id, index) => teacher(id, index + 2, ['sat'])),
  teacher('a', 1, ['math'], true),
  teacher('h', 1, ['act', 'sat']),
];

it.each([
  ['all of an exam, those whose main specialty it is first, in the team’s order', 'sat', 'bcdefgh'],
  ['a teacher of the subject', 'math', 'a'],
  ['a teacher of the exam', 'act', 'h'],
  ['the founder where the page has no specialty', undefined, 'a'],
  ['the founder where nobody teaches it', 'hspt', 'a'],
])('shows %s', (_who, specialty, ids) => {
  expect(
    callTakers(team, specialty)
      .map(({ id }) => id)
      .join(''),
  ).toBe(ids);
});

it('shows who teaches only an optional section of an exam last', () => {
  const sections = [
    { subject: 'math', optional: false },
    { subject: 'science', optional: true },
  ] as const;
  const own = [
    teacher('s', 1, ['act', 'science']),
    teacher('m', 2, ['math', 'science', 'act']),
    teacher('t', 3, ['hspt', 'act']),
  ];
  expect(callTakers(own, 'act', sections).map(({ id }) => id)).toEqual(['t', 'm', 's']);
});
