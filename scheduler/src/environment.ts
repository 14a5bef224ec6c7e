import { join, resolve } from 'node:path';
import { clockStartingAt, systemClock, type Clock } from './clock.ts';
import { readInstant } from './time/time-label.ts';

const folder = resolve(import.meta.dirname, '..');

/** Where the bookings are kept when nothing else is said. */
export const defaultDatabase = join(folder, '.data', 'bookings.sqlite');
/** The configuration that is used when nothing else is said. */
export const defaultConfig = join(folder, 'config.yaml');
/** The owner's settings that are used when nothing else is said: the website's. */
export const defaultSettings = resolve(folder, '..', 'site', 'content', 'settings.yaml');
/** The service's usual port. */
export const defaultPort = 4322;
/** The sites that may frame the pages when nothing else is said: the website in development. */
export const defaultFrameAncestors: readonly string[] = ['http://localhost:4321', 'http://127.0.0.1:4321'];
/** Posts per minute and remote address when nothing else is said. */
export const defaultRateLimit = 20;
/** Bookings per mail address in 24 hours when nothing else is said. */
export const defaultEmailLimit = 5;

/** An environment variable that cannot be used; the message is one line. */
export class EnvironmentError extends Error {
  constructor(name: string, value: string, allowed: string) {
    super(`${name} is ${JSON.stringify(value)}; allowed: ${allowed}`);
  }
}

/** What the environment says about the service. */
export interface Environment {
  readonly port: number;
  readonly dbPath: string;
  readonly configPath: string;
  readonly settingsPath: string;
  readonly clock: Clock;
  readonly frameAncestors: readonly string[];
  readonly rateLimit: number;
  readonly emailLimit: number;
  readonly privacyUrl: string | undefined;
  readonly publicUrl: string | undefined;
}

type Variables = Readonly<Record<string, string | undefined>>;

function wholeNumber(variables: Variables, name: string, most: number, otherwise: number): number {
  const value = variables[name]?.trim();
  if (!value) return otherwise;
  const number = Number(value);
  if (/^\d{1,9}$/.test(value) && number >= 1 && number <= most) return number;
  throw new EnvironmentError(name, value, `a whole number from 1 to ${most}`);
}

function isOrigin(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).origin === text;
}

function readOrigins(variables: Variables): readonly string[] {
  const value = variables['SCHEDULER_FRAME_ANCESTORS']?.trim();
  if (!value) return defaultFrameAncestors;
  const origins = value.split(/\s+/);
  if (origins.every(isOrigin)) return origins;
  throw new EnvironmentError(
    'SCHEDULER_FRAME_ANCESTORS',
    value,
    'origins such as http://localhost:4321, by spaces',
  );
}

function readClock(variables: Variables): Clock {
  const value = variables['SCHEDULER_NOW']?.trim();
  if (!value) return systemClock;
  const startMs = readInstant(value);
  if (startMs === null)
    throw new EnvironmentError('SCHEDULER_NOW', value, 'a moment such as 2026-11-20T15:00:00Z');
  return clockStartingAt(startMs);
}

function readPublicUrl(variables: Variables): string | undefined {
  const value = variables['SCHEDULER_PUBLIC_URL']?.trim();
  if (!value || isOrigin(value)) return value || undefined;
  throw new EnvironmentError('SCHEDULER_PUBLIC_URL', value, 'an origin such as http://localhost:4322');
}

function readPrivacyUrl(variables: Variables): string | undefined {
  const value = variables['SCHEDULER_PRIVACY_URL']?.trim();
  if (!value || (URL.canParse(value) && /^https?:$/.test(new URL(value).protocol))) return value || undefined;
  throw new EnvironmentError(
    'SCHEDULER_PRIVACY_URL',
    value,
    'an address such as https://example.com/privacy',
  );
}

/**
 * Reads the service's settings from environment variables; empty ones count as missing.
 * @throws EnvironmentError for the first that cannot be used.
 */
export function readEnvironment(variables: Variables): Environment {
  return {
    port: wholeNumber(variables, 'SCHEDULER_PORT', 65_535, defaultPort),
    dbPath: variables['SCHEDULER_DB']?.trim() || defaultDatabase,
    configPath: variables['SCHEDULER_CONFIG']?.trim() || defaultConfig,
    settingsPath: variables['SCHEDULER_SETTINGS']?.trim() || defaultSettings,
    clock: readClock(variables),
    frameAncestors: readOrigins(variables),
    rateLimit: wholeNumber(variables, 'SCHEDULER_RATE_LIMIT', 1_000_000, defaultRateLimit),
    emailLimit: wholeNumber(variables, 'SCHEDULER_EMAIL_LIMIT', 1_000_000, defaultEmailLimit),
    privacyUrl: readPrivacyUrl(variables),
    publicUrl: readPublicUrl(variables),
  };
}
