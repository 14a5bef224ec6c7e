import { join } from 'node:path';
import { parseInstant } from './time.ts';

/** What the environment says about the service; README.md lists the variables. */
export interface Environment {
  readonly port: number;
  readonly dbPath: string;
  /** The origins that may frame the pages. The first one is the website. */
  readonly frameAncestors: readonly string[];
  /** The service's only source of the present moment, in milliseconds. */
  readonly now: () => number;
}

/** Reads the service's environment variables. @throws Error for a moment that cannot be read. */
export function readEnvironment(environment: Readonly<Record<string, string | undefined>>): Environment {
  const { SCHEDULER_PORT, SCHEDULER_DB, SCHEDULER_FRAME_ANCESTORS, SCHEDULER_NOW } = environment;
  const startMs = SCHEDULER_NOW ? parseInstant(SCHEDULER_NOW) : Date.now();
  if (startMs === null) throw new Error('SCHEDULER_NOW: use a moment such as 2026-11-20T15:00:00Z.');
  const offset = startMs - Date.now();
  return {
    port: Number(SCHEDULER_PORT || 4322),
    dbPath: SCHEDULER_DB || join(import.meta.dirname, '..', '.data', 'bookings.sqlite'),
    frameAncestors: (SCHEDULER_FRAME_ANCESTORS || 'http://localhost:4321 http://127.0.0.1:4321').split(' '),
    now: () => Date.now() + offset,
  };
}
