import { expect, it } from 'vitest';
import { whoCalls } from './who-calls.ts';

const teacher = (id: string, order: number, specialties: string[], founder = false) => ({
  ...{ id, order, specialties, founder },
});
const team = [
  ...['b', 'c', 'd', 'e', 'f', 'g'].map((id, index) => teacher(id, index + 2, ['sat'])),
  teacher('a', 1, ['math'], true),
];
const ids = (specialty?: string) => whoCalls(team, specialty).map(({ id }) => id);

it('shows at most four teachers of the page’s subject or test, in the team’s order', () => {
  expect(ids('sat')).toEqual(['b', 'c', 'd', 'e']);
  expect(ids('math')).toEqual(['a']);
});

it('shows those first whose main specialty it is', () => {
  const also = [...team, teacher('h', 1, ['act', 'sat'])];
  expect(whoCalls(also, 'sat').map(({ id }) => id)).toEqual(['b', 'c', 'd', 'e']);
  expect(whoCalls(also, 'act').map(({ id }) => id)).toEqual(['h']);
});

it('shows the founder where a page has no specialty, or one that nobody teaches', () => {
  expect(ids()).toEqual(['a']);
  expect(ids('hspt')).toEqual(['a']);
});
