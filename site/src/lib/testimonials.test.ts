import { describe, expect, it } from 'vitest';
import type { Testimonial } from '../model/testimonial.ts';
import { reviewsBy, toPlayerAddress } from './testimonials.ts';

describe('toPlayerAddress', () => {
  it.each([
    ['https://www.youtube.com/watch?v=BrightBrd01', 'BrightBrd01?autoplay=1'],
    ['https://youtu.be/BrightBrd02?t=12', 'BrightBrd02?autoplay=1&start=12'],
    ['https://m.youtube.com/watch?t=1m05s&v=BrightBrd05', 'BrightBrd05?autoplay=1&start=65'],
  ])('turns %s into the embedded player', (address, player) => {
    expect(toPlayerAddress(address)).toBe(`https://www.youtube-nocookie.com/embed/${player}`);
  });

  it('leaves an address that it cannot read to the link', () => {
    expect(toPlayerAddress('https://video.example.com/watch?v=BrightBrd01')).toBeNull();
  });
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
