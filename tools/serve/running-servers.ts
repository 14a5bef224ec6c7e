import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { listen, type StartedHost } from './listen.ts';
import { readPorts, requireFreePorts } from './ports.ts';
import { portsEnvironment, startSchedulerProcess } from './processes.ts';

/** Waits until a server responds with a status below 500. @throws Error if it does not within the time limit. */
export async function waitForServer(address: string, withinMs = 20_000): Promise<void> {
  const began = performance.now();
  while (performance.now() - began < withinMs) {
    const answer = await fetch(address, { redirect: 'manual' }).catch(() => undefined);
    if (answer && answer.status < 500) return;
    await pause(5);
  }
  throw new Error(`Nothing answered at ${address} within ${withinMs / 1000} seconds.`);
}

/** Makes scheduling services that this process starts use a temporary database, unless SCHEDULER_DB is set. */
export function isolateBookings(): void {
  if (process.env['SCHEDULER_DB']) return;
  const folder = mkdtempSync(join(tmpdir(), 'bookings-'));
  process.env['SCHEDULER_DB'] = join(folder, 'bookings.sqlite');
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}

/**
 * Starts a server of the site, and the scheduling service with a temporary database.
 * @returns the site's server; disposing of it stops both.
 */
export async function startServers(server: Server): Promise<StartedHost> {
  const ports = readPorts();
  await requireFreePorts(ports);
  isolateBookings();
  Object.assign(process.env, portsEnvironment(ports));
  await using starting = new AsyncDisposableStack();
  starting.use(await listen(server, ports.site));
  const scheduler = startSchedulerProcess(ports);
  starting.defer(() => void scheduler.kill('SIGTERM'));
  await waitForServer(`http://127.0.0.1:${ports.scheduler}/health`);
  const started = starting.move();
  return { origin: `http://localhost:${ports.site}`, [Symbol.asyncDispose]: () => started.disposeAsync() };
}
