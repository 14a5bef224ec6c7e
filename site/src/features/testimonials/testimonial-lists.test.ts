import { expect, it } from 'vitest';
import type { Testimonial } from '../../model/testimonial.ts';
import { inOwnOrder, type Review } from '../../lib/testimonials.ts';
import { reviewsBy, splitReviews } from './testimonial-lists.ts';

const entry = (id: string, further: Partial<Testimonial> = {}): Testimonial => ({
  id,
  role: 'Parent',
  rating: 5,
  isVideo: false,
  sample: false,
  ...further,
});
const ids = (entries: readonly Testimonial[]) => entries.map(({ id }) => id);

it('puts t2 before t10', () => {
  expect(ids(inOwnOrder([entry('t10'), entry('t2')]))).toEqual(['t2', 't10']);
});

it('groups by role what has labels, videos with a quote included', () => {
  const all = [
    entry('t1', { quote: 'Words.' }),
    entry('t2', { role: 'Student', quote: 'Words.' }),
    entry('t3', { isVideo: true }),
    entry('t4', { isVideo: true, quote: 'Words.', label: 'Math Teacher' }),
  ];
  expect(ids(reviewsBy('Parent', all))).toEqual(['t1', 't4']);
  expect(ids(reviewsBy('Student', all))).toEqual(['t2']);
});

it('shows 4 reviews at first and keeps 11 of 15 for later', () => {
  const reviews = Array.from(
    { length: 15 },
    (_, index) => entry(`t${index + 1}`, { quote: 'Words.' }) as Review,
  );
  const { first, more } = splitReviews(reviews);
  expect([first.length, more.length]).toEqual([4, 11]);
});
