import { z } from 'zod';

/** A calendar day written YYYY-MM-DD. It stays a string: days have no time zone. */
export const calendarDay = z.iso
  .date('must be a date that exists in the calendar, written YYYY-MM-DD')
  .meta({ description: 'A day, written like 2026-01-31', examples: ['2026-01-31'] });
