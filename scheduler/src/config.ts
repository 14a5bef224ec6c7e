import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { parseTimeZone } from './time-zones.ts';

/** A configuration file or environment variable that cannot be used; the message names file, field and what is allowed. */
export class ConfigError extends Error {}

const slug = z.string().regex(/^[a-z0-9][a-z0-9-]{0,59}$/, 'use lower-case letters, digits and hyphens');
const minutes = (from: number, to: number) => z.int().min(from).max(to);
const text = (max: number) => z.string().min(1).max(max);

const rangeRule = 'use a range such as "09:00-20:00", ending after it starts (the end may be 24:00)';

/** One stretch of a day, in minutes after midnight. */
const range = z.string().transform((value, context) => {
  const [, ...parts] = /^([01]\d|2[0-3]):([0-5]\d)-(?:([01]\d|2[0-3]):([0-5]\d)|24:00)$/.exec(value) ?? [];
  const [fromHour, fromMinute, toHour = 24, toMinute = 0] = parts.map((part) => part && Number(part));
  const hours = {
    fromMinute: Number(fromHour) * 60 + Number(fromMinute),
    toMinute: Number(toHour) * 60 + Number(toMinute),
  };
  if (hours.toMinute > hours.fromMinute) return hours;
  context.addIssue({ code: 'custom', message: rangeRule, input: value });
  return z.NEVER;
});

const dayHours = z
  .array(range)
  .refine(
    (ranges) => ranges.every((one, index) => index === 0 || one.fromMinute >= ranges[index - 1]!.toMinute),
    'give ranges in order that do not overlap',
  );

/** The days of a week, from Monday as Temporal counts them. */
export const weekday = z.enum(['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']);

const eventType = z.strictObject({
  slug,
  name: text(80),
  place: text(80),
  price: text(40),
  audience: text(80),
  bring: text(120),
  joining: text(160).optional(),
  minutes: z.array(minutes(5, 480)).min(1),
  office_hours: range.optional(),
  buffer_before_minutes: minutes(0, 240),
  buffer_after_minutes: minutes(0, 240),
});

/** The form of config.yaml. */
export const schedule = z.strictObject({
  account: slug,
  host: z.strictObject({
    zone: z.string().refine((name) => parseTimeZone(name), 'use a time zone name such as America/New_York'),
  }),
  hours: z.record(weekday, dayHours),
  closed: z.array(z.iso.date('use a date such as 2026-12-25')).default([]),
  slot_step_minutes: minutes(5, 240),
  minimum_notice_hours: z.int().min(0).max(720),
  horizon_days: z.int().min(1).max(365),
  events: z.array(eventType).min(1),
});

/** When meetings can be had, and what they are. */
export type Schedule = Readonly<z.infer<typeof schedule>>;

/** One kind of meeting that can be booked; lengths and buffers are in minutes. */
export type EventType = Schedule['events'][number];

/** Of the site's settings, which the site's own check validates, what the pages say about the business. */
const siteSettings = z.object({
  business: z.object({ name: z.string(), phone: z.string().optional() }),
  mail: z.object({ general: z.string() }),
  brand: z.object({ colors: z.record(z.string(), z.string()).default({}) }).optional(),
});

/** Whose calls can be booked. */
export interface Business {
  readonly name: string;
  readonly email: string;
  readonly phone?: string | undefined;
  /** The business's own colors, by the names of the tokens --brand-…; what is left out is as shipped. */
  readonly colors: Readonly<Record<string, string>>;
}

/** The schedule, and whose it is. */
export interface SchedulerConfig extends Schedule {
  readonly business: Business;
}

const folder = join(import.meta.dirname, '..');
const settingsPath = join(folder, '..', 'site', 'content', 'settings.yaml');

function readYaml<Schema extends z.ZodType>(path: string, form: Schema): z.infer<Schema> {
  try {
    return form.parse(parse(readFileSync(path, 'utf8')));
  } catch (error) {
    const reason = error instanceof z.ZodError ? z.prettifyError(error) : (error as Error).message;
    throw new ConfigError(`${basename(path)}: ${reason}`);
  }
}

/** Reads config.yaml and the site's settings. @throws ConfigError when one of them is missing, unreadable or wrong. */
export function loadConfig(): SchedulerConfig {
  const { business, mail, brand } = readYaml(settingsPath, siteSettings);
  return {
    ...readYaml(join(folder, 'config.yaml'), schedule),
    business: { ...business, email: mail.general, colors: brand?.colors ?? {} },
  };
}
