import { z } from 'zod';
import { calendarDay } from './date.ts';
import { plainText } from './text.ts';
import { videoUrl } from './video.ts';

export const testimonialLabels = [
  'Parent',
  'Student',
  'Student Grade 11',
  'Math Teacher',
  'Teacher',
  'Anonymous Parent',
] as const;

export const testimonial = z
  .strictObject({
    id: z.string().regex(/^t([1-9]|1\d|2[01])$/, 'must be one of t1 to t21'),
    /** A first name only; absent for an anonymous review. */
    name: z
      .string()
      .regex(/^\p{Lu}[\p{L}'-]{1,19}$/u, 'must be a first name only')
      .optional(),
    role: z.enum(['Parent', 'Student']),
    /** A more exact role for the home page and the video list. */
    label: z.enum(testimonialLabels).optional(),
    quote: plainText(30, 600).optional(),
    rating: z.int().min(1).max(5),
    isVideo: z.boolean().default(false),
    videoUrl: videoUrl.optional(),
    videoTitle: plainText(10, 80).optional(),
    /** The day the video was published. */
    videoPublished: calendarDay.optional(),
    sample: z.boolean().default(false),
  })
  .refine((entry) => entry.isVideo === (entry.videoUrl !== undefined), {
    path: ['videoUrl'],
    message: 'must be given for a video (isVideo: true) and for no other entry',
  })
  .refine((entry) => entry.isVideo === (entry.videoTitle !== undefined), {
    path: ['videoTitle'],
    message: 'must be given for a video (isVideo: true) and for no other entry',
  })
  .refine((entry) => entry.isVideo === (entry.videoPublished !== undefined), {
    path: ['videoPublished'],
    message: 'must be given for a video (isVideo: true) and for no other entry',
  })
  .refine((entry) => entry.isVideo || entry.quote !== undefined, {
    path: ['quote'],
    message: 'must be given unless the entry is a video',
  });
export type Testimonial = z.infer<typeof testimonial>;
