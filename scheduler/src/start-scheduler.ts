import type { AddressInfo } from 'node:net';
import type { Server } from 'node:http';
import type { DatabaseSync } from 'node:sqlite';
import { createAdaptorServer } from '@hono/node-server';
import { BookingStore } from './bookings/booking-store.ts';
import { openDatabase } from './bookings/database.ts';
import { cancellationMessages, confirmationMessages } from './bookings/outbox-messages.ts';
import { DEFAULT_CLIENT_LIMITS, LONGEST_HEADERS, type ClientLimits } from './client-limits.ts';
import { clockStartingAt, systemClock, type Clock } from './clock.ts';
import { loadConfig } from './config/scheduler-config.ts';
import {
  DEFAULT_CONFIG,
  DEFAULT_DATABASE,
  DEFAULT_FRAME_ANCESTORS,
  DEFAULT_PORT,
  DEFAULT_RATE_LIMIT,
} from './environment.ts';
import { RateLimit } from './requests/rate-limit.ts';
import { createSchedulerApp } from './scheduler-app.tsx';
import { readInstant } from './time/time-label.ts';

const LOOPBACK = '127.0.0.1';

/** How to start the service; everything left out is as in development. */
export interface SchedulerOptions {
  /** 0 takes any free port. */
  readonly port?: number;
  /** A file, or ":memory:". */
  readonly dbPath?: string;
  readonly configPath?: string;
  /** A clock, or the ISO moment at which a running clock starts. */
  readonly now?: Clock | string;
  /** Origins that may frame the pages and read the public times. */
  readonly frameAncestors?: readonly string[];
  /** Posts per minute and remote address. */
  readonly rateLimit?: number;
  /** The origin that links in the outbox begin with; else the service's own. */
  readonly publicUrl?: string | undefined;
  /** How long clients may take; tests shorten it. */
  readonly limits?: Partial<ClientLimits>;
  /** Tests only: gets the open database, to fill its disk or to make it read-only. */
  readonly withDatabase?: (database: DatabaseSync) => void;
}

/** A running service. */
export interface RunningScheduler {
  /** Its origin, such as http://127.0.0.1:4322. */
  readonly url: string;
  /** Stops it: ends open connections and closes the database. */
  close(): Promise<void>;
}

function readClock(now: Clock | string | undefined): Clock {
  if (now === undefined) return systemClock;
  if (typeof now !== 'string') return now;
  const startMs = readInstant(now);
  if (startMs === null)
    throw new Error(`now is ${JSON.stringify(now)}; allowed: a moment such as 2026-11-20T15:00:00Z`);
  return clockStartingAt(startMs);
}

function createServer(
  fetch: (request: Request) => Response | Promise<Response>,
  limits: ClientLimits,
): Server {
  const serverOptions = {
    maxHeaderSize: LONGEST_HEADERS,
    headersTimeout: limits.headers,
    requestTimeout: limits.request,
    keepAliveTimeout: limits.keepAlive,
    connectionsCheckingInterval: limits.checkEvery,
  };
  const server = createAdaptorServer({ fetch, serverOptions }) as Server;
  server.timeout = limits.silence;
  return server;
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, LOOPBACK, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

function stop(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

/**
 * Starts the service on the loopback interface.
 * @throws ConfigError, DatabaseError, or the server's own error (code EADDRINUSE for a port in use).
 */
export async function startScheduler(options: SchedulerOptions = {}): Promise<RunningScheduler> {
  const config = loadConfig(options.configPath ?? DEFAULT_CONFIG);
  const clock = readClock(options.now);
  const database = openDatabase(options.dbPath ?? DEFAULT_DATABASE);
  let url = '';
  const confirmations = confirmationMessages(config, () => options.publicUrl ?? url);
  const store = new BookingStore(database, confirmations, cancellationMessages(config));
  const app = createSchedulerApp({
    config,
    store,
    signingKey: store.signingKey(),
    clock,
    rateLimit: new RateLimit(options.rateLimit ?? DEFAULT_RATE_LIMIT),
    allowedOrigins: options.frameAncestors ?? DEFAULT_FRAME_ANCESTORS,
  });
  options.withDatabase?.(database);
  const server = createServer(app.fetch, { ...DEFAULT_CLIENT_LIMITS, ...options.limits });
  try {
    await listen(server, options.port ?? DEFAULT_PORT);
  } catch (error) {
    database.close();
    throw error;
  }
  url = `http://${LOOPBACK}:${(server.address() as AddressInfo).port}`;
  const close = async () => {
    await stop(server);
    if (database.isOpen) database.close();
  };
  return { url, close };
}
