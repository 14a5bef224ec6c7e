import { z } from 'zod';
import { order, type Identified } from './entry.ts';
import { picture, type Pictured } from './picture.ts';
import { gradeSpan } from './settings.ts';
import { entryId, plainText } from './text.ts';
import { httpsUrl } from './url.ts';

/** How many characters of a bio are shown before a visitor chooses Read More. */
export const bioLimit = 200;

const fields = z.strictObject({
  order: order.describe('The place on the page; the founder comes first whatever the number'),
  name: plainText(2, 60).describe('As it is shown'),
  founder: z.boolean().default(false).describe('Marks the founder'),
  credentials: plainText(5, 90).describe('Degree and license, such as M.Ed., licensed in mathematics'),
  grades: gradeSpan
    .optional()
    .describe('The grades of the license, which stand behind the credentials; 0 is kindergarten'),
  license: z
    .strictObject({
      state: plainText(4, 30).describe('The state that gave it, such as Florida'),
      number: plainText(2, 20).describe('As it stands on the license'),
      register: httpsUrl.optional().describe('The state’s own page on which anyone can look it up'),
    })
    .optional()
    .describe('The teaching license by its number, where the teacher agrees to show it'),
  specialties: z
    .array(entryId)
    .min(1)
    .max(15)
    .describe(
      'The tags, the main one first: names of files in subjects/ and exams/, such as math. The filter uses them, too',
    ),
  bio: plainText(80, 700).describe(
    'Cut after 200 characters, best where a sentence ends, until a visitor chooses Read More',
  ),
  photo: picture.describe('A photograph of the teacher, or a drawing'),
  poses: z
    .record(entryId, picture)
    .default({})
    .describe(
      'Another picture on the pages of a subject or on a booking page, by its name: math, contact-us',
    ),
  sample: z.boolean().default(false).describe('Marks an invented person; take it out for a real one'),
});
export const teacher = fields.refine(
  ({ grades, credentials }) =>
    !grades || !/\bgrades? [K\d]|(\bK|\d)\s*([–-]|to|through)\s*\d/i.test(credentials),
  {
    path: ['credentials'],
    error: 'must leave out the grades, which the field grades adds',
  },
);
export type Teacher = Pictured<Identified<z.infer<typeof teacher>>> & {
  /** A picture for the page, too wide for a circle. */
  pose?: Pictured<object>['picture'];
};
/** The content of a page, with the teachers that a visitor may talk to. */
export type WithTeachers<T> = T & { teachers: readonly Teacher[] };
