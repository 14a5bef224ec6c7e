import { z } from 'zod';
import { calendarDay } from './date.ts';
import { plainText } from './text.ts';

export const blogCategories = ['education', 'travel', 'technology'] as const;

export const blogPost = z.strictObject({
  id: z.int().min(1).max(99_999).describe('A number that no other post has; the card links to /blog/<id>'),
  title: plainText(10, 90).describe('The headline of the card'),
  excerpt: plainText(40, 220).describe('One or two sentences under it'),
  category: z
    .enum(blogCategories)
    .describe(
      'The home page shows the first post on education, the first on travel, and the second on education',
    ),
  imageUrl: z
    .string()
    .regex(/^\/posts\/[a-z0-9-]+\.svg$/, 'must be a picture in site/public/posts, for example /posts/4.svg')
    .describe('A picture in site/public/posts, such as /posts/4.svg'),
  createdAt: calendarDay,
  sample: z.boolean().default(false).describe('Marks an invented post; take it out for a real one'),
});
export type BlogPost = z.infer<typeof blogPost>;
