import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from 'node:events';
import type { Ports } from '../scripts/ports.ts';
import { startSchedulerProcess } from '../scripts/processes.ts';
import { schedulerReady } from '../scripts/scheduler-ready.ts';
import { median } from './statistics.ts';

async function startOnce(ports: Ports): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'scheduler-start-'));
  const before = process.env['SCHEDULER_DB'];
  process.env['SCHEDULER_DB'] = join(folder, 'bookings.sqlite');
  const began = performance.now();
  const scheduler = startSchedulerProcess(ports);
  if (before === undefined) delete process.env['SCHEDULER_DB'];
  else process.env['SCHEDULER_DB'] = before;
  try {
    await schedulerReady(ports.scheduler);
    return performance.now() - began;
  } finally {
    const ended = once(scheduler, 'exit');
    scheduler.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
}

/** How long the local scheduling service takes from its start to its first answer, with an empty database. */
export async function measureSchedulerStart(ports: Ports, runs: number): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) times.push(await startOnce(ports));
  return median(times);
}
