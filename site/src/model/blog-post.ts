import { z } from 'zod';
import { calendarDay } from './date.ts';
import { plainText } from './text.ts';

export const blogCategories = ['education', 'travel', 'technology'] as const;

export const blogPost = z.strictObject({
  id: z.int().min(1),
  title: plainText(10, 90),
  excerpt: plainText(40, 220),
  category: z.enum(blogCategories),
  imageUrl: z
    .string()
    .regex(/^\/posts\/[a-z0-9-]+\.svg$/, 'must be a picture in site/public/posts, for example /posts/4.svg'),
  createdAt: calendarDay,
  sample: z.boolean().default(false),
});
export type BlogPost = z.infer<typeof blogPost>;
