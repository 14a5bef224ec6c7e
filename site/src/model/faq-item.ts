import { z } from 'zod';
import { link } from './link.ts';
import { plainText } from './text.ts';

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
  id: z.int().min(1),
  question: plainText(10, 120),
  /** Paragraphs of the answer. */
  answer: z.array(plainText(20, 700)).min(1).max(4),
  category: z.enum(faqCategories),
  link: link.optional(),
});
export type FaqItem = z.infer<typeof faqItem>;
