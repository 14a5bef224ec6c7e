import { describe, expect, it } from 'vitest';
import type { Testimonial } from '../model/testimonial.ts';
import { reviewsBy, splitReviews, toPlayerAddress, videosOf, type Review } from './testimonials.ts';

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

it('takes the videos alone, each with who speaks in it', () => {
  const shared = { role: 'Parent', rating: 5, sample: false } as const;
  const all = [
    { ...shared, id: 't1', name: 'Ann', isVideo: false, quote: 'Algebra makes sense now.' },
    {
      ...shared,
      id: 't2',
      name: 'Grace',
      label: 'Teacher',
      isVideo: true,
      videoUrl: 'https://youtu.be/BrightBrd02',
      videoTitle: 'Grace: why I teach here',
    },
  ] satisfies Testimonial[];
  expect(videosOf(all)).toEqual([
    {
      id: 't2',
      title: 'Grace: why I teach here',
      by: 'Grace · Teacher',
      address: 'https://youtu.be/BrightBrd02',
      player: 'https://www.youtube-nocookie.com/embed/BrightBrd02?autoplay=1',
    },
  ]);
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

it('shows 4 reviews at first and keeps 11 of 15 for later', () => {
  const reviews = Array.from(
    { length: 15 },
    (_, index) => entry(`t${index + 1}`, { quote: 'Words.' }) as Review,
  );
  const { first, more } = splitReviews(reviews);
  expect([first.length, more.length]).toEqual([4, 11]);
});
