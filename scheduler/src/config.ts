import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { parseTimeZone } from './time.ts';

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

const urlRule =
  'use a URL of this service such as http://localhost:4322/account/event, with one account for all';

/** Account and event in the path of a booking URL. */
function bookingPath(url: string): { account: string; slug: string } | null {
  const [, account = '', event = '', ...more] = new URL(url).pathname.split('/');
  const isValid = more.length === 0 && [account, event].every((part) => slug.safeParse(part).success);
  return isValid ? { account, slug: event } : null;
}

/** The settings this service uses; the site validates the rest. */
const ownerSettings = z.object({
  business: z.object({ name: z.string().min(1), phone: z.string().optional() }),
  mail: z.object({ general: z.email() }),
  brand: z
    .object({
      colors: z.record(z.string(), z.string().regex(/^#[0-9a-f]{6}$/, 'use a color such as "#2346c7"')),
    })
    .partial()
    .default({}),
  scheduler: z
    .object({ provider: z.string(), events: z.record(z.string(), z.url()) })
    .superRefine(({ provider, events }, context) => {
      if (provider !== 'local') return;
      const accounts = new Set(Object.values(events).map((url) => bookingPath(url)?.account));
      for (const [name, url] of Object.entries(events)) {
        if (accounts.size === 1 && bookingPath(url)) continue;
        context.addIssue({ code: 'custom', path: ['events', name], message: urlRule, input: url });
      }
    }),
});

/** The schedule with what the owner's settings say: whose it is, and under which URLs. */
export type SchedulerConfig = ReturnType<typeof loadConfig>;

function readYaml<Schema extends z.ZodType>(path: string, form: Schema): z.infer<Schema> {
  let input: unknown;
  try {
    input = parse(readFileSync(path, 'utf8'));
  } catch (error) {
    if (error instanceof Error && 'syscall' in error) {
      throw new ConfigError(`${error.message}. Put the file there, or name another one in SCHEDULER_CONFIG.`);
    }
    throw new ConfigError(`${basename(path)}: ${(error as Error).message.split('\n')[0]}`);
  }
  const result = form.safeParse(input);
  if (result.success) return result.data;
  throw new ConfigError(`${basename(path)}:\n${z.prettifyError(result.error)}`);
}

/**
 * Reads the schedule and the owner's settings. Where another service takes the bookings, this one, which runs beside
 * it in development, has the account "demonstration".
 * @throws ConfigError when one of them is missing, unreadable or wrong.
 */
export function loadConfig(configPath: string, settingsPath: string) {
  const { events, ...rest } = readYaml(configPath, schedule);
  const { business, mail, brand, scheduler } = readYaml(settingsPath, ownerSettings);
  const urls = Object.entries(scheduler.provider === 'local' ? scheduler.events : {});
  const paths = new Map(urls.map(([name, url]) => [name, bookingPath(url)!]));
  const owner = {
    business: business.name,
    email: mail.general,
    phone: business.phone ?? null,
    /** The business's own colors, by the names of the tokens --brand-…; what is left out is as shipped. */
    colors: brand.colors ?? {},
    /** The first part of the pages' URLs. */
    account: paths.values().next().value?.account ?? 'demonstration',
  };
  return {
    ...rest,
    events: events.map((event) => ({ ...event, slug: paths.get(event.slug)?.slug ?? event.slug })),
    owner,
  };
}
