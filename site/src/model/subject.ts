import { z } from 'zod';
import { gradeRange, gradeSpan } from './settings.ts';
import { address, aliases } from './path.ts';
import { drawing } from './drawing.ts';
import { exercises, homework } from './exercise.ts';
import { link } from './link.ts';
import { type Identified, markerColor, order } from './entry.ts';
import { callToAction, landingStart, pageStart } from './pages/page-parts.ts';
import { testimonialId, testimonialSentence } from './testimonial.ts';
import {
  headedList,
  heading,
  label,
  lead,
  list,
  listItem,
  plainText,
  sectionHead,
  titledText,
} from './text.ts';

export const subjectIcons = ['calculator', 'flask', 'book', 'globe', 'pencil', 'chat', 'laptop'] as const;

/** A course area of a subject: a card with its topics. */
const courseArea = z
  .strictObject({
    title: heading,
    description: plainText(20, 200),
    question: listItem.optional().describe('What a teacher might ask a child there'),
    topics: z.array(listItem).min(1).max(8),
    grades: gradeSpan
      .optional()
      .describe('The usual grades; where every course has them, the page shows a chart'),
    link: link.optional().describe('In place of the link on every area'),
    since: z.array(label).optional().describe('When each topic begins, in their order'),
  })
  .refine(
    ({ topics, since }) => !since || since.length === topics.length,
    'since needs a date for each topic',
  );
export type CourseArea = z.infer<typeof courseArea>;

/** Courses of one level, with the example of a student who has to go back to a lower level. */
const courseGroup = headedList.extend({
  stuck: label.optional().describe('What the child in the example is stuck on, at this level'),
  start: z
    .strictObject({ item: listItem, note: label })
    .optional()
    .describe('Where the child in the example starts: one of the items, and a note beside it'),
});

/** The optional sections of a subject page. */
export const subjectBlock = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('points'), ...sectionHead.shape, points: list(titledText, 2, 8) }),
  z.strictObject({ kind: z.literal('curriculum'), ...sectionHead.shape, groups: list(courseGroup, 1, 6) }),
  z.strictObject({
    kind: z.literal('skills'),
    ...sectionHead.shape,
    lists: list(headedList, 1, 4),
    drawing: drawing.optional(),
  }),
]);
export type SubjectBlock = z.infer<typeof subjectBlock>;

export const subject = z.strictObject({
  order,
  title: heading,
  /** The subject's name on a small tag. */
  shortName: label,
  inSentence: label
    .optional()
    .describe('How the subject is named inside a sentence, such as social studies; left out, as on a tag'),
  description: plainText(20, 140),
  icon: z.enum(subjectIcons),
  color: markerColor,
  homework,
  grades: gradeRange
    .optional()
    .describe('The lowest and the highest grade of this subject, where it has fewer than business.grades'),
  page: z.strictObject({
    address,
    aliases,
    ...pageStart,
    /** The layout of the areas, if they have no grades. */
    look: z.enum(['bench', 'book', 'newspaper']),
    exercises,
    areasHeading: heading,
    areasLead: lead.optional(),
    /** A note below the areas for some parents, with a link. */
    areasNote: titledText
      .extend({ link, specialty: label.optional().describe('Shows the teachers who have it') })
      .optional(),
    /** A link on every course area. */
    areaLink: link.optional(),
    areas: z.array(courseArea).min(1).max(12),
    blocks: z.array(subjectBlock).default([]),
    closing: z.strictObject({ heading, lead, links: z.array(link).min(1).max(4) }),
  }),
  consultation: z.strictObject({
    ...landingStart,
    bookNowAtTop: z.boolean(),
    blocksHeading: heading,
    blocks: z.array(titledText).min(2).max(6),
    /** The id of the testimonial below the calendar. */
    testimonial: testimonialId.optional(),
    testimonialSentence,
    whyHeading: heading,
    whyPoints: z.array(listItem).min(1).max(8),
    schedulerHeading: heading,
    closing: callToAction,
  }),
});
export type Subject = Identified<z.infer<typeof subject>>;
