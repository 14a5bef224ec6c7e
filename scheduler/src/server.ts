import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { createApp } from './app.ts';
import { ConfigError, loadConfig, type SchedulerConfig } from './config.ts';
import { DatabaseError, openDatabase } from './database.ts';
import { readEnvironment, type Environment } from './environment.ts';

/** How long requests under way are waited for when the service stops, in milliseconds. */
const gracePeriod = 5_000;

// How long a client may take, in milliseconds. A busy service has not yet read what a client sent: cut off too early,
// a visitor would get an empty page.
const timeouts = {
  headersTimeout: 20_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 2_000,
};

/** The service under way; disposed of, it answers what is under way and ends. */
export interface RunningServer extends AsyncDisposable {
  readonly url: string;
}

/**
 * Starts the service on the loopback interface.
 * @throws ConfigError, DatabaseError, or the server's error.
 */
export async function startServer(
  environment: Environment,
  config: SchedulerConfig = loadConfig(),
): Promise<RunningServer> {
  await using started = new AsyncDisposableStack();
  const database = started.use(openDatabase(environment.dbPath));
  const app = createApp({ config, database, environment });
  const server = serve({
    fetch: app.fetch,
    hostname: '127.0.0.1',
    port: environment.port,
    serverOptions: timeouts,
  }) as Server;
  await once(server, 'listening');
  started.defer(() => {
    // Connections that never sent anything would keep it open: nobody waits for their timeouts here.
    setTimeout(() => server.closeAllConnections(), gracePeriod).unref();
    return server[Symbol.asyncDispose]();
  });
  return Object.assign(started.move(), { url: `http://localhost:${(server.address() as AddressInfo).port}` });
}

function explain(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const port = `Port ${process.env['SCHEDULER_PORT'] ?? 4322}`;
  if (code === 'EADDRINUSE') return `${port} is in use. Stop what uses it, or set SCHEDULER_PORT.`;
  if (code === 'EACCES') return `${port} may not be opened. Set SCHEDULER_PORT to one above 1023.`;
  const isForOwner = error instanceof ConfigError || error instanceof DatabaseError;
  return isForOwner ? error.message : String(error instanceof Error ? error.stack : error);
}

if (import.meta.main) {
  try {
    const server = await startServer(readEnvironment(process.env));
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.once(signal, () => void server[Symbol.asyncDispose]());
    console.log(`Scheduler (demonstration) at ${server.url}`);
  } catch (error) {
    console.error(explain(error));
    process.exitCode = 1;
  }
}
