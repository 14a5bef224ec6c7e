import { z } from 'zod';
import { calendarDay } from './date.ts';
import { entryId, plainText } from './text.ts';

/** What the business says about itself and has to be able to prove. Texts write `{{claim.<id>}}` for its value. */
export const claim = z.strictObject({
  id: entryId,
  value: plainText(1, 200).describe('As the pages say it, such as 500+'),
  holder: plainText(3, 200).optional().describe('The source, or who keeps the proof'),
  confirmed: calendarDay.optional().describe('The day you made sure of it'),
});
