import { expect, it } from 'vitest';
import type { Teacher } from '../../model/teacher.ts';
import { teachersOf } from './teachers-of.ts';

const teacher = (name: string, specialties: string[], founder = false) =>
  ({ name, specialties, founder }) as Teacher;

it('sorts teachers with the subject as main specialty first and leaves out the founder', () => {
  const team = [
    teacher('Founder', ['latin'], true),
    teacher('Second', ['greek', 'latin']),
    teacher('First', ['latin', 'greek']),
    teacher('Neither', ['music']),
  ];
  expect(teachersOf({ id: 'latin' }, team).map(({ name }) => name)).toEqual(['First', 'Second']);
});
