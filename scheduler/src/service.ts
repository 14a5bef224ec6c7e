import type { DatabaseSync } from 'node:sqlite';
import type { Business, Schedule } from './config.ts';

/** What the routes work with. */
export interface Service {
  readonly schedule: Schedule;
  readonly business: Business;
  readonly database: DatabaseSync;
  /** The origins that may frame the pages. The first one is the website. */
  readonly frameAncestors: readonly string[];
  /** The service's only source of the present moment, in milliseconds. */
  readonly now: () => number;
}
