import { join } from 'node:path';
import { z } from 'zod';
import { ConfigError } from './config.ts';
import { parseInstant } from './time.ts';

const variables = z.object({
  SCHEDULER_PORT: z.coerce.number().int().min(1).max(65_535).default(4322),
  SCHEDULER_DB: z.string().default(join(import.meta.dirname, '..', '.data', 'bookings.sqlite')),
  SCHEDULER_FRAME_ANCESTORS: z.string().default('http://localhost:4321 http://127.0.0.1:4321'),
  SCHEDULER_NOW: z
    .string()
    .transform((value) => parseInstant(value) ?? NaN)
    .refine((startMs) => !Number.isNaN(startMs), 'use a moment such as 2026-11-20T15:00:00Z')
    .optional(),
});

/** What the environment says about the service; README.md lists the variables. */
export interface Environment {
  readonly port: number;
  readonly dbPath: string;
  /** The origins that may frame the pages. The first one is the website. */
  readonly frameAncestors: readonly string[];
  /** The service's only source of the present moment, in milliseconds. */
  readonly now: () => number;
}

/**
 * Reads the service's settings from environment variables; empty ones count as missing.
 * @throws ConfigError naming each variable that cannot be used.
 */
export function readEnvironment(environment: Readonly<Record<string, string | undefined>>): Environment {
  const given = Object.entries(environment).filter(([, value]) => value?.trim());
  const result = variables.safeParse(Object.fromEntries(given));
  if (!result.success) throw new ConfigError(z.prettifyError(result.error));
  const { SCHEDULER_PORT, SCHEDULER_DB, SCHEDULER_FRAME_ANCESTORS, SCHEDULER_NOW } = result.data;
  const offset = SCHEDULER_NOW === undefined ? 0 : SCHEDULER_NOW - Date.now();
  return {
    port: SCHEDULER_PORT,
    dbPath: SCHEDULER_DB,
    frameAncestors: SCHEDULER_FRAME_ANCESTORS.trim().split(/\s+/),
    now: () => Date.now() + offset,
  };
}
