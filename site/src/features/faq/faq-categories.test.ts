import { expect, it } from 'vitest';
import type { FaqItem } from '../../model/faq-item.ts';
import { categoryChoices } from './faq-categories.ts';

const item = (id: number, category: FaqItem['category']): FaqItem => ({
  id,
  category,
  question: 'How long is it?',
  answer: ['It is as long as it is.'],
});

it('offers all questions first, then the categories that have some, with their counts', () => {
  const items = [item(1, 'School Districts'), item(2, 'General'), item(3, 'School Districts')];
  expect(categoryChoices(items, 'All')).toEqual([
    { value: 'all', label: 'All', count: 3 },
    { value: 'general', label: 'General', count: 1 },
    { value: 'school-districts', label: 'School Districts', count: 2 },
  ]);
});
