import { once } from 'node:events';
import type { Server } from 'node:http';
import { serve } from '@hono/node-server';
import { createApp } from './app.ts';
import { readBusiness, scheduleOf, type Service } from './config.ts';
import { databasePath, openDatabase } from './database.ts';
import { parseInstant } from './time.ts';

/** Configures the service by the environment variables in README.md. @throws Error if it can't be used. */
function readService(): Service {
  const { SCHEDULER_FRAME_ANCESTORS: origins, SCHEDULER_NOW } = process.env;
  const startMs = SCHEDULER_NOW ? parseInstant(SCHEDULER_NOW) : Date.now();
  if (startMs === null) throw new Error('SCHEDULER_NOW: use a moment such as 2026-11-20T15:00:00Z.');
  const offset = startMs - Date.now();
  const business = readBusiness();
  return {
    schedule: scheduleOf(business.callMinutes),
    business,
    database: openDatabase(databasePath()),
    frameAncestors: (origins || 'http://localhost:4321 http://127.0.0.1:4321').split(' '),
    now: () => Date.now() + offset,
  };
}

/** Starts a service on the loopback interface. @throws Error of the server, for example if the port is in use. */
export async function startServer(service: Service, port: number): Promise<Server> {
  const server = serve({ fetch: createApp(service).fetch, hostname: '127.0.0.1', port }) as Server;
  await once(server, 'listening');
  return server;
}

if (import.meta.main) {
  const port = Number(process.env['SCHEDULER_PORT'] || 4322);
  try {
    const server = await startServer(readService(), port);
    // Pending requests still get a response.
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => server.close());
    console.log(`Scheduler (demonstration) at http://localhost:${port}`);
  } catch (error) {
    const { code, message } = error as Error & { code?: string };
    const isInUse = code === 'EADDRINUSE';
    console.error(isInUse ? `Port ${port} is in use. Stop what uses it, or set SCHEDULER_PORT.` : message);
    process.exitCode = 1;
  }
}
