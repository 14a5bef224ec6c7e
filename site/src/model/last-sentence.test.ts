import { expect, it } from 'vitest';
import { lastSentence } from './last-sentence.ts';

it.each([
  ['One. Two!', 'One.', 'Two!'],
  ['She asked “why?” Then she knew.', 'She asked “why?”', 'Then she knew.'],
  ['Only one.', '', 'Only one.'],
  ['', '', ''],
])('the last sentence of %j', (text, before, last) => {
  expect(lastSentence(text)).toEqual({ before, last });
});
