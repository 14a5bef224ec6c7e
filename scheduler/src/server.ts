import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { createApp } from './app.ts';
import { readBusiness, schedule } from './config.ts';
import { openDatabase } from './database.ts';
import { readEnvironment, type Environment } from './environment.ts';
import type { Service } from './service.ts';

/** How long requests under way are waited for when the service stops, in milliseconds. */
const gracePeriod = 5_000;

/** The service under way; disposed of, it answers what is under way and ends. */
export interface RunningServer extends AsyncDisposable {
  readonly url: string;
}

/**
 * Starts the service on the loopback interface.
 * @param own what a test has of its own.
 * @throws DatabaseError, or the server's error.
 */
export async function startServer(
  environment: Environment,
  own: Partial<Service> = {},
): Promise<RunningServer> {
  await using started = new AsyncDisposableStack();
  const database = started.use(openDatabase(environment.dbPath));
  const { fetch } = createApp({ schedule, business: readBusiness(), database, environment, ...own });
  const server = serve({ fetch, hostname: '127.0.0.1', port: environment.port }) as Server;
  await once(server, 'listening');
  started.defer(() => {
    // Connections that never sent anything would keep it open: nobody waits for their timeouts here.
    setTimeout(() => server.closeAllConnections(), gracePeriod).unref();
    return server[Symbol.asyncDispose]();
  });
  return Object.assign(started.move(), { url: `http://localhost:${(server.address() as AddressInfo).port}` });
}

if (import.meta.main) {
  try {
    const server = await startServer(readEnvironment(process.env));
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.once(signal, () => void server[Symbol.asyncDispose]());
    console.log(`Scheduler (demonstration) at ${server.url}`);
  } catch (error) {
    const { code, port, message } = error as Error & { code?: string; port?: number };
    const isInUse = code === 'EADDRINUSE';
    console.error(isInUse ? `Port ${port} is in use. Stop what uses it, or set SCHEDULER_PORT.` : message);
    process.exitCode = 1;
  }
}
