import { z } from 'zod';
import { drawing } from './drawing.ts';
import { pageMetadata } from './page-metadata.ts';
import { calendarDay, heading, list, listItem, plainText } from './text.ts';

/** Frontmatter of a legal text; its body is Markdown. */
export const legalText = z.strictObject({
  metadata: pageMetadata,
  heading,
  drawing,
  dateLabel: plainText(5, 40),
  effective: calendarDay,
  /** Whether the owner's lawyer still has to read it. */
  draft: z.boolean().default(false),
  summaryHeading: heading,
  summary: list(listItem, 2, 8).describe('The most important sentences; words *between asterisks* are bold'),
});
export type LegalText = z.infer<typeof legalText>;
