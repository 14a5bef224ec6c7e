import { z } from 'zod';
import { calendarDay, plainText } from './text.ts';

/**
 * What search engines and shared links show. Both must be unique across the site. The title goes without the
 * business's name: the page's head puts it behind.
 */
export const pageMetadata = z.strictObject({
  title: plainText(7, 60),
  description: plainText(50, 160),
  updated: calendarDay
    .optional()
    .describe('The day you last changed the page, for search engines, like 2026-01-31'),
});
export type PageMetadata = z.infer<typeof pageMetadata>;
