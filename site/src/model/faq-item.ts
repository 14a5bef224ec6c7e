import { z } from 'zod';
import { link } from './link.ts';
import { label, list, plainText } from './text.ts';

export const faqCategories = [
  'General',
  'Scheduling',
  'Academic Support',
  'Technology',
  'Pricing',
  'School Districts',
] as const;
export type FaqCategory = (typeof faqCategories)[number];

export const faqItem = z.strictObject({
  id: z
    .int()
    .min(1)
    .max(9999)
    .describe('A number that no other question has; it is part of the link to the question'),
  question: plainText(10, 120).describe('In the words of a parent'),
  answer: list(plainText(20, 700), 1, 4).describe('The paragraphs of the answer'),
  category: z.enum(faqCategories).describe('The filter button it belongs to'),
  shortcut: z.boolean().default(false).describe('Stands at the head of the page, in larger letters'),
  keywords: list(label, 1, 60)
    .optional()
    .describe(
      'Further words that the search finds the question by, such as siblings; pages do not show them',
    ),
  link: link.optional().describe('Where to read on'),
});
export type FaqItem = z.infer<typeof faqItem>;
