import { z } from 'zod';
import { markerColor } from './color.ts';
import { drawn } from './drawing.ts';
import { order, type Identified } from './entry.ts';
import { picture, type Pictured } from './picture.ts';
import { entryId, plainText } from './text.ts';

/** A drawn portrait, put together from these choices. */
export const portrait = z.strictObject({
  skin: z.enum(['porcelain', 'peach', 'olive', 'tan', 'brown', 'deep']),
  hair: drawn('portraits', 'hair'),
  hairColor: z.enum(['black', 'brown', 'auburn', 'blond', 'gray', 'silver']),
  glasses: z.enum(['none', 'round', 'square']),
  beard: z.boolean().default(false),
  clothes: drawn('portraits', 'clothes'),
  color: markerColor,
  face: drawn('portraits', 'face').default('oval').describe('The shape of the face'),
  mouth: drawn('portraits', 'mouth').default('grin'),
  tilt: z.number().min(-8).max(8).default(0).describe('How far the head leans to the right, in degrees'),
  keepsake: drawn('keepsakes', 'keepsake').optional().describe('One thing from the bio'),
});
export type Portrait = z.infer<typeof portrait>;

/** A longer bio is cut to this many characters until a visitor chooses Read More. */
export const bioLimit = 200;

const bioStart = (bio: string): string => Array.from(bio).slice(0, bioLimit).join('');

const fields = z.strictObject({
  order: order.describe('The place on the page; the founder comes first whatever the number'),
  name: plainText(3, 60).describe('As it is shown'),
  founder: z.boolean().default(false).describe('Marks the founder'),
  credentials: plainText(5, 90).describe('Degree and license, such as M.Ed., licensed in mathematics 6–12'),
  specialties: z
    .array(entryId)
    .min(1)
    .max(5)
    .describe(
      'The tags, the main one first: names of files in subjects/ and exams/, such as math. The filter uses them, too',
    ),
  bio: plainText(80, 700)
    .refine((bio) => bioStart(bio) === bio || /[.?!]”?$/.test(bioStart(bio)), {
      error: ({ input }) =>
        `is cut after ${bioLimit} characters, so let a sentence end there: now it is “…${bioStart(String(input)).slice(-30)}”`,
    })
    .describe('Cut after 200 characters, where a sentence must end, until a visitor chooses Read More'),
  portrait: portrait
    .optional()
    .describe('A portrait drawn from these choices, for a teacher without a photo; no two have the same'),
  photo: picture
    .optional()
    .describe('A photograph of the teacher, which stands in place of a drawn portrait'),
  sample: z.boolean().default(false).describe('Marks an invented person; take it out for a real one'),
});
export const teacher = fields.refine(({ photo, portrait }) => photo !== undefined || portrait !== undefined, {
  path: ['photo'],
  error: 'must be given, or a drawn portrait: write photo with a file and an alt, or the choices of portrait',
});
/** A teacher as pages show one. */
export type Teacher = Pictured<Identified<z.infer<typeof teacher>>>;
