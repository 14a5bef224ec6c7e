import type { KeyObject } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { FreeSlots } from '../availability/free-slots.ts';
import type { BookingStore } from '../bookings/booking-store.ts';
import type { Clock } from '../clock.ts';
import type { SchedulerConfig } from '../config/scheduler-config.ts';
import type { RateLimit } from '../requests/rate-limit.ts';

declare module 'hono' {
  interface ContextVariableMap {
    address: URL;
  }
}

/** What the routes work with. */
export interface Service {
  readonly config: SchedulerConfig;
  readonly store: BookingStore;
  readonly freeSlots: FreeSlots;
  readonly signingKey: KeyObject;
  readonly clock: Clock;
  readonly rateLimit: RateLimit;
  /** Origins of the sites that may frame the pages and read the public times. */
  readonly allowedOrigins: readonly string[];
  /** Where it is said what becomes of what visitors type. */
  readonly privacyUrl: string;
}

/** The request's address, taken apart once. */
export function addressOf(context: Context): URL {
  const known = context.get('address') as URL | undefined;
  if (known) return known;
  const address = new URL(context.req.url);
  context.set('address', address);
  return address;
}

/** The parameters of the request's address. */
export function queryOf(context: Context): URLSearchParams {
  return addressOf(context).searchParams;
}

/** The request as Node has it. */
export function incomingOf(context: Context): IncomingMessage {
  return (context.env as HttpBindings).incoming;
}
