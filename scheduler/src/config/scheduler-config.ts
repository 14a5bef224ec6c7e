import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { knownTimeZone } from '../time/time-zone.ts';

const RESERVED_ACCOUNTS = ['api', 'assets', 'bookings', 'health', 'scheduled_events'];
const SLUG_RULE = 'lower-case letters, digits and hyphens, 1 to 60 characters';
const RANGE_RULE = 'a range such as "09:00-20:00", ending after it starts (the end may be 24:00)';

const slug = z.string(SLUG_RULE).regex(/^[a-z0-9][a-z0-9-]{0,59}$/, SLUG_RULE);

function wholeNumber(from: number, to: number) {
  const rule = `a whole number from ${from} to ${to}`;
  return z.int(rule).min(from, rule).max(to, rule);
}

function text(longest: number) {
  const rule = `text of 1 to ${longest} characters`;
  return z.string(rule).min(1, rule).max(longest, rule);
}

/** Opening hours of one stretch of a day, in minutes after the host's midnight. */
export interface OpenRange {
  readonly fromMinute: number;
  readonly toMinute: number;
}

function readRange(value: string): OpenRange | null {
  const match = /^([01]\d|2[0-3]):([0-5]\d)-(?:([01]\d|2[0-3]):([0-5]\d)|24:00)$/.exec(value);
  if (!match) return null;
  const fromMinute = Number(match[1]) * 60 + Number(match[2]);
  const toMinute = match[3] === undefined ? 24 * 60 : Number(match[3]) * 60 + Number(match[4]);
  return toMinute > fromMinute ? { fromMinute, toMinute } : null;
}

const openRange = z.string(RANGE_RULE).transform((value, context) => {
  const range = readRange(value);
  if (range) return range;
  context.addIssue({ code: 'custom', message: RANGE_RULE, input: value });
  return z.NEVER;
});

function inOrder(ranges: readonly OpenRange[]): boolean {
  return ranges.every((range, index) => index === 0 || range.fromMinute >= ranges[index - 1]!.toMinute);
}

const dayHours = z
  .array(openRange, `a list: [] or [${'"09:00-20:00"'}]`)
  .refine(inOrder, 'ranges in order that do not overlap');

const eventType = z.strictObject(
  {
    slug,
    name: text(80),
    place: text(80),
    price: text(40),
    audience: text(80),
    bring: text(120),
    minutes: z
      .array(wholeNumber(5, 480), 'a list of lengths, such as [15] or [30, 45]')
      .min(1, 'at least one length')
      .refine((all) => new Set(all).size === all.length, 'lengths that differ'),
    buffer_before_minutes: wholeNumber(0, 240),
    buffer_after_minutes: wholeNumber(0, 240),
  },
  'a map with slug, name, place, price, audience, bring, minutes and the two buffers',
);

const configSchema = z.strictObject(
  {
    account: slug.refine((name) => !RESERVED_ACCOUNTS.includes(name), `not ${RESERVED_ACCOUNTS.join(', ')}`),
    business: text(80),
    host: z.strictObject(
      {
        email: z.email('a mail address'),
        zone: z
          .string('a time zone name such as America/New_York')
          .refine((name) => knownTimeZone(name) !== null, 'a time zone name such as America/New_York'),
      },
      'a map with email and zone',
    ),
    hours: z.strictObject(
      {
        monday: dayHours,
        tuesday: dayHours,
        wednesday: dayHours,
        thursday: dayHours,
        friday: dayHours,
        saturday: dayHours,
        sunday: dayHours,
      },
      'a map with monday to sunday',
    ),
    slot_step_minutes: wholeNumber(5, 240),
    minimum_notice_hours: wholeNumber(0, 720),
    horizon_days: wholeNumber(1, 365),
    events: z
      .array(eventType, 'a list of event types')
      .min(1, 'at least one event type')
      .refine((all) => new Set(all.map((one) => one.slug)).size === all.length, 'slugs that differ'),
  },
  'a map',
);

/** The checked configuration: one account, one host, its hours and its event types. */
export type SchedulerConfig = Readonly<z.infer<typeof configSchema>>;

/** One kind of meeting that can be booked; lengths and buffers are in minutes. */
export type EventType = SchedulerConfig['events'][number];

/** A configuration file that cannot be used; the message has one line for each wrong field. */
export class ConfigError extends Error {}

function fieldName(path: readonly PropertyKey[]): string {
  const name = path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`)).join('');
  return name.replace(/^\./, '') || '(whole file)';
}

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, part) => (value instanceof Object ? (value as Record<PropertyKey, unknown>)[part] : undefined),
    input,
  );
}

function shown(value: unknown): string {
  return value === undefined ? 'missing' : JSON.stringify(value).slice(0, 120);
}

function issueLine(file: string, input: unknown, issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') {
    return `${file}: ${fieldName(issue.path)}: unknown ${issue.keys.join(', ')}; remove or correct the name`;
  }
  return `${file}: ${fieldName(issue.path)}: is ${shown(valueAt(input, issue.path))}; allowed: ${issue.message}`;
}

/**
 * Checks the text of a configuration file.
 * @throws ConfigError naming file, field, value and what is allowed.
 */
export function parseConfig(source: string, file: string): SchedulerConfig {
  let input: unknown;
  try {
    input = parse(source);
  } catch (error) {
    throw new ConfigError(`${file}: not readable as YAML: ${(error as Error).message.split('\n')[0]}`);
  }
  const result = configSchema.safeParse(input);
  if (result.success) return result.data;
  throw new ConfigError(result.error.issues.map((issue) => issueLine(file, input, issue)).join('\n'));
}

/**
 * Reads and checks a configuration file.
 * @throws ConfigError when it is missing, unreadable or wrong.
 */
export function loadConfig(path: string): SchedulerConfig {
  let source: string;
  try {
    source = readFileSync(path, 'utf8');
  } catch (error) {
    throw new ConfigError(`${basename(path)}: cannot be read: ${(error as Error).message}`);
  }
  return parseConfig(source, basename(path));
}
