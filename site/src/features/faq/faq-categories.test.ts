import { describe, expect, it } from 'vitest';
import { splitAnswer } from './faq-categories.ts';

describe('splitAnswer', () => {
  it.each([
    [['It lasts an hour. Then we talk.', 'More.'], 'It lasts an hour.', ['Then we talk.', 'More.']],
    [['Yes. Many sessions do. And more.'], 'Yes. Many sessions do.', ['And more.']],
    [['An answer of one sentence.'], 'An answer of one sentence.', []],
    [['It has no full stop'], 'It has no full stop', []],
  ])('%j begins with %j', (answer, first, rest) => {
    expect(splitAnswer(answer)).toEqual({ first, rest });
  });
});
