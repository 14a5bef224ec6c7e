import { z } from 'zod';
import { calendarDay, plainText } from './text.ts';

/**
 * The title and the description that search engines and shared links show, unique across the site. The page's head adds
 * the name of the business to the title.
 */
export const pageMetadata = z.strictObject({
  title: plainText(7, 60),
  description: plainText(50, 160),
  updated: calendarDay
    .optional()
    .describe('The day you last changed the page, for search engines, like 2026-01-31'),
});
export type PageMetadata = z.infer<typeof pageMetadata>;
