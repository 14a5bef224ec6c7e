import { z } from 'zod';
import { markerColor } from './entry.ts';
import { vignette } from './drawing.ts';
import { calendarDay, entryId, lastSentence, plainText } from './text.ts';
import { readVideoUrl } from './video.ts';

const studentGrades = Array.from({ length: 12 }, (_, index) => `Student Grade ${index + 1}` as const);

const testimonialLabels = [
  'Parent',
  'Student',
  ...studentGrades,
  'Math Teacher',
  'Teacher',
  'Anonymous Parent',
] as const;

export const testimonialId = z.string().regex(/^t[1-9]\d{0,3}$/, 'must be t and a number, such as t22');

/** The number, from 1, of the sentence of a page's testimonial in large type. */
export const testimonialSentence = z
  .int()
  .min(1)
  .max(9)
  .default(1)
  .describe('Which sentence of the testimonial is set in large letters, from 1');

const videoUrl = z
  .string()
  .refine(
    (value) => readVideoUrl(value) !== null,
    'must be a YouTube address: youtube.com/watch?v=…, youtu.be/…, or its /shorts/, /embed/ or /live/ form',
  );

/** The parts of a sentence between its commas, each with the comma that ends it. */
export const listed = (sentence: string): string[] => sentence.split(/(?<=,) /);

/** A name in any script: letters, combining marks, and the joiners that Persian and Hindi need. */
const firstName = /^\p{L}(?:[\p{L}\p{M}'’.·\u200C\u200D -]{0,38}[\p{L}\p{M}.])?$/u;

export const testimonial = z
  .strictObject({
    id: testimonialId.describe('t and a number that no other review has'),
    name: z
      .string()
      .regex(firstName, 'must be a first name of at most 40 letters')
      .optional()
      .describe('A first name only, such as Mary Ann; left out for an anonymous review'),
    role: z
      .enum(['Parent', 'Student', 'Teacher'])
      .describe('The list it stands in; a teacher speaks in a video'),
    label: z
      .enum(testimonialLabels)
      .optional()
      .describe('A more exact role, shown on the home page, with a video, and in place of a name'),
    quote: plainText(30, 600).optional().describe('What the person wrote; only a video can do without'),
    rating: z
      .int()
      .min(1)
      .max(5)
      .optional()
      .describe('The number of stars; left out where the person gave none'),
    drawing: vignette.describe('A small drawing of what is told, by its name in vignettes.svg'),
    mark: plainText(3, 60)
      .optional()
      .describe('The words of the quote that a marker is swiped over, exactly as they stand in it'),
    color: markerColor.optional().describe('The marker; without one, the yellow one'),
    frames: z
      .array(vignette.unwrap())
      .length(4)
      .optional()
      .describe('Four small drawings, by their names in vignettes.svg, for what the last sentence lists'),
    isVideo: z.boolean().default(false).describe('True for a video, which then needs the three fields below'),
    videoUrl: videoUrl.optional().describe('A YouTube address, in any of its forms'),
    videoTitle: plainText(10, 80).optional().describe('What the video is called'),
    videoPublished: calendarDay.optional().describe('The day the video was published, like 2026-01-31'),
    teacher: entryId
      .optional()
      .describe('The teacher who speaks in a video, by file name in teachers/: the picture stands beside it'),
    sample: z
      .boolean()
      .default(false)
      .describe('Marks an invented review; take it out only for a real one whose author has agreed'),
  })
  .superRefine((entry, context) => {
    for (const field of ['videoUrl', 'videoTitle', 'videoPublished'] as const) {
      const isGiven = entry[field] !== undefined;
      const message = 'must be given for a video (isVideo: true) and for no other entry';
      if (isGiven !== entry.isVideo) context.addIssue({ code: 'custom', path: [field], message });
    }
  })
  .refine(({ quote, mark }) => mark === undefined || quote?.includes(mark), {
    path: ['mark'],
    message: 'must be words of the quote, letter for letter',
  })
  .refine(({ quote, frames }) => !frames || listed(lastSentence(quote ?? '').last).length === frames.length, {
    path: ['frames'],
    message: 'needs a last sentence of the quote with as many parts between commas as there are drawings',
  })
  .refine(({ role, isVideo }) => role !== 'Teacher' || isVideo, {
    path: ['role'],
    message: 'can be Teacher for a video only: written reviews are by parents and students',
  })
  .refine((entry) => entry.isVideo || entry.quote !== undefined, {
    path: ['quote'],
    message: 'must be given unless the entry is a video',
  });
export type Testimonial = z.infer<typeof testimonial>;
