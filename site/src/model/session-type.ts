import { z } from 'zod';
import { entryId, heading, label, listItem, plainText } from './text.ts';

/** A card of the placeholder on /schedule. */
export const sessionType = z.strictObject({
  id: entryId,
  order: z.int().min(1).max(3),
  title: heading,
  duration: label,
  description: plainText(20, 220),
  features: z.array(listItem).min(2).max(5),
});
export type SessionType = z.infer<typeof sessionType>;
