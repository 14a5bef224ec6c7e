import { z } from 'zod';
import { markerColor } from './color.ts';
import { calendarDay } from './date.ts';
import { drawing } from './drawing.ts';
import { link } from './link.ts';
import { pageMetadata } from './page-metadata.ts';
import { heading, label, lead, listItem, markedHeading, paragraph, plainText, titledText } from './text.ts';

export const testIds = ['sat', 'act', 'psat', 'isee', 'ssat', 'hspt', 'ap'] as const;
export const testId = z.enum(testIds);
export type TestId = z.infer<typeof testId>;

const minutes = z.int().min(1).max(400);

/** One timed part of a test, as the specification gives it. */
export const testSection = z.strictObject({
  name: label,
  minutes,
  questions: z.int().min(1).max(200).optional(),
  /** A section students may leave out (ACT Writing); it is not part of the standard time. */
  optional: z.boolean().default(false),
  /** A short remark such as "unscored". */
  remark: label.optional(),
});
export type TestSection = z.infer<typeof testSection>;

export const testLevel = z.strictObject({ name: label, grades: label, minutes: minutes.optional() });
export type TestLevel = z.infer<typeof testLevel>;

export const testFacts = z.strictObject({
  /** The whole test in minutes; absent where it depends on the subject (AP). */
  minutes: minutes.optional(),
  /** The whole test with its optional section, in minutes. */
  minutesWithOptional: minutes.optional(),
  score: z
    .strictObject({ min: z.int(), max: z.int(), unit: label })
    .refine((score) => score.min < score.max, 'min must be below max'),
  sections: z.array(testSection).default([]),
  levels: z.array(testLevel).default([]),
  /** Further figures of the specification, shown as they are given ("50,000+" commended students). */
  figures: z.array(z.strictObject({ value: label, label })).default([]),
  /** The one dated note on what has changed since these figures. */
  note: z
    .strictObject({ text: plainText(20, 420), asOf: calendarDay, source: label, url: z.url() })
    .optional(),
});
export type TestFacts = z.infer<typeof testFacts>;

/** What one landing page has and another has not is data here, not a second page. */
export const testConsultation = z.strictObject({
  metadata: pageMetadata,
  heading: markedHeading,
  lead,
  drawing,
  bookNow: z.boolean(),
  footer: z.boolean(),
  /** SAT and ACT: testimonial and success plan only. The others also have benefits, advantages and badges. */
  benefits: z.strictObject({ heading, blocks: z.array(titledText).length(3) }).optional(),
  advantages: z.strictObject({ heading, items: z.array(listItem).min(4).max(8) }).optional(),
  /** The testimonial shown, by id. */
  testimonial: z.string().regex(/^t\d+$/, 'must be a testimonial id such as t4'),
  planHeading: heading,
  plan: z.array(titledText).length(3),
  badges: z.array(label).min(3).max(4).optional(),
  schedulerHeading: heading,
  schedulerLead: lead,
});
export type TestConsultation = z.infer<typeof testConsultation>;

export const testProgram = z.strictObject({
  id: testId,
  order: z.int().min(1).max(7),
  /** Its lower-case form with hyphens is the address of the page: "SAT Prep" is /sat-prep. */
  name: label,
  /** The test itself, as in "the SAT". */
  testName: label,
  subtitle: plainText(5, 80),
  description: plainText(20, 200),
  features: z.array(listItem).min(3).max(5),
  color: markerColor,
  facts: testFacts,
  page: z.strictObject({
    metadata: pageMetadata,
    heading: markedHeading,
    lead,
    drawing,
    aboutHeading: heading,
    about: z.array(paragraph).min(1).max(3),
    timingHeading: heading,
    timingLead: lead,
    approachHeading: heading,
    approachLead: lead,
    approach: z.array(titledText).min(3).max(4),
    included: z.array(listItem).min(4).max(8),
    closing: z.strictObject({ heading, lead, button: label }),
    /** The AP page names the external privacy and terms pages. */
    externalLinks: z.array(link).default([]),
  }),
  consultation: testConsultation,
});
export type TestProgram = z.infer<typeof testProgram>;
