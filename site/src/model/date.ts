import { z } from 'zod';

/**
 * A calendar day written YYYY-MM-DD that exists (2026-02-30 does not).
 * It stays a string: days have no time zone.
 */
export const calendarDay = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/, 'must be a date written YYYY-MM-DD')
  .refine((value) => {
    const parsed = new Date(`${value}T00:00:00Z`);
    return !Number.isNaN(parsed.valueOf()) && parsed.toISOString().startsWith(value);
  }, 'must be a date that exists in the calendar')
  .meta({ description: 'A day, written like 2026-01-31', examples: ['2026-01-31'] });
