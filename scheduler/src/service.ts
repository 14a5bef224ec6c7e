import type { Business, Schedule } from './config.ts';
import type { BookingDatabase } from './database.ts';
import type { Environment } from './environment.ts';

/** What the routes work with. */
export interface Service {
  readonly schedule: Schedule;
  readonly business: Business;
  readonly database: BookingDatabase;
  readonly environment: Environment;
}
