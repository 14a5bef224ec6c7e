import type { AddressInfo } from 'node:net';
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { FreeSlots } from './availability/free-slots.ts';
import { BookingStore } from './bookings/booking-store.ts';
import { openDatabase } from './bookings/database.ts';
import { cancellationMessages, confirmationMessages } from './bookings/outbox-messages.ts';
import { defaultClientLimits, longestHeaders, type ClientLimits } from './client-limits.ts';
import { clockStartingAt, systemClock, type Clock } from './clock.ts';
import { loadConfig } from './config/scheduler-config.ts';
import {
  defaultConfig,
  defaultDatabase,
  defaultEmailLimit,
  defaultFrameAncestors,
  defaultPort,
  defaultRateLimit,
  defaultSettings,
} from './environment.ts';
import { KeptAnswers } from './requests/kept-answers.ts';
import { RateLimit } from './requests/rate-limit.ts';
import { createSchedulerApp } from './scheduler-app.ts';
import { readInstant } from './time/time-label.ts';

const loopbackAddress = '127.0.0.1';

/** How to start the service; everything left out is as in development. */
export interface SchedulerOptions {
  /** 0 takes any free port. */
  readonly port?: number;
  /** A file, or ":memory:". */
  readonly dbPath?: string;
  readonly configPath?: string;
  /** The owner's settings file. */
  readonly settingsPath?: string;
  /** A clock, or the ISO moment at which a running clock starts. */
  readonly now?: Clock | string;
  /** Origins that may frame the pages and read the public times. */
  readonly frameAncestors?: readonly string[];
  /** Posts per minute and remote address. */
  readonly rateLimit?: number;
  /** Bookings per mail address in 24 hours. */
  readonly emailLimit?: number;
  /** Where it is said what becomes of what visitors type; else the privacy policy of the first site that may frame. */
  readonly privacyUrl?: string | undefined;
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
  /**
   * Stops it: answers what was asked, then closes connections and database.
   * @param graceMs how long requests on their way are still taken; clients are told not to send more.
   */
  close(graceMs?: number): Promise<void>;
}

function readClock(now: Clock | string | undefined): Clock {
  if (now === undefined) return systemClock;
  if (typeof now !== 'string') return now;
  const startMs = readInstant(now);
  if (startMs === null)
    throw new Error(`now is ${JSON.stringify(now)}; allowed: a moment such as 2026-11-20T15:00:00Z`);
  return clockStartingAt(startMs);
}

const longestAnswer = 5_000;

/** An HTTP server that can be stopped without leaving anybody who asked without an answer. */
class GracefulServer {
  readonly server: Server;
  readonly #open = new Set<ServerResponse>();
  #stopping = false;
  readonly #waiting: (() => void)[] = [];
  #entering = false;
  #entered = false;

  constructor(listener: (...request: Parameters<RequestListener>) => void, limits: ClientLimits) {
    const options = {
      maxHeaderSize: longestHeaders,
      headersTimeout: limits.headers,
      requestTimeout: limits.request,
      keepAliveTimeout: limits.keepAlive,
      connectionsCheckingInterval: limits.checkEvery,
    };
    this.server = createServer(options, (request, response) => {
      this.#open.add(response);
      response.once('close', () => this.#open.delete(response));
      if (this.#stopping) response.shouldKeepAlive = false;
      if (this.#entering) this.#waiting.push(() => response.destroyed || listener(request, response));
      else listener(request, response);
    });
    this.server.on('connection', () => this.#letIn());
    this.server.timeout = limits.silence;
  }

  /**
   * While clients enter, answers one in a turn of the event loop, and the others wait in the order in which they asked.
   * Node takes one new connection in a turn: were all who are in answered in each, the last of 200 who come together
   * would wait for thousands of answers.
   */
  #letIn(): void {
    this.#entered = true;
    if (this.#entering) return;
    this.#entering = true;
    const turn = (): void => {
      this.#entering = this.#entered;
      this.#entered = false;
      for (const answer of this.#waiting.splice(0, this.#entering ? 1 : Infinity)) setImmediate(answer);
      if (this.#entering) setImmediate(turn);
    };
    setImmediate(turn);
  }

  /** Takes requests for `graceMs` more, answers them, and closes each connection after its answer. */
  async stop(graceMs: number): Promise<void> {
    this.#stopping = true;
    for (const response of this.#open) response.shouldKeepAlive = false;
    await pause(graceMs);
    const closed = new Promise<void>((resolve) => this.server.close(() => resolve()));
    const deadline = setTimeout(
      () => this.server.closeAllConnections(),
      this.#open.size > 0 ? longestAnswer : 0,
    );
    await closed;
    clearTimeout(deadline);
  }
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, loopbackAddress, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

/**
 * Starts the service on the loopback interface.
 * @throws ConfigError, DatabaseError, or the server's own error (code EADDRINUSE for a port in use).
 */
export async function startScheduler(options: SchedulerOptions = {}): Promise<RunningScheduler> {
  const config = loadConfig(options.configPath ?? defaultConfig, options.settingsPath ?? defaultSettings);
  const clock = readClock(options.now);
  const database = openDatabase(options.dbPath ?? defaultDatabase);
  let url = '';
  const confirmations = confirmationMessages(config, () => options.publicUrl ?? url);
  const cancellations = cancellationMessages(config);
  const emailLimit = options.emailLimit ?? defaultEmailLimit;
  const store = new BookingStore(database, confirmations, cancellations, emailLimit);
  const keptAnswers = new KeptAnswers(clock, () => store.version);
  const allowedOrigins = options.frameAncestors ?? defaultFrameAncestors;
  const app = createSchedulerApp(
    {
      config,
      store,
      freeSlots: new FreeSlots(config, store),
      signingKey: store.signingKey(),
      clock,
      rateLimit: new RateLimit(options.rateLimit ?? defaultRateLimit),
      allowedOrigins,
      privacyUrl: options.privacyUrl ?? `${allowedOrigins[0] ?? ''}/privacy-policy`,
    },
    keptAnswers,
  );
  options.withDatabase?.(database);
  const answer = getRequestListener(app.fetch);
  const graceful = new GracefulServer(
    (request, response) => void (keptAnswers.answer(request, response) || answer(request, response)),
    { ...defaultClientLimits, ...options.limits },
  );
  try {
    await listen(graceful.server, options.port ?? defaultPort);
  } catch (error) {
    database.close();
    throw error;
  }
  url = `http://${loopbackAddress}:${(graceful.server.address() as AddressInfo).port}`;
  const close = async (graceMs = 0) => {
    await graceful.stop(graceMs);
    if (database.isOpen) database.close();
  };
  return { url, close };
}
