import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { listen, type StartedHost } from './listen.ts';
import { readPorts, requireFreePorts } from './ports.ts';
import { portsEnvironment, startSchedulerProcess } from './processes.ts';

/** Waits until a server answers with anything but a fault of its own. @throws Error when it does not in time. */
export async function untilAnswering(address: string, withinMs = 20_000): Promise<void> {
  const began = performance.now();
  while (performance.now() - began < withinMs) {
    const answer = await fetch(address, { redirect: 'manual' }).catch(() => undefined);
    if (answer && answer.status < 500) return;
    await pause(5);
  }
  throw new Error(`Nothing answered at ${address} within ${withinMs / 1000} seconds.`);
}

/** Has the scheduling services started from here keep their bookings in a folder of their own, unless one is chosen. */
export function keepBookingsApart(): void {
  if (process.env['SCHEDULER_DB']) return;
  const folder = mkdtempSync(join(tmpdir(), 'bookings-'));
  process.env['SCHEDULER_DB'] = join(folder, 'bookings.sqlite');
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}

/**
 * Starts a server of the site and the scheduling service, with bookings that nobody keeps.
 * @returns the site's; disposed of, both end.
 */
export async function startServers(server: Server): Promise<StartedHost> {
  const ports = readPorts();
  await requireFreePorts(ports);
  keepBookingsApart();
  Object.assign(process.env, portsEnvironment(ports));
  await using starting = new AsyncDisposableStack();
  starting.use(await listen(server, ports.site));
  const scheduler = startSchedulerProcess(ports);
  starting.defer(() => void scheduler.kill('SIGTERM'));
  await untilAnswering(`http://127.0.0.1:${ports.scheduler}/health`);
  const started = starting.move();
  return { origin: `http://localhost:${ports.site}`, [Symbol.asyncDispose]: () => started.disposeAsync() };
}
