import { expect, it } from 'vitest';
import type { Testimonial } from '../model/testimonial.ts';
import { reviewsBy, toPlayerAddress } from './testimonials.ts';

const player = 'https://www.youtube-nocookie.com/embed';

it.each([
  ['https://www.youtube.com/watch?v=BrightBrd01', `${player}/BrightBrd01?autoplay=1`],
  ['https://youtu.be/BrightBrd02?t=12', `${player}/BrightBrd02?autoplay=1&start=12`],
  ['https://video.example.com/watch?v=BrightBrd01', null],
])('the player of %s is %s', (address, expected) => {
  expect(toPlayerAddress(address)).toBe(expected);
});

const entry = (id: string, further: Partial<Testimonial> = {}): Testimonial => ({
  id,
  role: 'Parent',
  rating: 5,
  isVideo: false,
  sample: false,
  ...further,
});
const ids = (entries: readonly Testimonial[]) => entries.map(({ id }) => id);

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
