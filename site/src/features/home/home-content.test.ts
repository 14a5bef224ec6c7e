import { expect, it } from 'vitest';
import type { BlogPost } from '../../model/blog-post.ts';
import type { Testimonial } from '../../model/testimonial.ts';
import { blogTeaser } from './blog-teaser.tsx';
import { attribution } from '../../lib/testimonials.ts';
import { homeTestimonials } from './parent-quotes.tsx';

const post = (id: number, category: BlogPost['category'], createdAt = '2025-09-01'): BlogPost => ({
  id,
  category,
  title: 'A title',
  excerpt: 'An excerpt',
  imageUrl: '/posts/1.svg',
  createdAt,
  sample: true,
});
const parent = (id: string): Testimonial => ({
  id,
  name: 'Ann',
  role: 'Parent',
  quote: 'Words.',
  rating: 5,
  isVideo: false,
  sample: true,
});

it('blogTeaser shows the newest on education, on travel, and the second on education, else other posts', () => {
  const posts = [
    post(1, 'technology'),
    post(2, 'travel', '2025-01-02'),
    post(3, 'education'),
    post(4, 'education'),
    post(5, 'travel', '2025-10-02'),
  ];
  expect(blogTeaser(posts).map(({ id }) => id)).toEqual([3, 5, 4]);
  expect(blogTeaser(posts.slice(0, 3)).map(({ id }) => id)).toEqual([3, 2, 1]);
});

it('homeTestimonials shows at most three, with role Parent and words to show', () => {
  const student: Testimonial = { ...parent('t5'), role: 'Student' };
  const all = [parent('t1'), parent('t2'), parent('t3'), parent('t4'), student];
  expect(homeTestimonials(all, ['t5', 't4', 't2', 't1', 't3']).map(({ id }) => id)).toEqual([
    't4',
    't2',
    't1',
  ]);
});

it('attribution is a first name with a role, or the label of somebody without a name', () => {
  expect(attribution(parent('t1'))).toBe('Ann · Parent');
  expect(attribution({ ...parent('t1'), name: undefined, label: 'Anonymous Parent' })).toBe(
    'Anonymous Parent',
  );
  expect(attribution({ ...parent('t1'), role: 'Student', label: 'Student Grade 11' })).toBe(
    'Ann · Student Grade 11',
  );
});
