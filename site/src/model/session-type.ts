import { z } from 'zod';
import { order } from './entry.ts';
import { entryId, heading, label, list, listItem, plainText } from './text.ts';

/** A row of the table on /schedule. */
export const sessionType = z.strictObject({
  id: entryId,
  order,
  title: heading.describe('The name of the session'),
  duration: label.describe('In labels, such as 30 or 60 minutes'),
  description: plainText(20, 220).describe('What the session is'),
  features: list(listItem, 1, 5).describe('What belongs to it'),
});
export type SessionType = z.infer<typeof sessionType>;
