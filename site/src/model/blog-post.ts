import { z } from 'zod';
import { picture, type Pictured } from './picture.ts';
import { calendarDay, plainText } from './text.ts';
import { httpsUrl } from './url.ts';

const blogCategories = ['education', 'travel', 'technology'] as const;

const fields = z.strictObject({
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
    .optional()
    .describe('A drawing in site/public/posts, such as /posts/4.svg, for a post without a photo'),
  photo: picture.optional().describe('A photograph, which stands in place of the drawing'),
  url: httpsUrl.optional().describe('Where the article stands; without one, its card leads to /blog/<id>'),
  createdAt: calendarDay,
  sample: z.boolean().default(false).describe('Marks an invented post; take it out for a real one'),
});
export const blogPost = fields.refine(
  ({ imageUrl, photo }) => imageUrl !== undefined || photo !== undefined,
  {
    path: ['photo'],
    error: 'must be given, or a drawing: write photo with a file and an alt, or imageUrl',
  },
);
export type BlogPost = Pictured<z.infer<typeof blogPost>>;
