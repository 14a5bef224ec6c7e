import { expect, it } from 'vitest';
import { subjectBlock } from './subject.ts';

it('lets a group of courses stand with one of them, where an owner teaches no other', () => {
  const groups = ['Foundation', 'Advanced'].map((title) => ({ title, items: ['Algebra'] }));
  const block = { kind: 'curriculum', heading: 'Our courses', groups };
  expect(subjectBlock.safeParse(block).error).toBeUndefined();
});
