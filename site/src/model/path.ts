import { z } from 'zod';

const segments = /^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/;

export const address = z
  .string()
  .regex(segments, 'must be lower-case words joined by hyphens behind a slash, for example /sat-prep')
  .describe('Where the page stands, such as /sat-prep');

/** Further paths of the same page, whose canonical link names the main path. */
const aliasesOf = (one: typeof address) =>
  z
    .array(one)
    .max(5)
    .default([])
    .describe('Further addresses of the same page, which search engines are led away from');
export const aliases = aliasesOf(address);

/** A path with one segment, as the route file of exam pages requires. */
export const shortAddress = z
  .string()
  .regex(
    /^\/[a-z0-9]+(-[a-z0-9]+)*$/,
    'must be one part: lower-case words joined by hyphens behind a single slash, for example /sat-prep',
  )
  .describe('Where the page stands, such as /sat-prep: one part, without a further slash');

export const shortAliases = aliasesOf(shortAddress);

/** The path of a landing page, with the ending that its route file requires. */
export const landingAddress = z
  .string()
  .regex(
    /^\/[a-z0-9]+(-[a-z0-9]+)*-consultation$/,
    'must be lower-case words joined by hyphens that end in -consultation, for example /sat-consultation',
  )
  .describe('Where the landing page stands: a name that ends in -consultation');

const eventTypes = ['free-consultation', 'test-prep', 'school-districts'] as const;
export type EventTypeId = (typeof eventTypes)[number];

/** The calendar of a page: the event to book, and the reserved height in CSS pixels. */
export const scheduler = z.strictObject({
  eventType: z.enum(eventTypes).describe('What is booked; its address stands in the settings'),
  height: z.int().min(400).max(1400).describe('Reserved for the calendar, in pixels'),
});
export type SchedulerPlacement = z.infer<typeof scheduler>;
