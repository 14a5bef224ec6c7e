import { describe, expect, it } from 'vitest';
import type { Testimonial } from '../model/testimonial.ts';
import { toPlayerAddress, videosOf } from './testimonials.ts';

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
