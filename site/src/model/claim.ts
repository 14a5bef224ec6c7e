import { z } from 'zod';
import { calendarDay } from './date.ts';
import { entryId, label, plainText } from './text.ts';

/** The kinds of entries that a claim can be counted against. */
export const countedKinds = ['teachers', 'testimonials', 'subjects', 'tests', 'states'] as const;

/** What the business says of itself, in one place: texts write `{{claim.<id>}}` where it stands. */
export const claim = z.strictObject({
  id: entryId,
  value: plainText(2, 200).describe('As it stands in the texts, such as 500+'),
  says: plainText(5, 160).describe('What it says, in a sentence’s end: happy students, taught so far'),
  words: z
    .array(label)
    .min(1)
    .optional()
    .describe('For a claim that sentences make in passing: the words by which they are found'),
  atMost: z
    .enum(countedKinds)
    .optional()
    .describe('The entries of the content that must be at least as many as a value like 16+ says'),
  where: z
    .array(label)
    .min(1)
    .optional()
    .describe('The files or folders of site/content in which it may stand; left out for all of them'),
  holder: plainText(3, 200)
    .optional()
    .describe('The source, or who keeps the proof; left out while nobody has it'),
  confirmed: calendarDay.optional().describe('The day on which you made sure of it; left out until then'),
});
export type Claim = z.infer<typeof claim>;
