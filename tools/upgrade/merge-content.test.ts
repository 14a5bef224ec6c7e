import { expect, it } from 'vitest';
import { mergeValues } from './merge-content.ts';

it.each([
  ['a text that is the version’s follows it', 'Hello', 'Hello', 'Hi', 'Hi'],
  ['a text that is the owner’s stays', 'Hello', 'Howdy', 'Hi', 'Howdy'],
  [
    'new fields come, and fields that are gone go',
    { a: 1, b: 2 },
    { a: 5, b: 2 },
    { a: 1, c: 3 },
    { a: 5, c: 3 },
  ],
  ['a field that the owner took out stays out', { a: 1, b: 2 }, { a: 1 }, { a: 2, b: 2 }, { a: 2 }],
  ['a field of the owner stays', { a: 1 }, { a: 1, own: 2 }, { a: 2 }, { a: 2, own: 2 }],
  [
    'items in the same places are merged one by one',
    [
      { t: 'a', drawing: 'x' },
      { t: 'b', drawing: 'y' },
    ],
    [
      { t: 'own', drawing: 'x' },
      { t: 'b', drawing: 'y' },
    ],
    [{ t: 'a' }, { t: 'B' }],
    [{ t: 'own' }, { t: 'B' }],
  ],
  ['items that the owner left out stay out', ['a', 'b', 'c'], ['b', 'own'], ['A', 'B', 'C'], ['B', 'own']],
  ['a list that both made longer or shorter is the owner’s', ['a', 'b'], ['a'], ['a'], ['a']],
  [
    'a list of the owner stays where the version’s has other items',
    ['a', 'b'],
    ['own'],
    ['a', 'B', 'c'],
    ['own'],
  ],
  [
    'entries are merged by id: the owner’s stay out or in, new ones come without the samples',
    [
      { id: 1, t: 'a' },
      { id: 2, t: 'b' },
    ],
    [
      { id: 2, t: 'b' },
      { id: 9, t: 'own' },
    ],
    [
      { id: 1, t: 'A' },
      { id: 2, t: 'B' },
      { id: 3, t: 'c' },
      { id: 4, sample: true },
    ],
    [
      { id: 2, t: 'B' },
      { id: 9, t: 'own' },
      { id: 3, t: 'c' },
    ],
  ],
])('%s', (_what, base, ours, theirs, merged) => {
  expect(mergeValues(base, ours, theirs)).toEqual(merged);
});
