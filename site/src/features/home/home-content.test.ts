import { describe, expect, it } from 'vitest';
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

describe('blogTeaser', () => {
  it('shows the first on education, the first on travel, the second on education', () => {
    const posts = [
      post(1, 'technology'),
      post(2, 'travel'),
      post(3, 'education'),
      post(4, 'education'),
      post(5, 'travel'),
    ];
    expect(blogTeaser(posts).map(({ id }) => id)).toEqual([3, 2, 4]);
  });
  it('takes the newest first', () => {
    const posts = [
      post(1, 'travel', '2025-01-02'),
      post(2, 'travel', '2025-10-02'),
      post(3, 'travel', '2024-12-31'),
    ];
    expect(blogTeaser(posts).map(({ id }) => id)).toEqual([2]);
  });
  it('leaves out what there is not', () => {
    expect(blogTeaser([post(2, 'travel')]).map(({ id }) => id)).toEqual([2]);
    expect(blogTeaser([])).toEqual([]);
  });
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
