import { z } from 'zod';
import { knownTimeZone } from '../time/time-zone.ts';
import { parseYaml, readYaml } from './checked-yaml.ts';
import { readOwner, type Owner } from './owner-settings.ts';

const slugRule = 'lower-case letters, digits and hyphens, 1 to 60 characters';
const rangeRule = 'a range such as "09:00-20:00", ending after it starts (the end may be 24:00)';

const slug = z.string(slugRule).regex(/^[a-z0-9][a-z0-9-]{0,59}$/, slugRule);

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

const openRange = z.string(rangeRule).transform((value, context) => {
  const range = readRange(value);
  if (range) return range;
  context.addIssue({ code: 'custom', message: rangeRule, input: value });
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

const scheduleSchema = z.strictObject(
  {
    host: z.strictObject(
      {
        zone: z
          .string('a time zone name such as America/New_York')
          .refine((name) => knownTimeZone(name) !== null, 'a time zone name such as America/New_York'),
      },
      'a map with zone',
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

/** When meetings can be had, and what they are. */
export type Schedule = Readonly<z.infer<typeof scheduleSchema>>;

/** One kind of meeting that can be booked; lengths and buffers are in minutes. */
export type EventType = Schedule['events'][number];

/** The schedule with what the owner's settings say: whose it is, and under which addresses. */
export interface SchedulerConfig extends Schedule {
  readonly owner: Owner;
}

/**
 * Checks the text of a configuration file.
 * @throws ConfigError naming file, field, value and what is allowed.
 */
export function parseSchedule(source: string, file: string): Schedule {
  return parseYaml(source, file, scheduleSchema);
}

/**
 * Reads the configuration and the owner's settings, in which the addresses of the events stand.
 * @throws ConfigError when one of them is missing, unreadable or wrong.
 */
export function loadConfig(configPath: string, settingsPath: string): SchedulerConfig {
  const schedule = readYaml(configPath, scheduleSchema);
  const owner = readOwner(settingsPath);
  const events = schedule.events.map((event) => ({ ...event, slug: owner.slugs[event.slug] ?? event.slug }));
  return { ...schedule, events, owner };
}
