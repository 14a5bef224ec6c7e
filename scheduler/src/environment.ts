import { join, resolve } from 'node:path';
import { z } from 'zod';
import { ConfigError } from './config.ts';
import { clockStartingAt, parseInstant } from './time.ts';

const folder = resolve(import.meta.dirname, '..');

const isOrigin = (value: string) =>
  URL.canParse(value) && /^https?:$/.test(new URL(value).protocol) && new URL(value).origin === value;
const originRule = 'use an origin such as http://localhost:4321';

const count = (byDefault: number, max = 1_000_000) =>
  z.coerce.number('use a whole number').int('use a whole number').min(1).max(max).default(byDefault);

const variables = z.object({
  SCHEDULER_PORT: count(4322, 65_535),
  SCHEDULER_DB: z.string().default(join(folder, '.data', 'bookings.sqlite')),
  SCHEDULER_CONFIG: z.string().default(join(folder, 'config.yaml')),
  SCHEDULER_SETTINGS: z.string().default(resolve(folder, '..', 'site', 'content', 'settings.yaml')),
  SCHEDULER_FRAME_ANCESTORS: z
    .string()
    .default('http://localhost:4321 http://127.0.0.1:4321')
    .transform((value) => value.trim().split(/\s+/))
    .refine((origins) => origins.every(isOrigin), `${originRule}, several by spaces`),
  SCHEDULER_PRIVACY_URL: z
    .url({ protocol: /^https?$/, error: 'use a URL such as https://example.com/privacy' })
    .optional(),
  SCHEDULER_PUBLIC_URL: z.string().refine(isOrigin, originRule).optional(),
  SCHEDULER_RATE_LIMIT: count(20),
  SCHEDULER_DAILY_LIMIT: count(40),
  SCHEDULER_EMAIL_LIMIT: count(5),
  SCHEDULER_ACTIVE_LIMIT: count(5),
  SCHEDULER_NOW: z
    .string()
    .default(() => new Date().toISOString())
    .transform((value) => parseInstant(value) ?? NaN)
    .refine((startMs) => !Number.isNaN(startMs), 'use a moment such as 2026-11-20T15:00:00Z'),
});

/** What the environment says about the service; README.md lists the variables. */
export type Environment = ReturnType<typeof readEnvironment>;
export type MailboxLimits = Environment['mailboxLimits'];

/**
 * Reads the service's settings from environment variables; empty ones count as missing.
 * @throws ConfigError naming each variable that cannot be used.
 */
export function readEnvironment(environment: Readonly<Record<string, string | undefined>>) {
  const given = Object.entries(environment).filter(([, value]) => value?.trim());
  const result = variables.safeParse(Object.fromEntries(given));
  if (!result.success) throw new ConfigError(z.prettifyError(result.error));
  const values = result.data;
  const [firstSite] = values.SCHEDULER_FRAME_ANCESTORS;
  return {
    port: values.SCHEDULER_PORT,
    dbPath: values.SCHEDULER_DB,
    configPath: values.SCHEDULER_CONFIG,
    settingsPath: values.SCHEDULER_SETTINGS,
    frameAncestors: values.SCHEDULER_FRAME_ANCESTORS,
    privacyUrl: values.SCHEDULER_PRIVACY_URL ?? `${firstSite}/privacy-policy`,
    publicUrl: values.SCHEDULER_PUBLIC_URL,
    /** Posts per minute and remote address. */
    rateLimit: values.SCHEDULER_RATE_LIMIT,
    /** Bookings and moves per day and remote address, so that one visitor cannot fill the calendar. */
    dailyLimit: values.SCHEDULER_DAILY_LIMIT,
    /** How often one mailbox may book: bookings and their changes in 24 hours, and meetings to come. */
    mailboxLimits: { perDay: values.SCHEDULER_EMAIL_LIMIT, active: values.SCHEDULER_ACTIVE_LIMIT },
    clock: clockStartingAt(values.SCHEDULER_NOW),
  };
}
