import { z } from 'zod';
import { markerColor } from './color.ts';
import { subjectIds } from './subject.ts';
import { testIds } from './test-program.ts';
import { entryId, plainText } from './text.ts';

export const specialties = [...subjectIds, ...testIds] as const;
/** A subject or test that the site knows, by id. */
export const specialty = z.enum(specialties);
export type Specialty = z.infer<typeof specialty>;

/** A drawn portrait, put together from these choices. */
export const portrait = z.strictObject({
  skin: z.enum(['porcelain', 'peach', 'olive', 'tan', 'brown', 'deep']),
  hair: z.enum([
    'bob',
    'bun',
    'curls',
    'short',
    'waves',
    'buzz',
    'braids',
    'side-part',
    'bald',
    'afro',
    'ponytail',
    'headscarf',
  ]),
  hairColor: z.enum(['black', 'brown', 'auburn', 'blond', 'gray', 'silver']),
  glasses: z.enum(['none', 'round', 'square']),
  beard: z.boolean().default(false),
  clothes: z.enum(['sweater', 'collar', 'blazer', 'cardigan', 'turtleneck']),
  color: markerColor,
});
export type Portrait = z.infer<typeof portrait>;

export const teacher = z.strictObject({
  id: entryId,
  order: z.int().min(1).max(99),
  name: plainText(3, 40),
  founder: z.boolean().default(false),
  credentials: plainText(5, 90),
  specialties: z.array(specialty).min(1).max(5),
  bio: plainText(80, 700),
  photo: portrait,
  sample: z.boolean().default(false),
});
export type Teacher = z.infer<typeof teacher>;
